#include "judge/sudoku/plain_search.h"

#include <array>
#include <cstddef>

#include "judge/sudoku/rules.h"

namespace judge {
namespace {

using Digits = std::uint32_t;  // bit d: digit d + 1

class PlainSearch {
 public:
  PlainSearch(const Board& puzzle, std::uint64_t limit) : limit_(limit) {
    for (auto* const units : {&rows_, &columns_, &boxes_}) units->fill(kEveryDigit);
    for (int cell = 0; cell < kCells; ++cell) {
      if (puzzle[cell] == kBlank) {
        blanks_[count_++] = cell;
      } else {
        turn(cell, 1U << (puzzle[cell] - '1'));
      }
    }
  }

  std::uint64_t steps() {
    solve(0);
    return steps_;
  }

 private:
  static constexpr Digits kEveryDigit = 0777;
  using Units = std::array<Digits, kSize>;  // the digits that each of them still lacks

  static Digits& of(Units& units, int unit) { return units[static_cast<std::size_t>(unit)]; }

  void turn(int cell, Digits digit) {
    of(rows_, row_of(cell)) ^= digit;
    of(columns_, column_of(cell)) ^= digit;
    of(boxes_, box_of(cell)) ^= digit;
  }

  /// Fills the blanks from number `next` on. True at the end of the search: solved, or the limit.
  bool solve(std::size_t next) {
    if (next == count_) return true;
    const int cell = blanks_[next];
    for (Digits rest =
             of(rows_, row_of(cell)) & of(columns_, column_of(cell)) & of(boxes_, box_of(cell));
         rest != 0; rest &= rest - 1) {
      if (steps_ == limit_) return true;
      ++steps_;
      const Digits digit = rest & (~rest + 1);
      turn(cell, digit);
      if (solve(next + 1)) return true;
      turn(cell, digit);
    }
    return false;
  }

  std::uint64_t limit_;
  std::uint64_t steps_ = 0;
  Units rows_{};
  Units columns_{};
  Units boxes_{};
  std::array<int, kCells> blanks_{};
  std::size_t count_ = 0;
};

}  // namespace

std::uint64_t plain_steps(const Board& puzzle, std::uint64_t limit) {
  if (first_clash(puzzle)) return 0;
  return PlainSearch(puzzle, limit).steps();
}

}  // namespace judge
