#pragma once

#include <random>

#include "judge/sudoku/board.h"

namespace judge {

/// A minimal puzzle that takes much search: it is the top of a climb by the guesses of
/// count_solutions(puzzle, 2), of a fixed number of steps. The same for the same state of `random`
/// on every machine.
Board draw_hard(std::mt19937_64& random);

}  // namespace judge
