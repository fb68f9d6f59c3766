#include "judge/search/hack.h"

#include <algorithm>
#include <array>
#include <utility>

#include "judge/interrupt.h"
#include "judge/search/trial.h"
#include "judge/sudoku/counter.h"
#include "judge/sudoku/random.h"
#include "judge/sudoku/thinning.h"

namespace judge {
namespace {

constexpr std::uint64_t kShort = 5'000'000;      // nanoseconds: calls that noise can double
constexpr std::size_t kRepeats = 3;              // of short calls
constexpr std::size_t kRepeatsToBeSure = 9;      // before a short call is believed to be slower
constexpr std::uint64_t kProcess = 100'000'000;  // nanoseconds that one process should last
constexpr std::size_t kMostNeighbours = 64;      // tried in one process

int draw(int n, std::mt19937_64& random) {
  return static_cast<int>(draw_below(static_cast<std::uint64_t>(n), random));
}

/// Two different numbers below three.
std::pair<int, int> draw_two(std::mt19937_64& random) {
  const int first = draw(3, random);
  return {first, (first + 1 + draw(2, random)) % 3};
}

Board transposed(const Board& board) {
  Board result;
  for (int cell = 0; cell < kCells; ++cell) {
    result[cell] = board[kSize * column_of(cell) + row_of(cell)];
  }
  return result;
}

void swap_rows(Board& board, int one, int other) {
  for (int column = 0; column < kSize; ++column) {
    std::swap(board[kSize * one + column], board[kSize * other + column]);
  }
}

void swap_digits(Board& board, char one, char other) {
  for (char& cell : board.cells) {
    if (cell == one || cell == other) cell = cell == one ? other : one;
  }
}

/// Two digits, rows or bands swapped, and the same of columns and stacks, or the board transposed.
Board turn_a_little(const Board& board, std::mt19937_64& random) {
  const bool columns = draw(2, random) == 1;
  Board turned = columns ? transposed(board) : board;
  const auto [one, other] = draw_two(random);
  switch (draw(4, random)) {
    case 0:
      swap_digits(turned, static_cast<char>('1' + draw(kSize, random)),
                  static_cast<char>('1' + draw(kSize, random)));
      break;
    case 1: {
      const int band = 3 * draw(3, random);
      swap_rows(turned, band + one, band + other);
      break;
    }
    case 2:
      for (int row = 0; row < 3; ++row) swap_rows(turned, 3 * one + row, 3 * other + row);
      break;
    default:
      turned = transposed(turned);
  }
  return columns ? transposed(turned) : turned;
}

/// The rows in an order that begins with those of the fewest clues, and the digits renamed so that
/// row 1 of the solution is 987654321: then a search from row to row and from 1 to 9 sees little at
/// first, and tries nearly everything before what is right.
Board laid_against_reading_order(const Board& puzzle) {
  const auto clues_of = [&](int row) {
    const auto* const first = puzzle.cells.begin() + static_cast<std::ptrdiff_t>(kSize) * row;
    return kSize - std::count(first, first + kSize, kBlank);
  };
  std::array<std::array<int, 3>, 3> bands{{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}};
  for (auto& band : bands) std::ranges::stable_sort(band, {}, clues_of);
  std::ranges::stable_sort(bands, {}, [&](const std::array<int, 3>& band) {
    return std::pair(clues_of(band[0]), clues_of(band[1]));
  });
  Board laid;
  int next = 0;
  for (const auto& band : bands) {
    for (const int row : band) {
      for (int column = 0; column < kSize; ++column) laid[next++] = puzzle[kSize * row + column];
    }
  }
  const Board solution = count_solutions(laid, 1).first;
  for (char& digit : laid.cells) {
    if (digit == kBlank) continue;
    const auto* const place = std::ranges::find(solution.cells, digit);
    digit = static_cast<char>('9' - (place - solution.cells.begin()));
  }
  return laid;
}

class Hack {
 public:
  Hack(std::uint64_t seed, const WorkerFactory& start, const Limits& limits,
       const HackProgress& progress)
      : random_(seed), start_(start), limits_(limits), progress_(progress) {}

  Hacked run(const std::vector<Board>& data) {
    begin_with(data);
    std::vector<Board> laid;
    for (const Board& puzzle : data) {
      laid.push_back(laid_against_reading_order(puzzle));
      laid.push_back(laid_against_reading_order(transposed(puzzle)));
    }
    if (going_on()) try_all(laid);
    while (going_on()) step();
    return found_;
  }

 private:
  [[nodiscard]] bool going_on() const {
    return found_.slowest.ruling.verdict == Verdict::accepted && !interrupted() &&
           progress_(found_);
  }

  void begin_with(const std::vector<Board>& data) {
    std::vector<std::uint64_t> times;
    for (const Cost& cost : measure(data, 1)) {
      times.push_back(cost.cpu_ns);
      if (cost.cpu_ns >= found_.slowest.cpu_ns) found_.slowest = cost;
      if (cost.ruling.verdict != Verdict::accepted) found_.slowest = cost;
    }
    if (times.empty()) return;
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    found_.median = *middle;
    if (going_on()) keep_if_slower(found_.slowest, 0);
    found_.slowest_of_data = found_.slowest;
  }

  /// Tries some neighbours and goes to the slowest of them, should it be slower.
  void step() {
    const std::uint64_t now = std::max<std::uint64_t>(found_.slowest.cpu_ns, 1);
    const auto count = std::clamp<std::size_t>(kProcess / (repeats() * now), 1, kMostNeighbours);
    std::vector<Board> neighbours;
    for (std::size_t i = 0; i < count; ++i) {
      neighbours.push_back(neighbour(found_.slowest.puzzle, random_));
    }
    try_all(neighbours);
  }

  [[nodiscard]] std::size_t repeats() const {
    return found_.slowest.cpu_ns < kShort ? kRepeats : 1;
  }

  void try_all(const std::vector<Board>& puzzles) {
    const std::uint64_t now = found_.slowest.cpu_ns;
    const std::vector<Cost> costs = measure(puzzles, repeats());
    if (costs.empty()) return;
    if (costs.back().ruling.verdict != Verdict::accepted) {
      found_.slowest = costs.back();
      return;
    }
    const Cost& slowest = std::ranges::max(costs, {}, &Cost::cpu_ns);
    if (slowest.cpu_ns > now) keep_if_slower(slowest, now);
  }

  /// A short call is measured again, so that noise doesn't win.
  void keep_if_slower(const Cost& cost, std::uint64_t than) {
    if (cost.cpu_ns >= kShort) {
      found_.slowest = cost;
      return;
    }
    const std::vector<Cost> again = measure({cost.puzzle}, kRepeatsToBeSure);
    if (!again.empty() && again[0].cpu_ns > than) found_.slowest = again[0];
  }

  /// What puzzles cost in one process, each called so often in turn: the median. Ends with the
  /// first that is not accepted, and early when it has to.
  std::vector<Cost> measure(const std::vector<Board>& puzzles, std::size_t repeats) {
    std::vector<Call> calls;
    for (const Board& puzzle : puzzles) calls.insert(calls.end(), repeats, puzzle);
    std::vector<Outcome> outcomes = run_calls(calls, start_, limits_, [&](const Outcome& outcome) {
                                      return while_accepted(outcome) && progress_(found_);
                                    }).outcomes;
    std::vector<Cost> costs;
    for (std::size_t first = 0; first < outcomes.size(); first += repeats) {
      const std::size_t end = std::min(first + repeats, outcomes.size());
      const Board& puzzle = puzzles[first / repeats];
      if (const Outcome& last = outcomes[end - 1]; !while_accepted(last)) {
        costs.push_back({puzzle, last.ruling, std::max(last.cpu_ns, limits_.cpu_ns)});
      } else if (end == first + repeats) {
        const auto begin = outcomes.begin() + static_cast<std::ptrdiff_t>(first);
        const auto middle = begin + static_cast<std::ptrdiff_t>(repeats / 2);
        std::ranges::nth_element(begin, middle, begin + static_cast<std::ptrdiff_t>(repeats), {},
                                 &Outcome::cpu_ns);
        costs.push_back({puzzle, {}, middle->cpu_ns});
      }
    }
    found_.tried += costs.size();
    return costs;
  }

  std::mt19937_64 random_;
  const WorkerFactory& start_;
  const Limits& limits_;
  const HackProgress& progress_;
  Hacked found_;
};

}  // namespace

Board neighbour(const Board& puzzle, std::mt19937_64& random) {
  Board found = puzzle;
  if (draw(2, random) == 0) found = vary(puzzle, count_solutions(puzzle, 1).first, random);
  while (found == puzzle || draw(2, random) == 0) found = turn_a_little(found, random);
  return draw(2, random) == 0 ? laid_against_reading_order(found) : found;
}

Hacked hack(const std::vector<Board>& data, std::uint64_t seed, const WorkerFactory& start,
            const Limits& limits, const HackProgress& progress) {
  return Hack(seed, start, limits, progress).run(data);
}

}  // namespace judge
