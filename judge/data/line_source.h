#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

namespace judge {

/// The longest line that is read, in bytes. It bounds the memory of a reader.
inline constexpr std::size_t kMaxLine = std::size_t{1} << 20;

/// Splits text into lines that end in LF, CRLF or a lone CR, and drops a byte order mark.
class LineSource {
 public:
  /// Reads from `in`, which must outlive the source.
  explicit LineSource(std::istream& in) : in_(&in) {}

  /// The next line without its end, valid until the next call; nothing at the end of the text. Of a
  /// line longer than kMaxLine only a beginning is given that is longer than kMaxLine, too.
  /// Throws JudgeError where the machine cannot read on.
  std::optional<std::string_view> next();

  /// The number of the line last given, from 1.
  [[nodiscard]] std::size_t number() const { return number_; }

 private:
  bool fill();
  std::size_t find_end();
  void drop_rest_of_crlf();
  void drop_byte_order_mark();

  std::istream* in_;
  std::string buffer_;
  std::size_t begin_ = 0;  ///< of the next line in buffer_
  std::size_t number_ = 0;
  bool after_cr_ = false;  ///< an LF that follows belongs to the line before
};

}  // namespace judge
