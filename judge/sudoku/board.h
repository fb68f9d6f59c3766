#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace judge {

inline constexpr int kSize = 9;    ///< rows, columns, boxes and digits
inline constexpr int kCells = 81;  ///< cells of a board, row by row
inline constexpr char kBlank = '.';

/// A 9 × 9 board: 81 cells, row by row, each '1'–'9' or '.' for a blank.
struct Board {
  std::array<char, kCells> cells;

  /// A board without a clue.
  Board() { cells.fill(kBlank); }

  /// The board that `text` spells: exactly 81 of '1'–'9' and '.', row by row; nothing otherwise.
  static std::optional<Board> parse(std::string_view text);

  /// The 81 cells as one line.
  [[nodiscard]] std::string str() const { return {cells.data(), cells.size()}; }

  /// How many cells are filled.
  [[nodiscard]] int clues() const;

  char& operator[](int cell) { return cells[static_cast<std::size_t>(cell)]; }
  char operator[](int cell) const { return cells[static_cast<std::size_t>(cell)]; }
  bool operator==(const Board&) const = default;
};

constexpr int row_of(int cell) { return cell / kSize; }
constexpr int column_of(int cell) { return cell % kSize; }
constexpr int box_of(int cell) { return row_of(cell) / 3 * 3 + column_of(cell) / 3; }

/// The name of a cell as solvers write it: "r3c7".
std::string cell_name(int cell);

}  // namespace judge
