#pragma once

#include <array>
#include <random>
#include <span>

#include "judge/sudoku/board.h"

namespace judge {

/// Whether a puzzle has exactly one solution.
bool is_proper(const Board& puzzle);

/// All cells in a drawn order.
std::array<int, kCells> draw_order(std::mt19937_64& random);

/// Goes through `cells`, filled ones of a proper puzzle, and blanks each without which the puzzle
/// is still proper, as long as it has more than `fewest` clues. After all cells and with `fewest` 0
/// it is minimal.
void thin(Board& puzzle, std::span<const int> cells, int fewest);

/// Another minimal puzzle near a minimal one, with the same solution: some clues are taken away,
/// others added until it is proper again, and what has become superfluous goes.
Board vary(const Board& minimal, const Board& solution, std::mt19937_64& random);

}  // namespace judge
