#include "judge/submission/candidates.h"

#include <algorithm>
#include <array>
#include <optional>

#include "judge/submission/source_text.h"

namespace judge {
namespace {

constexpr std::string_view kMethod = "solveSudoku";

bool is_opening(std::string_view token) { return token == "(" || token == "[" || token == "{"; }
bool is_closing(std::string_view token) { return token == ")" || token == "]" || token == "}"; }

template <std::size_t N>
bool holds(const std::array<std::string_view, N>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// A range of tokens.
struct Range {
  std::size_t begin;
  std::size_t end;
};

// What a declaration stands in.
struct Scope {
  std::string prefix;  // "sudoku::Solver::"
  Candidate* in_class = nullptr;
  bool is_public = true;
};

struct ClassHead {
  Candidate candidate;
  bool is_struct;
};

// Whether the word before a bracket makes the two an attribute: alignas(8), __attribute__((…)).
bool is_attribute(std::string_view word) { return word == "alignas" || word.substr(0, 2) == "__"; }

// Reads the declarations of a file, by braces, semicolons and keywords.
class Finder {
 public:
  explicit Finder(std::vector<Token> tokens) : tokens_(std::move(tokens)) {}

  std::vector<Candidate> run() {
    while (at_ < tokens_.size()) read_scope({});
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Candidate& a, const Candidate& b) { return a.line < b.line; });
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::string_view text(std::size_t i) const {
    return i < tokens_.size() ? tokens_[i].text : std::string_view();
  }

  // Past the bracket that closes the one at `i`.
  [[nodiscard]] std::size_t past_group(std::size_t i) const {
    std::size_t depth = 0;
    for (; i < tokens_.size(); ++i) {
      if (is_opening(text(i))) ++depth;
      if (is_closing(text(i)) && --depth == 0) return i + 1;
    }
    return i;
  }

  // Past `template <…>`, as often as it stands there.
  [[nodiscard]] std::size_t past_template(std::size_t i) const {
    while (text(i) == "template") {
      std::size_t depth = 0;
      for (++i; i < tokens_.size(); ++i) {
        if (text(i) == "<") ++depth;
        if (text(i) == ">" && --depth == 0) break;
      }
      if (i < tokens_.size()) ++i;
    }
    return i;
  }

  // To the brace that closes the scope. A head is what has been read of a declaration.
  void read_scope(Scope scope) {
    constexpr std::array<std::string_view, 3> kAccess{"public", "private", "protected"};
    for (std::size_t head = at_; at_ < tokens_.size();) {
      const std::string_view token = text(at_);
      if (token == "}") {
        ++at_;
        return;
      }
      if (token == ";") {
        read_declaration({head, at_}, scope);
        head = ++at_;
      } else if (token == "{") {
        read_braces({head, at_}, scope);
        head = at_;
      } else if (is_opening(token)) {
        at_ = past_group(at_);
      } else if (holds(kAccess, token) && text(at_ + 1) == ":") {
        scope.is_public = token == "public";
        head = at_ += 2;
      } else {
        ++at_;
      }
    }
  }

  void read_braces(Range head, const Scope& scope) {
    const std::size_t first = head.begin + (text(head.begin) == "inline" ? 1 : 0);
    if (text(first) == "namespace") {
      std::string name;
      for (std::size_t i = first + 1; i < head.end; ++i) name += text(i);
      ++at_;
      read_scope({name.empty() ? scope.prefix : scope.prefix + name + "::"});
    } else if (text(head.begin) == "extern" && head.end == head.begin + 1) {
      ++at_;
      read_scope(scope);
    } else if (auto found = class_in(head)) {
      found->candidate.name.insert(0, scope.prefix);
      ++at_;
      read_scope({found->candidate.name + "::", &found->candidate, found->is_struct});
      found_.push_back(found->candidate);
    } else {
      read_declaration(head, scope);
      at_ = past_group(at_);
    }
  }

  // The class whose definition has this head: `class [[nodiscard]] Name final : Base`.
  [[nodiscard]] std::optional<ClassHead> class_in(Range head) const {
    const std::size_t start = past_template(head.begin);
    std::size_t i = start;
    while (i < head.end && text(i) != "class" && text(i) != "struct") {
      if (text(i) == "enum" || is_opening(text(i))) return std::nullopt;
      ++i;
    }
    const bool is_template = start != head.begin;
    const bool is_struct = text(i) == "struct";
    Candidate found{is_template ? Candidate::Kind::class_template : Candidate::Kind::class_type, "",
                    0, false, Fit::none};
    for (++i; i < head.end && text(i) != ":" && text(i) != "final"; ++i) {
      if (text(i) == "[" || (text(i) == "(" && is_attribute(text(i - 1)))) {
        i = past_group(i) - 1;
      } else if (is_word(text(i).front())) {
        const bool qualified = text(i - 1) == "::";
        found.name = qualified ? found.name + "::" + std::string(text(i)) : text(i);
        found.line = tokens_[i].line;
      } else if (text(i) != "::") {
        return std::nullopt;
      }
    }
    found.derived = i < head.end && text(head.end - 1) != "final";
    if (found.name.empty()) return std::nullopt;
    return ClassHead{found, is_struct};
  }

  // Notes a declaration of solveSudoku, unless it is another thing that only mentions it.
  void read_declaration(Range head, const Scope& scope) {
    constexpr std::array<std::string_view, 4> kOthers{"=", "friend", "using", "typedef"};
    const std::size_t start = past_template(head.begin);
    for (std::size_t i = start; i < head.end; ++i) {
      if (holds(kOthers, text(i))) return;
      if (is_opening(text(i))) {
        i = past_group(i) - 1;
      } else if (text(i) == kMethod && text(i + 1) == "(" && i > start && text(i - 1) != "::") {
        const std::size_t end = past_group(i + 1);
        const bool absent = text(head.end - 2) == "=" && head.end - 2 >= end;  // = 0, = delete
        if (!absent) note(tokens_[i].line, fit_of({i + 2, end - 1}, scope), scope);
        return;
      }
    }
  }

  void note(std::size_t line, Fit fit, const Scope& scope) {
    if (scope.in_class != nullptr) {
      scope.in_class->fit = std::max(scope.in_class->fit, fit);
    } else {
      found_.push_back(
          {Candidate::Kind::function, scope.prefix + std::string(kMethod), line, false, fit});
    }
  }

  [[nodiscard]] Fit fit_of(Range parameters, const Scope& scope) const {
    std::vector<Range> all = split(parameters);
    if (!all.empty() && text(all.front().begin) == "this") all.erase(all.begin());
    if (all.empty() || !may_be_board(all.front())) return Fit::wrong_type;
    const bool others_optional = std::all_of(all.begin() + 1, all.end(), [&](Range parameter) {
      for (std::size_t i = parameter.begin; i < parameter.end; ++i) {
        if (text(i) == "=") return true;
      }
      return false;
    });
    if (!others_optional) return Fit::wrong_type;
    return scope.is_public ? Fit::good : Fit::hidden;
  }

  // At the commas that are in no brackets.
  [[nodiscard]] std::vector<Range> split(Range list) const {
    std::vector<Range> parts;
    std::size_t angles = 0;
    std::size_t begin = list.begin;
    for (std::size_t i = list.begin; i < list.end; ++i) {
      if (is_opening(text(i))) i = past_group(i) - 1;
      if (text(i) == "<") ++angles;
      if (text(i) == ">" && angles > 0) --angles;
      if (text(i) != "," || angles > 0) continue;
      parts.push_back({begin, i});
      begin = i + 1;
    }
    if (begin < list.end) parts.push_back({begin, list.end});
    return parts;
  }

  // False where the type is certainly another. What an alias or a template stands for is not known.
  [[nodiscard]] bool may_be_board(Range parameter) const {
    constexpr std::array<std::string_view, 15> kOthers{
        "[",      "*",     "int",    "short", "long",   "unsigned", "bool", "float",
        "double", "array", "string", "void",  "bitset", "map",      "set"};
    std::size_t vectors = 0;
    bool chars = false;
    for (std::size_t i = parameter.begin; i < parameter.end; ++i) {
      if (holds(kOthers, text(i))) return false;
      if (text(i) == "vector") ++vectors;
      if (text(i) == "char") chars = true;
    }
    return !chars || vectors == 2;
  }

  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  std::vector<Candidate> found_;
};

}  // namespace

std::vector<Candidate> candidates_in(std::string_view source) {
  const std::string code = code_only(source);
  return Finder(tokens_of(code)).run();
}

}  // namespace judge
