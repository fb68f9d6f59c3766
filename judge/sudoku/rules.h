#pragma once

#include <array>
#include <optional>
#include <string>

#include "judge/sudoku/board.h"

namespace judge {

/// A row, column or box, counted from 1 as in "column 2".
struct Unit {
  enum class Kind { row, column, box };
  Kind kind;
  int number;  ///< 1 to 9; boxes row by row

  /// "row 3", "column 2" or "box 9".
  [[nodiscard]] std::string str() const;
  /// The nine cells of the unit, in reading order.
  [[nodiscard]] std::array<int, kSize> cells() const;
};

/// All 27 units: rows, then columns, then boxes.
const std::array<Unit, 27>& units();

/// A digit that stands twice in a unit.
struct Clash {
  Unit unit;
  char digit;
  int first;   ///< cell
  int second;  ///< cell, after `first` in reading order

  /// "4 twice in column 2 (r1c2, r6c2)".
  [[nodiscard]] std::string str() const;
};

/// The first clash by unit, rows first; blanks never clash.
std::optional<Clash> first_clash(const Board& board);

/// Whether every cell is filled and no digit stands twice in a unit.
bool is_solved(const Board& board);

}  // namespace judge
