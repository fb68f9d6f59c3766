#include "judge/sudoku/thinning.h"

#include <numeric>

#include "judge/sudoku/counter.h"
#include "judge/sudoku/random.h"

namespace judge {
namespace {

struct Cells {
  std::array<int, kCells> cells{};
  std::size_t size = 0;

  void add(int cell) { cells[size++] = cell; }
  [[nodiscard]] int draw(std::mt19937_64& random) const { return cells[draw_below(size, random)]; }
  [[nodiscard]] std::span<int> all() { return std::span(cells).first(size); }
};

Cells clues_of(const Board& puzzle) {
  Cells clues;
  for (int cell = 0; cell < kCells; ++cell) {
    if (puzzle[cell] != kBlank) clues.add(cell);
  }
  return clues;
}

/// The blanks that differ in two solutions of `puzzle`; all of them where the two are the same.
Cells telling_blanks(const Board& puzzle, const Board& one, const Board& other) {
  Cells telling;
  for (int cell = 0; cell < kCells; ++cell) {
    if (puzzle[cell] == kBlank && (one == other || one[cell] != other[cell])) telling.add(cell);
  }
  return telling;
}

}  // namespace

bool is_proper(const Board& puzzle) { return count_solutions(puzzle, 2).solutions == 1; }

std::array<int, kCells> draw_order(std::mt19937_64& random) {
  std::array<int, kCells> order{};
  std::iota(order.begin(), order.end(), 0);
  shuffle<int>(order, random);
  return order;
}

// Where several cells can go at once, each of them can go when it is its turn, for a puzzle with
// more clues has no more solutions. So halving the cells blanks exactly those that going one by one
// would, with a third of the searches.
void thin(Board& puzzle, std::span<const int> cells, int fewest) {
  const int clues = puzzle.clues();
  if (cells.empty() || clues <= fewest) return;
  const auto spare = static_cast<std::size_t>(clues - fewest);
  if (cells.size() > spare) {
    thin(puzzle, cells.first(spare), fewest);
    return thin(puzzle, cells.subspan(spare), fewest);
  }
  Board less = puzzle;
  for (const int cell : cells) less[cell] = kBlank;
  if (is_proper(less)) {
    puzzle = less;
  } else if (cells.size() > 1) {
    thin(puzzle, cells.first(cells.size() / 2), fewest);
    thin(puzzle, cells.subspan(cells.size() / 2), fewest);
  }
}

Board vary(const Board& minimal, const Board& solution, std::mt19937_64& random) {
  Board varied = minimal;
  for (std::uint64_t taken = 0, all = 1 + draw_below(3, random); taken < all; ++taken) {
    varied[clues_of(varied).draw(random)] = kBlank;
  }
  for (Count count = count_solutions(varied, 2); count.solutions > 1;
       count = count_solutions(varied, 2)) {
    const int cell = telling_blanks(varied, count.first, solution).draw(random);
    varied[cell] = solution[cell];
  }
  Cells clues = clues_of(varied);
  shuffle(clues.all(), random);
  // One by one: most clues of such a puzzle have to stay, so that halving would only add searches.
  for (const int& clue : clues.all()) thin(varied, std::span(&clue, 1), 0);
  return varied;
}

}  // namespace judge
