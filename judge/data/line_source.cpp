#include "judge/data/line_source.h"

#include <algorithm>

#include "judge/judge_error.h"

namespace judge {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 16;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool ends_line(char c) { return c == '\n' || c == '\r'; }

}  // namespace

std::optional<std::string_view> LineSource::next() {
  if (number_ == 0) drop_byte_order_mark();
  drop_rest_of_crlf();
  const std::size_t end = find_end();
  if (begin_ == buffer_.size()) return std::nullopt;
  const std::string_view line = std::string_view(buffer_).substr(begin_, end - begin_);
  after_cr_ = end < buffer_.size() && buffer_[end] == '\r';
  begin_ = std::min(end + 1, buffer_.size());
  ++number_;
  return line;
}

/// Where the line at begin_ ends in buffer_, filled as far as needed.
std::size_t LineSource::find_end() {
  std::size_t length = 0;
  while (true) {
    const auto from = buffer_.begin() + static_cast<std::ptrdiff_t>(begin_ + length);
    const auto end = std::find_if(from, buffer_.end(), ends_line);
    length = static_cast<std::size_t>(end - buffer_.begin()) - begin_;
    if (end != buffer_.end() || length > kMaxLine || !fill()) return begin_ + length;
  }
}

void LineSource::drop_rest_of_crlf() {
  if (!after_cr_) return;
  if (begin_ == buffer_.size()) fill();
  if (begin_ < buffer_.size() && buffer_[begin_] == '\n') ++begin_;
}

void LineSource::drop_byte_order_mark() {
  fill();
  if (std::string_view(buffer_).starts_with(kByteOrderMark)) begin_ = kByteOrderMark.size();
}

/// Appends a block to what is left of the buffer; false at the end of the text.
bool LineSource::fill() {
  buffer_.erase(0, begin_);
  begin_ = 0;
  const std::size_t left = buffer_.size();
  buffer_.resize(left + kBlock);
  in_->read(buffer_.data() + left, kBlock);
  if (in_->bad()) throw JudgeError("a file cannot be read to its end");
  buffer_.resize(left + static_cast<std::size_t>(in_->gcount()));
  return buffer_.size() > left;
}

}  // namespace judge
