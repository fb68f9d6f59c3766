#pragma once

#include <array>
#include <cstdint>
#include <random>

#include "judge/sudoku/board.h"

namespace judge {

/// One of the 3,359,232 × 9! ways to turn a board into an equivalent one: transposition, then an
/// order of rows (bands, and rows within bands), of columns (stacks, and columns within stacks),
/// and a renaming of digits. The number of solutions does not change.
class Symmetry {
 public:
  /// The one that changes nothing.
  Symmetry();

  /// One drawn uniformly; the same for the same state of `random` on every machine.
  static Symmetry draw(std::mt19937_64& random);

  /// The board that this makes of `board`.
  [[nodiscard]] Board apply(const Board& board) const;

  /// The one that undoes this: `inverse().apply(apply(b)) == b`.
  [[nodiscard]] Symmetry inverse() const;

  bool operator==(const Symmetry&) const = default;

 private:
  std::array<std::uint8_t, kCells> source_;  ///< cell i of the result is cell source_[i]
  std::array<char, kSize> digits_;           ///< digit d becomes digits_[d - 1]
};

}  // namespace judge
