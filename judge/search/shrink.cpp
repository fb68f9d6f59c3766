#include "judge/search/shrink.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

#include "judge/interrupt.h"
#include "judge/search/trial.h"
#include "judge/sudoku/counter.h"

namespace judge {
namespace {

using Clock = std::chrono::steady_clock;
using Calls = std::vector<Call>;

int blanks_of(const Board& board) { return kCells - board.clues(); }

std::vector<int> cells_where(const Board& board, bool blank) {
  std::vector<int> cells;
  for (int cell = 0; cell < kCells; ++cell) {
    if ((board[cell] == kBlank) == blank) cells.push_back(cell);
  }
  return cells;
}

/// `board` with the digits renamed so that row 1 of its solution is 123456789.
Board in_plain_order(const Board& board, const Board& solution) {
  Board renamed = board;
  for (char& digit : renamed.cells) {
    if (digit == kBlank) continue;
    const auto* const place =
        std::find(solution.cells.begin(), solution.cells.begin() + kSize, digit);
    digit = static_cast<char>('1' + (place - solution.cells.begin()));
  }
  return renamed;
}

/// Calls `take` with all parts of `items` of half their number, then of a quarter, down to one.
template <class Take>
void for_each_part(const std::vector<int>& items, const Take& take) {
  for (std::size_t size = items.size(); size > 0; size /= 2) {
    for (std::size_t first = 0; first < items.size(); first += size) {
      take(std::span(items).subspan(first, std::min(size, items.size() - first)));
    }
  }
}

/// Looks for the smallest calls that fail alike.
class Shrinker {
 public:
  Shrinker(const FailingCall& failing, const WorkerFactory& start, const Limits& limits,
           const ShrinkBudget& budget)
      : failing_(failing), start_(start), limits_(limits), budget_(budget) {}

  std::optional<Counterexample> run() {
    if (!find_calls()) return std::nullopt;
    while (find_smaller()) {
    }
    found_.blanks = blanks_of(found_.calls.back().board);
    found_.blanks_before = blanks_of(failing_.call.board);
    found_.wall_ns = static_cast<std::uint64_t>((Clock::now() - started_).count());
    found_.smallest = !exhausted();
    return found_;
  }

 private:
  /// Takes as few of the calls before as are needed: none, one, two, four, …
  bool find_calls() {
    const auto before = failing_.before;
    for (std::size_t count = 0;; count = std::max<std::size_t>(1, 2 * count)) {
      const auto taken = before.last(std::min(count, before.size()));
      Calls calls(taken.begin(), taken.end());
      calls.push_back(failing_.call);
      if (try_calls(calls)) return true;
      if (count >= before.size() || exhausted()) return false;
    }
  }

  bool find_smaller() { return find_fewer_calls() || find_smaller_board(); }

  bool find_fewer_calls() {
    const Calls calls = found_.calls;
    std::vector<int> before(calls.size() - 1);
    for (std::size_t i = 0; i < before.size(); ++i) before[i] = static_cast<int>(i);
    bool found = false;
    for_each_part(before, [&](std::span<const int> part) {
      if (found) return;
      Calls fewer = calls;
      fewer.erase(fewer.begin() + part.front(), fewer.begin() + part.back() + 1);
      found = try_calls(fewer);
    });
    return found;
  }

  bool find_smaller_board() {
    const Calls& calls = found_.calls;
    if (calls.size() == 1) return try_boards(smaller_boards(calls[0].board, failing_.turned));
    std::vector<std::vector<Board>> smaller;
    for (const Call& call : calls) smaller.push_back(smaller_boards(call.board, std::nullopt));
    return try_all_boards_at_once(smaller) || try_one_of_the_boards(smaller);
  }

  /// For a fault that needs boards that have something in common.
  bool try_all_boards_at_once(const std::vector<std::vector<Board>>& smaller) {
    Calls calls = found_.calls;
    const auto fewest = std::ranges::min(smaller, {}, &std::vector<Board>::size).size();
    for (std::size_t choice = 0; choice < fewest; ++choice) {
      for (std::size_t i = 0; i < calls.size(); ++i) calls[i].board = smaller[i][choice];
      if (try_calls(calls)) return true;
    }
    return false;
  }

  bool try_one_of_the_boards(const std::vector<std::vector<Board>>& smaller) {
    for (std::size_t i = smaller.size(); i-- > 0;) {
      Calls calls = found_.calls;
      for (const Board& board : smaller[i]) {
        calls[i].board = board;
        if (try_calls(calls)) return true;
      }
    }
    return false;
  }

  /// Tries boards in place of the only one. Since most do not fail, they are run in one process,
  /// and only one that fails there in a process of its own.
  bool try_boards(const std::vector<Board>& boards) {
    Calls calls;
    for (const Board& board : boards) {
      calls.push_back(found_.calls[0]);
      calls.back().board = board;
      if (tried_.contains(calls.back().str())) calls.pop_back();
    }
    for (std::size_t next = 0; next < calls.size() && !exhausted();) {
      const auto keep_going = [&](const Outcome& outcome) {
        return while_accepted(outcome) && !exhausted();
      };
      const auto outcomes =
          run_calls(std::span(calls).subspan(next), start_, limits_, keep_going).outcomes;
      ++found_.runs;
      if (outcomes.empty()) return false;
      for (std::size_t i = 1; i < outcomes.size(); ++i) tried_.insert(calls[next++].str());
      const Calls last{calls[next++]};
      if (!while_accepted(outcomes.back()) && try_calls(last)) return true;
      tried_.insert(last[0].str());
    }
    return false;
  }

  /// Whether these calls, not tried before, fail alike; they are then what is found.
  bool try_calls(const Calls& calls) {
    std::string text;
    for (const Call& call : calls) text += call.str();
    if (exhausted() || !tried_.insert(text).second) return false;
    const auto before = Clock::now();
    const std::vector<Outcome> outcomes = run_calls(calls, start_, limits_).outcomes;
    longest_ = std::max(longest_, Clock::now() - before);
    ++found_.runs;
    if (outcomes.size() < calls.size()) return false;
    if (outcomes.back().ruling.verdict != failing_.verdict) return false;
    found_.calls = calls;
    found_.ruling = outcomes.back().ruling;
    return true;
  }

  /// A run that may last too long is not begun.
  [[nodiscard]] bool exhausted() const {
    return interrupted() || found_.runs >= budget_.runs ||
           Clock::now() - started_ + longest_ > budget_.time;
  }

  const FailingCall& failing_;
  const WorkerFactory& start_;
  const Limits& limits_;
  const ShrinkBudget& budget_;
  Clock::time_point started_ = Clock::now();
  Clock::duration longest_{0};
  Counterexample found_;
  std::unordered_set<std::string> tried_;
};

}  // namespace

std::vector<Board> smaller_boards(const Board& board, const std::optional<Symmetry>& turned) {
  std::vector<Board> boards;
  const Solutions solutions = solutions_of(board);
  const auto add = [&](const Board& smaller) {
    if (smaller != board && solutions_of(smaller) == solutions) boards.push_back(smaller);
  };
  if (solutions == Solutions::none) {
    for_each_part(cells_where(board, false), [&](std::span<const int> part) {
      Board smaller = board;
      for (const int cell : part) smaller[cell] = kBlank;
      add(smaller);
    });
    return boards;
  }
  const Board solution = count_solutions(board, 1).first;
  for_each_part(cells_where(board, true), [&](std::span<const int> part) {
    Board smaller = board;
    for (const int cell : part) smaller[cell] = solution[cell];
    add(smaller);
  });
  if (turned) add(turned->inverse().apply(board));
  add(in_plain_order(board, solution));
  return boards;
}

std::optional<Counterexample> shrink(const FailingCall& failing, const WorkerFactory& start,
                                     const Limits& limits, const ShrinkBudget& budget) {
  return Shrinker(failing, start, limits, budget).run();
}

}  // namespace judge
