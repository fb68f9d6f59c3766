#pragma once

#include <random>

#include "judge/sudoku/board.h"

namespace judge {

/// A solved board, drawn with no regard to the order of cells, rows or digits. The same for the
/// same state of `random` on every machine.
Board draw_full_grid(std::mt19937_64& random);

}  // namespace judge
