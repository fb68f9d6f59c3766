#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "judge/data/case.h"
#include "judge/data/cells.h"
#include "judge/data/input_error.h"

namespace judge {

/// Whether a line only draws: "+---+---+", "*-----------*", "======". Just nine or 81 dashes are
/// drawn where the file's blanks are another sign; where they are dashes or not known yet, `blank`
/// being '\0', those are blanks.
bool is_frame(std::string_view line, char blank);

/// Whether the words of a line are a row of a grid: nine cells, apart, in threes or together. What
/// is grouped otherwise may hide a "10", and is no row.
bool is_row(const std::vector<Word>& words);

/// Whether what is no row is at least meant as one: most of its characters can stand in cells.
bool is_mostly_cells(const std::vector<Word>& words);

/// What is wrong with a line that is meant as a row and is none.
InputError find_row_fault(const std::vector<Word>& words, std::size_t line);

/// Puts nine rows together to a case, and finds out where a grid ends too early.
class Grid {
 public:
  /// Whether there are rows, but not yet nine.
  [[nodiscard]] bool begun() const { return rows_ > 0; }

  /// Takes the words of a row in line `line`. The case is complete with the ninth.
  tl::expected<std::optional<Case>, InputError> add(const std::vector<Word>& row, std::size_t line,
                                                    CellReader& cells);

  /// Says that a frame, an empty line or a comment stands between the last row and the next.
  void separate();

  /// Where and why the grid is an error if nothing but rows can complete it; it is begun.
  [[nodiscard]] InputError unfinished() const { return ends_after(rows_); }

 private:
  [[nodiscard]] bool evenly_separated() const;
  [[nodiscard]] InputError ends_after(int rows) const;

  Board board_;
  int rows_ = 0;
  std::uint32_t separated_ = 0;  ///< bit n: something stands between row n and n + 1
  std::array<std::size_t, kSize> lines_{};
};

}  // namespace judge
