#pragma once

#include <cstddef>
#include <optional>

#include "judge/sudoku/board.h"

namespace judge {

/// How many solutions the puzzles of a group have.
enum class Solutions { none, one, several };

/// One puzzle of a group.
struct Case {
  Board puzzle;
  std::optional<Board> solution;  ///< where the file gives one
  std::size_t line;               ///< the line on which the puzzle begins, from 1
};

}  // namespace judge
