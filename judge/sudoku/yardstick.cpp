#include "judge/sudoku/yardstick.h"

#include <array>
#include <bit>
#include <cstddef>
#include <utility>

namespace judge {
namespace {

// By Arto Inkala (2010); takes some hundreds of guesses.
constexpr const char* kPuzzle =
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

class Search {
 public:
  Search() {
    for (auto* const units : {&rows_, &columns_, &boxes_}) units->fill(0777);
    for (std::size_t cell = 0; cell < 81; ++cell) {
      const Place place{cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3};
      if (kPuzzle[cell] == '.') {
        blanks_[count_++] = place;
      } else {
        turn(place, 1U << static_cast<unsigned>(kPuzzle[cell] - '1'));
      }
    }
  }

  unsigned run() {
    solve(0);
    return tried_;
  }

 private:
  struct Place {
    std::size_t row, column, box;
  };

  [[nodiscard]] unsigned candidates(const Place& place) const {
    return rows_[place.row] & columns_[place.column] & boxes_[place.box];
  }

  void turn(const Place& place, unsigned digit) {
    rows_[place.row] ^= digit;
    columns_[place.column] ^= digit;
    boxes_[place.box] ^= digit;
  }

  // Fills the blanks from number `next` on, that with the fewest candidates first.
  bool solve(std::size_t next) {
    if (next == count_) return true;
    std::size_t best = next;
    int fewest = 10;
    for (std::size_t i = next; i < count_ && fewest > 1; ++i) {
      const int here = std::popcount(candidates(blanks_[i]));
      if (here >= fewest) continue;
      fewest = here;
      best = i;
    }
    std::swap(blanks_[next], blanks_[best]);
    const Place place = blanks_[next];
    for (unsigned left = candidates(place); left != 0; left &= left - 1) {
      const unsigned digit = left & (~left + 1);
      ++tried_;
      turn(place, digit);
      if (solve(next + 1)) return true;
      turn(place, digit);
    }
    return false;
  }

  std::array<unsigned, 9> rows_{};
  std::array<unsigned, 9> columns_{};
  std::array<unsigned, 9> boxes_{};
  std::array<Place, 81> blanks_{};
  std::size_t count_ = 0;
  unsigned tried_ = 0;
};

}  // namespace

unsigned run_yardstick() { return Search().run(); }

const char* yardstick_name() { return "yardstick 1, compiled by " __VERSION__; }

}  // namespace judge
