#include "judge/sudoku/symmetry.h"

#include <numeric>

#include "judge/sudoku/random.h"

namespace judge {
namespace {

using Lines = std::array<std::uint8_t, kSize>;

/// An order of nine rows (or columns) that keeps the bands (or stacks) together.
Lines draw_lines(std::mt19937_64& random) {
  std::array<std::uint8_t, 3> bands{0, 1, 2};
  shuffle<std::uint8_t>(bands, random);
  Lines lines{};
  std::size_t next = 0;
  for (const std::uint8_t band : bands) {
    std::array<std::uint8_t, 3> within{0, 1, 2};
    shuffle<std::uint8_t>(within, random);
    for (const std::uint8_t line : within)
      lines[next++] = static_cast<std::uint8_t>(3 * band + line);
  }
  return lines;
}

std::size_t digit_index(char digit) { return static_cast<std::size_t>(digit - '1'); }

}  // namespace

Symmetry::Symmetry() {
  std::iota(source_.begin(), source_.end(), std::uint8_t{0});
  std::iota(digits_.begin(), digits_.end(), '1');
}

Symmetry Symmetry::draw(std::mt19937_64& random) {
  Symmetry drawn;
  const bool transposed = draw_below(2, random) == 1;
  const Lines rows = draw_lines(random);
  const Lines columns = draw_lines(random);
  std::size_t cell = 0;
  for (const std::uint8_t row : rows) {
    for (const std::uint8_t column : columns) {
      drawn.source_[cell++] =
          static_cast<std::uint8_t>(transposed ? kSize * column + row : kSize * row + column);
    }
  }
  shuffle<char>(drawn.digits_, random);
  return drawn;
}

Board Symmetry::apply(const Board& board) const {
  Board result;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    const char digit = board.cells[source_[cell]];
    result.cells[cell] = digit == kBlank ? kBlank : digits_[digit_index(digit)];
  }
  return result;
}

Symmetry Symmetry::inverse() const {
  Symmetry undo;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    undo.source_[source_[cell]] = static_cast<std::uint8_t>(cell);
  }
  for (std::size_t digit = 0; digit < kSize; ++digit) {
    undo.digits_[digit_index(digits_[digit])] = static_cast<char>('1' + digit);
  }
  return undo;
}

}  // namespace judge
