#pragma once

#include <cstdint>

#include "judge/sudoku/board.h"

namespace judge {

/// How many digits backtracking sets that goes through the blanks in reading order and tries 1 to
/// 9, until it has the first solution or knows that there is none; `limit` where it is that many or
/// more. It is what the plainest solver pays for a puzzle, and depends on how the board lies.
std::uint64_t plain_steps(const Board& puzzle, std::uint64_t limit);

}  // namespace judge
