#include "judge/sudoku/full_grid.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "judge/sudoku/random.h"
#include "judge/sudoku/symmetry.h"

// Who fills rows in order, each at random, gets some grids more often than others: what the first
// rows allow is drawn as if all of it could be completed equally often, and no row or digit is like
// another. Here the search always goes on with one of the cells that have the fewest candidates
// left, drawn among them, and tries the digits in a drawn order; in the end a drawn symmetry is
// applied. The symmetry makes all boards that are equivalent exactly equally likely. What bias is
// left is between the 5,472,730,538 classes of equivalent grids: a class is the likelier, the more
// choices lead to it and the fewer dead ends are near.

namespace judge {
namespace {

using Digits = std::uint32_t;  // bit d: digit d + 1

/// A grid in the making.
class Filling {
 public:
  explicit Filling(std::mt19937_64& random) : random_(random) {
    for (std::size_t cell = 0; cell < kCells; ++cell) open_[cell] = static_cast<int>(cell);
    for (auto* const units : {&rows_, &columns_, &boxes_}) units->fill(kEveryDigit);
  }

  /// Fills the open cells. False where that is impossible; then all is as it was before, but for
  /// the order of the open cells.
  bool fill();
  [[nodiscard]] const Board& board() const { return board_; }

 private:
  static constexpr Digits kEveryDigit = 0777;
  using Units = std::array<Digits, kSize>;  // the digits that each of them still lacks

  static Digits& of(Units& units, int unit) { return units[static_cast<std::size_t>(unit)]; }
  Digits candidates(int cell) {
    return of(rows_, row_of(cell)) & of(columns_, column_of(cell)) & of(boxes_, box_of(cell));
  }
  std::size_t draw_most_constrained();
  void turn(int cell, Digits digit);

  std::mt19937_64& random_;
  Board board_;
  Units rows_{};
  Units columns_{};
  Units boxes_{};
  std::array<int, kCells> open_{};  // the first left_ are the cells without a digit
  std::size_t left_ = kCells;
};

/// The place in open_ of a cell with the fewest candidates, any of them equally likely.
std::size_t Filling::draw_most_constrained() {
  std::array<std::size_t, kCells> ties{};
  std::size_t tied = 0;
  int fewest = kSize + 1;
  for (std::size_t i = 0; i < left_; ++i) {
    const int count = std::popcount(candidates(open_[i]));
    if (count > fewest) continue;
    if (count < fewest) tied = 0;
    fewest = count;
    ties[tied++] = i;
    if (count <= 1) break;  // forced, now or later: which of them comes first makes no difference
  }
  return ties[draw_below(tied, random_)];
}

/// Takes a digit from the units of a cell, or gives it back.
void Filling::turn(int cell, Digits digit) {
  of(rows_, row_of(cell)) ^= digit;
  of(columns_, column_of(cell)) ^= digit;
  of(boxes_, box_of(cell)) ^= digit;
}

bool Filling::fill() {
  if (left_ == 0) return true;
  std::swap(open_[draw_most_constrained()], open_[left_ - 1]);
  const int cell = open_[--left_];
  std::array<int, kSize> digits{};
  std::size_t count = 0;
  for (Digits rest = candidates(cell); rest != 0; rest &= rest - 1) {
    digits[count++] = std::countr_zero(rest);
  }
  const auto order = std::span(digits).first(count);
  shuffle(order, random_);
  for (const int digit : order) {
    turn(cell, 1U << digit);
    board_[cell] = static_cast<char>('1' + digit);
    if (fill()) return true;
    turn(cell, 1U << digit);
  }
  board_[cell] = kBlank;
  ++left_;
  return false;
}

}  // namespace

Board draw_full_grid(std::mt19937_64& random) {
  Filling filling(random);
  filling.fill();  // always succeeds: the search is complete, and an empty board can be filled
  return Symmetry::draw(random).apply(filling.board());
}

}  // namespace judge
