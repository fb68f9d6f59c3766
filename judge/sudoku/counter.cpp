#include "judge/sudoku/counter.h"

#include <array>
#include <bit>
#include <cstddef>

#include "judge/sudoku/bands.h"

// Theory of operation
//
// The board is nine sets of cells, one a digit: where that digit may still stand. Propagation knows
// three rules and applies them until nothing changes:
//
// 1. Closing a digit (bands.h) leaves it no place that its rows, columns and boxes rule out by
//    themselves. These are all locked candidates.
// 2. A hidden single, found when its digit is closed, takes the other digits from its cell.
// 3. A naked single takes its digit from the cell's peers. Bit-sliced counters find the cells with
//    no, one or two candidates for 27 cells at once.
//
// Where the rules end and the board is not solved, the search assumes one candidate on a copy of
// the board; then it goes on without that candidate. It is taken from a cell with two candidates,
// else from a digit with two places in a row or box (without which sparse boards that have no
// solution can take for ever), else from any cell that is open. What the rules derive does not
// depend on the order in which they are applied, and the choice is a fixed one, so the number of
// guesses is the same on every machine.

namespace judge {
namespace {

using bands::Band;
using bands::CellSet;

constexpr std::uint32_t kEveryDigit = 0777;

constexpr Band lowest(Band cells) { return cells & (~cells + 1); }

/// Cells of a band by their number of candidates.
struct Tally {
  Band one = 0;  ///< at least one candidate, and so on
  Band two = 0;
  Band three = 0;
};

struct Candidate {
  std::size_t digit;
  std::size_t band;
  Band bit;
};

/// The candidates of a board, and the rules that reduce them.
class Candidates {
 public:
  Candidates() {
    for (CellSet& digit : digits_) digit.fill(bands::kAll);
  }

  /// Rule 3, and the way to enter a clue. False where the candidate is gone already.
  bool place(const Candidate& candidate);
  void remove(const Candidate& candidate);
  /// Applies the rules until nothing changes. False on a contradiction.
  bool propagate();
  [[nodiscard]] bool solved() const {
    return (placed_[0] & placed_[1] & placed_[2]) == bands::kAll;
  }
  /// What to assume next on a board that is propagated and not solved.
  [[nodiscard]] Candidate choose() const;
  /// The board once solved.
  [[nodiscard]] Board board() const;

 private:
  bool close_digits();
  bool place_naked_singles();
  void take_other_digits(std::size_t digit, std::size_t band, Band cells);
  [[nodiscard]] Tally tally(std::size_t band) const;
  [[nodiscard]] Candidate first_candidate(std::size_t band, Band cells) const;
  [[nodiscard]] Candidate first_candidate_of_most(const CellSet& cells) const;

  std::array<CellSet, kSize> digits_;
  CellSet placed_{};                      // cells of which rule 2 or 3 has been applied
  std::uint32_t unclosed_ = kEveryDigit;  // bit d: digit d has changed since it was closed
};

bool Candidates::place(const Candidate& candidate) {
  CellSet& digit = digits_[candidate.digit];
  if ((digit[candidate.band] & candidate.bit) == 0) return false;
  const CellSet& peers = bands::peers_of(candidate.band, candidate.bit);
  for (std::size_t band = 0; band < 3; ++band) digit[band] &= ~peers[band];
  unclosed_ |= 1U << candidate.digit;
  take_other_digits(candidate.digit, candidate.band, candidate.bit);
  return true;
}

void Candidates::remove(const Candidate& candidate) {
  digits_[candidate.digit][candidate.band] &= ~candidate.bit;
  unclosed_ |= 1U << candidate.digit;
}

void Candidates::take_other_digits(std::size_t digit, std::size_t band, Band cells) {
  placed_[band] |= cells;
  for (std::size_t other = 0; other < kSize; ++other) {
    if (other == digit) continue;
    Band& there = digits_[other][band];
    unclosed_ |= static_cast<std::uint32_t>((there & cells) != 0) << other;
    there &= ~cells;
  }
}

bool Candidates::close_digits() {
  while (unclosed_ != 0) {
    const auto digit = static_cast<std::size_t>(std::countr_zero(unclosed_));
    unclosed_ &= unclosed_ - 1;
    if (!bands::close(digits_[digit])) return false;
    for (std::size_t band = 0; band < 3; ++band) {
      const Band fresh = bands::hidden_singles(digits_[digit][band]) & ~placed_[band];
      if (fresh != 0) take_other_digits(digit, band, fresh);
    }
  }
  return true;
}

bool Candidates::place_naked_singles() {
  for (std::size_t band = 0; band < 3; ++band) {
    const Tally cells = tally(band);
    if (cells.one != bands::kAll) return false;
    for (Band left = cells.one & ~cells.two & ~placed_[band]; left != 0; left &= left - 1) {
      const Candidate single = first_candidate(band, left);
      // Fails where a peer of the same digit, placed a moment ago, took this cell's last candidate.
      if (single.digit == kSize) return false;
      place(single);
    }
  }
  return true;
}

bool Candidates::propagate() {
  while (unclosed_ != 0) {
    if (!close_digits() || !place_naked_singles()) return false;
  }
  return true;
}

Tally Candidates::tally(std::size_t band) const {
  Tally cells;
  for (const CellSet& digit : digits_) {
    cells.three |= cells.two & digit[band];
    cells.two |= cells.one & digit[band];
    cells.one |= digit[band];
  }
  return cells;
}

/// The lowest digit of the first of `cells`; the digit is kSize where that cell has no candidate.
Candidate Candidates::first_candidate(std::size_t band, Band cells) const {
  const Band bit = lowest(cells);
  std::size_t digit = 0;
  while (digit < kSize && (digits_[digit][band] & bit) == 0) ++digit;
  return {digit, band, bit};
}

Candidate Candidates::choose() const {
  CellSet pairs{};
  CellSet open{};
  for (std::size_t band = 0; band < 3; ++band) {
    const Tally cells = tally(band);
    pairs[band] = cells.two & ~cells.three;
    open[band] = cells.two;
  }
  if (bands::any(pairs)) return first_candidate_of_most(pairs);
  for (std::size_t digit = 0; digit < kSize; ++digit) {
    for (std::size_t band = 0; band < 3; ++band) {
      const Band two = bands::two_places(digits_[digit][band]);
      if (two != 0) return {digit, band, lowest(two)};
    }
  }
  return first_candidate_of_most(open);
}

/// One in the band with the most of `cells`: there a guess decides most of the others.
Candidate Candidates::first_candidate_of_most(const CellSet& cells) const {
  std::size_t band = 0;
  for (const std::size_t other : {1U, 2U}) {
    if (std::popcount(cells[other]) > std::popcount(cells[band])) band = other;
  }
  return first_candidate(band, cells[band]);
}

Board Candidates::board() const {
  Board board;
  for (unsigned cell = 0; cell < kCells; ++cell) {
    const auto [band, index] = bands::place_of(cell);
    board.cells[cell] = static_cast<char>('1' + first_candidate(band, 1U << index).digit);
  }
  return board;
}

/// Adds the solutions of `candidates` to `count` until `cap` of them are known.
void search(Candidates& candidates, std::uint64_t cap, Count& count) {
  while (candidates.propagate()) {
    if (candidates.solved()) {
      if (count.solutions == 0) count.first = candidates.board();
      ++count.solutions;
      return;
    }
    const Candidate guess = candidates.choose();
    ++count.guesses;
    Candidates assumed = candidates;
    assumed.place(guess);
    search(assumed, cap, count);
    if (count.solutions == cap) return;
    candidates.remove(guess);
  }
}

}  // namespace

Count count_solutions(const Board& puzzle, std::uint64_t cap) {
  Count count{0, 0, puzzle};
  Candidates candidates;
  for (unsigned cell = 0; cell < kCells; ++cell) {
    const char clue = puzzle.cells[cell];
    if (clue == kBlank) continue;
    const auto [band, index] = bands::place_of(cell);
    if (!candidates.place({static_cast<std::size_t>(clue - '1'), band, 1U << index})) return count;
  }
  search(candidates, cap, count);
  return count;
}

}  // namespace judge
