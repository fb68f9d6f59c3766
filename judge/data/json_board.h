#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>

#include "judge/data/case.h"
#include "judge/data/cells.h"
#include "judge/data/input_error.h"

namespace judge {

/// Reads boards written as nine arrays of nine cells in an array, such as LeetCode's
/// [["5","3",".",…],…], on as many lines as they like. A cell is quoted once, twice or not at all.
class JsonBoard {
 public:
  /// Whether a board has begun that is not complete yet.
  [[nodiscard]] bool begun() const { return state_ != State::before_board; }

  /// Reads `line` from offset `at` on, and moves `at` behind what it has read: to the end of a
  /// board or of the line.
  tl::expected<std::optional<Case>, InputError> read(std::string_view line, std::size_t number,
                                                     std::size_t& at, CellReader& cells);

  /// Where and why the board is an error if the text ends here; it is begun.
  [[nodiscard]] InputError unfinished() const;

 private:
  enum class State { before_board, before_row, before_cell, after_cell, after_row };

  std::optional<InputError> read_mark(std::string_view line, std::size_t number, std::size_t at);
  std::optional<InputError> read_cell(std::string_view line, std::size_t number, std::size_t& at,
                                      CellReader& cells);

  State state_ = State::before_board;
  Board board_;
  int row_ = 0;
  int column_ = 0;
  std::size_t line_ = 0;         ///< where the board begins
  std::size_t line_column_ = 0;  ///< and the column
};

}  // namespace judge
