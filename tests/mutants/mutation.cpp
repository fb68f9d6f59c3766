#include "tests/mutants/mutation.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace mutants {
namespace {

enum class Kind { word, number, character, symbol };

struct Token {
  Kind kind;
  std::size_t offset;
  std::string_view text;
};

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

constexpr std::array<std::string_view, 20> kLongSymbols{
    "<<=", ">>=", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||",
    "++",  "--",  "+=", "-=", "*=", "|=", "&=", "^=", "::", "->"};

// Comments, directives and text in quotes are no tokens.
class Lexer {
 public:
  explicit Lexer(std::string_view source) : source_(source) {}

  std::vector<Token> run() {
    while (at_ < source_.size()) step();
    return tokens_;
  }

 private:
  [[nodiscard]] bool sees(std::string_view text) const {
    return source_.substr(at_, text.size()) == text;
  }

  void step() {
    const char c = source_[at_];
    if (sees("//") || c == '#') {
      skip_to("\n");
    } else if (c == '"') {
      ++at_;
      skip_to("\"");
      ++at_;
    } else if (c == '\'') {
      const std::size_t end = source_.find('\'', source_[at_ + 1] == '\\' ? at_ + 3 : at_ + 1);
      take(Kind::character, end + 1 - at_);
    } else if (is_word(c)) {
      std::size_t end = at_;
      while (end < source_.size() && (is_word(source_[end]) || source_[end] == '\'')) ++end;
      take(std::isdigit(static_cast<unsigned char>(c)) != 0 ? Kind::number : Kind::word, end - at_);
    } else if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      ++at_;
    } else {
      const auto* const symbol = std::find_if(kLongSymbols.begin(), kLongSymbols.end(),
                                              [&](std::string_view text) { return sees(text); });
      take(Kind::symbol, symbol == kLongSymbols.end() ? 1 : symbol->size());
    }
  }

  void skip_to(std::string_view text) { at_ = std::min(source_.find(text, at_), source_.size()); }

  void take(Kind kind, std::size_t size) {
    tokens_.push_back({kind, at_, source_.substr(at_, size)});
    at_ += size;
  }

  std::string_view source_;
  std::size_t at_ = 0;
  std::vector<Token> tokens_;
};

using Symbols = std::vector<std::string_view>;
const std::vector<Symbols> kBinary{{"<", "<=", ">", ">=", "==", "!="},
                                   {"+", "-", "*", "/", "%"},
                                   {"&&", "||"},
                                   {"&", "|", "^"},
                                   {"<<", ">>"},
                                   {"+=", "-=", "="},
                                   {"|=", "&=", "^="},
                                   {"<<=", ">>="}};
const std::set<std::string_view> kUnary{"!", "~", "-"};

// Words with which no statement begins that can be left out: without a declaration there is no
// program.
const std::set<std::string_view> kDeclares{"using",    "class", "struct", "public",  "private",
                                           "template", "enum",  "friend", "typedef", "const",
                                           "static",   "auto",  "int",    "bool",    "char"};

class Mutator {
 public:
  explicit Mutator(std::string_view source) : source_(source), tokens_(Lexer(source).run()) {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (is_index(i)) indices_.insert(tokens_[i].text);
    }
  }

  std::vector<Mutation> run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].text == "static_assert") {
        i = end_of_statement(i);
        continue;
      }
      leave_out_statement(i);
      change(i);
    }
    return mutations_;
  }

 private:
  [[nodiscard]] std::string_view text(std::size_t i) const {
    return i < tokens_.size() ? tokens_[i].text : "";
  }

  // All of what stands in square brackets.
  [[nodiscard]] bool is_index(std::size_t i) const {
    return tokens_[i].kind == Kind::word && i > 0 && text(i - 1) == "[" && text(i + 1) == "]";
  }

  [[nodiscard]] bool has_spaces_around(const Token& token) const {
    const std::size_t end = token.offset + token.text.size();
    return token.offset > 0 && end < source_.size() &&
           std::isspace(static_cast<unsigned char>(source_[token.offset - 1])) != 0 &&
           std::isspace(static_cast<unsigned char>(source_[end])) != 0;
  }

  void add(const Token& token, std::string_view to) {
    mutations_.push_back({token.offset, std::string(token.text), std::string(to)});
  }

  void change(std::size_t i) {
    const Token& token = tokens_[i];
    switch (token.kind) {
      case Kind::number:
        change_number(token);
        break;
      case Kind::character:
        change_character(token);
        break;
      case Kind::word:
        if (token.text == "true") add(token, "false");
        if (token.text == "false") add(token, "true");
        if (is_index(i)) change_index(token);
        break;
      case Kind::symbol:
        change_symbol(i);
        break;
    }
  }

  void change_number(const Token& token) {
    const bool hex = token.text.substr(0, 2) == "0x";
    const std::string_view allowed = hex ? "0123456789abcdefABCDEF'x" : "0123456789'";
    std::string digits(token.text.substr(0, token.text.find_first_not_of(allowed)));
    const std::string suffix(token.text.substr(digits.size()));
    digits.erase(std::remove(digits.begin(), digits.end(), '\''), digits.end());
    const unsigned long value = std::stoul(digits, nullptr, 0);
    add(token, std::to_string(value + 1) + suffix);
    if (value > 0) add(token, std::to_string(value - 1) + suffix);
  }

  void change_character(const Token& token) {
    if (token.text.size() != 3) return;
    for (const int by : {-1, 1}) {
      add(token, std::string{'\'', static_cast<char>(token.text[1] + by), '\''});
    }
  }

  void change_index(const Token& token) {
    for (const std::string_view other : indices_) {
      if (other != token.text) add(token, other);
    }
  }

  void change_symbol(std::size_t i) {
    const Token& token = tokens_[i];
    if (token.text == "++") add(token, "--");
    if (token.text == "--") add(token, "++");
    if (!has_spaces_around(token)) {
      if (kUnary.count(token.text) != 0) add(token, "");
      return;
    }
    for (const Symbols& kind : kBinary) {
      if (std::find(kind.begin(), kind.end(), token.text) == kind.end()) continue;
      for (const std::string_view other : kind) {
        if (other != token.text) add(token, other);
      }
    }
  }

  [[nodiscard]] std::size_t end_of_statement(std::size_t i) const {
    int depth = 0;
    for (; i < tokens_.size(); ++i) {
      if (text(i) == "(" || text(i) == "[" || text(i) == "{") ++depth;
      if (text(i) == ")" || text(i) == "]" || text(i) == "}") --depth;
      if (depth < 0 || (depth == 0 && text(i) == ";")) break;
    }
    return i;
  }

  // Where `i` begins an expression statement, a return, break or continue.
  void leave_out_statement(std::size_t i) {
    if (i == 0) return;
    const std::string_view before = text(i - 1);
    const bool after_head = before == ")" && ends_head(i - 1);
    if (before != ";" && before != "{" && before != "}" && before != "else" && !after_head) return;
    if (text(i) == ";" || text(i) == "}" || text(i) == "if" || text(i) == "for" ||
        text(i) == "while" || kDeclares.count(text(i)) != 0) {
      return;
    }
    const std::size_t end = end_of_statement(i);
    if (text(end) != ";" || in_brackets(i)) return;
    const std::size_t begin = tokens_[i].offset;
    mutations_.push_back(
        {begin, std::string(source_.substr(begin, tokens_[end].offset - begin)), ""});
  }

  // Whether the bracket that closes at `i` is that of an if, for or while.
  [[nodiscard]] bool ends_head(std::size_t i) const {
    int depth = 0;
    for (; i > 0; --i) {
      if (text(i) == ")") ++depth;
      if (text(i) == "(" && --depth == 0) break;
    }
    return i > 0 && (text(i - 1) == "if" || text(i - 1) == "for" || text(i - 1) == "while");
  }

  // Whether `i` stands in round brackets, as in the head of a for.
  [[nodiscard]] bool in_brackets(std::size_t i) const {
    int depth = 0;
    for (std::size_t k = 0; k < i; ++k) {
      if (text(k) == "(") ++depth;
      if (text(k) == ")") --depth;
    }
    return depth > 0;
  }

  std::string_view source_;
  std::vector<Token> tokens_;
  std::set<std::string_view> indices_;
  std::vector<Mutation> mutations_;
};

}  // namespace

std::vector<Mutation> mutations_of(std::string_view source) { return Mutator(source).run(); }

std::string mutated(std::string_view source, const Mutation& mutation) {
  std::string text(source);
  return text.replace(mutation.offset, mutation.from.size(), mutation.to);
}

std::string_view line_at(std::string_view source, std::size_t offset) {
  const std::size_t begin = source.rfind('\n', offset) + 1;
  const std::size_t end = std::min(source.find('\n', offset), source.size());
  const std::string_view line = source.substr(begin, end - begin);
  return line.substr(std::min(line.find_first_not_of(' '), line.size()));
}

std::size_t line_number(std::string_view source, std::size_t offset) {
  const std::string_view before = source.substr(0, offset);
  return 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
}

}  // namespace mutants
