#include "judge/data/check_case.h"

#include <fmt/format.h>

#include "judge/sudoku/counter.h"
#include "judge/sudoku/rules.h"

namespace judge {
namespace {

/// Why `solution` does not solve `puzzle`, if so.
std::optional<std::string> check_solution(const Board& puzzle, const Board& solution) {
  for (int cell = 0; cell < kCells; ++cell) {
    if (puzzle[cell] == kBlank || puzzle[cell] == solution[cell]) continue;
    return fmt::format("its solution changes the clue at {} from {} to {}", cell_name(cell),
                       puzzle[cell], solution[cell]);
  }
  if (is_solved(solution)) return std::nullopt;
  const auto clash = first_clash(solution);
  return fmt::format("its solution is wrong: {}", clash ? clash->str() : "a blank is left");
}

std::string found_text(const Board& puzzle, Solutions found) {
  if (found == Solutions::one) return "this puzzle has exactly one solution";
  if (found == Solutions::several) return "this puzzle has 2 or more solutions";
  const auto clash = first_clash(puzzle);
  return fmt::format("this puzzle has no solution{}", clash ? ": " + clash->str() : "");
}

}  // namespace

std::optional<std::string> check_case(const Case& given, Solutions expected) {
  if (given.solution) {
    if (auto fault = check_solution(given.puzzle, *given.solution)) return fault;
  }
  constexpr std::uint64_t kCap = 2;  // one solution or none, and anything more is several
  const std::uint64_t count = count_solutions(given.puzzle, kCap).solutions;
  const Solutions found = count == 0   ? Solutions::none
                          : count == 1 ? Solutions::one
                                       : Solutions::several;
  if (found == expected) return std::nullopt;
  return fmt::format("{}; a group of such puzzles says '# solutions: {}' in its header",
                     found_text(given.puzzle, found), name_of(found));
}

}  // namespace judge
