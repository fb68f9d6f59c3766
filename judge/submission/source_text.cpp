#include "judge/submission/source_text.h"

#include <algorithm>
#include <array>

namespace judge {
namespace {

constexpr std::string_view kSpaces = " \t\r\v\f";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kSpaces);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpaces) - begin + 1);
}

// Goes through a text once and blanks what is not code. It knows as much of C++ as that needs.
class Blanker {
 public:
  explicit Blanker(std::string_view text) : text_(text), code_(text) {
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") blank_to(3);
  }

  std::string run() {
    while (at_ < text_.size()) step();
    return code_;
  }

 private:
  // What becomes of the branches of an #if.
  enum class Branch { open, left_out, taken };

  void step() {
    const char c = text_[at_];
    if (c == '\n') {
      line_begins_ = true;
      ++at_;
    } else if (kSpaces.find(c) != std::string_view::npos) {
      ++at_;
    } else if (c == '#' && line_begins_) {
      directive();
    } else if (left_out() || starts("//")) {
      blank_to(end_of_line());
    } else if (starts("/*")) {
      blank_past("*/", at_ + 2);
    } else {
      line_begins_ = false;
      token(c);
    }
  }

  void token(char c) {
    if (c == '"' || c == '\'') {
      literal(c);
    } else if (is_word(c)) {
      word();
    } else {
      ++at_;
    }
  }

  // A word with what belongs to it: the ' within a number, the raw string after an R.
  void word() {
    const std::size_t begin = at_;
    const auto in_word = [&] {
      if (at_ == text_.size()) return false;
      if (is_word(text_[at_])) return true;
      return text_[at_] == '\'' && is_digit(text_[begin]) && at_ + 1 < text_.size() &&
             is_word(text_[at_ + 1]);
    };
    while (in_word()) ++at_;
    constexpr std::array<std::string_view, 5> kRaw{"R", "u8R", "uR", "UR", "LR"};
    const std::string_view found = text_.substr(begin, at_ - begin);
    if (!starts("\"") || std::find(kRaw.begin(), kRaw.end(), found) == kRaw.end()) return;
    const std::size_t parenthesis = std::min(text_.find('(', at_), text_.size());
    const std::string mark(text_.substr(at_ + 1, parenthesis - at_ - 1));
    at_ = begin;
    blank_past(")" + mark + "\"", parenthesis);
  }

  // One that is not closed ends with its line, as for a compiler.
  void literal(char quote) {
    std::size_t end = at_ + 1;
    while (end < text_.size() && text_[end] != quote && text_[end] != '\n') {
      end += text_[end] == '\\' ? 2 : 1;
    }
    blank_to(end + (end < text_.size() && text_[end] == quote ? 1 : 0));
  }

  void directive() {
    const std::size_t end = end_of_line();
    std::string_view line = text_.substr(at_ + 1, end - at_ - 1);
    line = line.substr(0, line.find("//"));
    const std::size_t comment = line.rfind("/*");
    const bool goes_on =
        comment != std::string_view::npos && line.find("*/", comment) == std::string_view::npos;
    condition(trimmed(line.substr(0, line.find("/*"))));
    blank_to(goes_on ? at_ + 1 + comment : end);
  }

  void condition(std::string_view line) {
    const auto* const past = std::find_if_not(line.begin(), line.end(), is_word);
    const std::string_view word = line.substr(0, static_cast<std::size_t>(past - line.begin()));
    const std::string_view rest = trimmed(line.substr(word.size()));
    if (word == "if" && (rest == "0" || rest == "false")) {
      branches_.push_back(Branch::left_out);
    } else if (word == "if" && (rest == "1" || rest == "true")) {
      branches_.push_back(Branch::taken);
    } else if (word.substr(0, 2) == "if") {
      branches_.push_back(Branch::open);
    } else if (word.substr(0, 2) == "el" && !branches_.empty()) {
      Branch& branch = branches_.back();
      branch = branch == Branch::taken ? Branch::left_out : Branch::open;
    } else if (word == "endif" && !branches_.empty()) {
      branches_.pop_back();
    }
  }

  [[nodiscard]] bool left_out() const {
    return std::find(branches_.begin(), branches_.end(), Branch::left_out) != branches_.end();
  }

  [[nodiscard]] bool starts(std::string_view sign) const {
    return text_.substr(at_, sign.size()) == sign;
  }

  // Of the line and of those that a backslash joins to it.
  [[nodiscard]] std::size_t end_of_line() const {
    std::size_t end = text_.find('\n', at_);
    while (end != std::string_view::npos) {
      const std::size_t last = text_.find_last_not_of('\r', end - 1);
      if (last == std::string_view::npos || last < at_ || text_[last] != '\\') break;
      end = text_.find('\n', end + 1);
    }
    return std::min(end, text_.size());
  }

  void blank_past(std::string_view sign, std::size_t from) {
    const std::size_t found = text_.find(sign, from);
    blank_to(found == std::string_view::npos ? text_.size() : found + sign.size());
  }

  void blank_to(std::size_t end) {
    end = std::min(end, text_.size());
    for (; at_ < end; ++at_) {
      if (text_[at_] != '\n') code_[at_] = ' ';
    }
  }

  std::string_view text_;
  std::string code_;
  std::size_t at_ = 0;
  bool line_begins_ = true;
  std::vector<Branch> branches_;
};

}  // namespace

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

std::string code_only(std::string_view text) { return Blanker(text).run(); }

std::vector<Token> tokens_of(std::string_view code) {
  std::vector<Token> tokens;
  std::size_t line = 1;
  for (std::size_t at = 0; at < code.size();) {
    std::size_t end = at + 1;
    if (is_word(code[at])) {
      while (end < code.size() && is_word(code[end])) ++end;
    } else if (code.substr(at, 2) == "::") {
      ++end;
    }
    if (code[at] == '\n') {
      ++line;
    } else if (kSpaces.find(code[at]) == std::string_view::npos) {
      tokens.push_back({code.substr(at, end - at), line});
    }
    at = end;
  }
  return tokens;
}

}  // namespace judge
