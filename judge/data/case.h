#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "judge/sudoku/board.h"

namespace judge {

/// How many solutions the puzzles of a group have.
enum class Solutions { none, one, several };

/// "none", "one" or "several", as a group's header says it.
std::string_view name_of(Solutions solutions);

/// The inverse of name_of; nothing where `name` is no name.
std::optional<Solutions> solutions_named(std::string_view name);

/// One puzzle of a group.
struct Case {
  Board puzzle;
  std::optional<Board> solution;  ///< where the file gives one
  std::size_t line;               ///< the line on which the puzzle begins, from 1
  bool operator==(const Case&) const = default;
};

}  // namespace judge
