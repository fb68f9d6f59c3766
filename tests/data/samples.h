#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "judge/data/reader.h"

namespace judge::test {

inline const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
inline const std::string kOther =
    "1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7";

/// All cases of `text`, or the error that ends it.
inline tl::expected<std::vector<Case>, InputError> read_all(const std::string& text) {
  std::istringstream in(text);
  Reader reader(in, "t");
  std::vector<Case> cases;
  while (true) {
    auto next = reader.next();
    if (!next) return tl::unexpected(next.error());
    if (!*next) return cases;
    cases.push_back(**next);
  }
}

/// What was read, in the form that tests spell: "line:puzzle" or "line:puzzle=solution", or the
/// error.
inline std::vector<std::string> read_as_text(const std::string& text) {
  const auto cases = read_all(text);
  if (!cases) return {cases.error().str()};
  std::vector<std::string> result;
  for (const Case& each : *cases) {
    result.push_back(std::to_string(each.line) + ":" + each.puzzle.str() +
                     (each.solution ? "=" + each.solution->str() : ""));
  }
  return result;
}

/// `text` with each `from` replaced by `to`.
inline std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string result;
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from)) {
    result.append(text.substr(0, at)).append(to);
    text.remove_prefix(at + from.size());
  }
  return result.append(text);
}

/// The nine rows of a board, each on a line of its own.
inline std::string grid_of(const std::string& board) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) text += board.substr(9 * row, 9) + "\n";
  return text;
}

}  // namespace judge::test
