#pragma once

#include <cstdint>

#include "judge/sudoku/board.h"

namespace judge {

/// What a count found.
struct Count {
  std::uint64_t solutions;  ///< min(number of solutions, cap)
  std::uint64_t guesses;    ///< branches the search took: what this puzzle costs
  Board first;              ///< the first solution found; the puzzle itself where there is none
};

/// Counts the solutions of `puzzle`, exactly below `cap`, and `cap` where there are that many or
/// more. A puzzle whose clues clash has none. `cap` is at least 1. Pure, allocates nothing, and
/// shares no code with any solver that the judge judges.
Count count_solutions(const Board& puzzle, std::uint64_t cap);

}  // namespace judge
