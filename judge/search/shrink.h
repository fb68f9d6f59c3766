#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "judge/submission/call.h"
#include "judge/submission/worker.h"
#include "judge/sudoku/symmetry.h"
#include "judge/verdict/record.h"
#include "judge/verdict/verdict.h"

namespace judge {

/// What a shrinking may take.
struct ShrinkBudget {
  std::chrono::nanoseconds time = std::chrono::seconds(10);
  std::size_t runs = 1000;  ///< processes
};

/// A call that fails, after others that did not.
struct FailingCall {
  std::span<const Call> before;  ///< in the same process, the latest last
  Call call;
  Verdict verdict;
  std::optional<Symmetry> turned;  ///< what made the board of another one, should that matter
};

/// The boards that shrinking tries in place of `board`, from the smallest on: with more and more of
/// its blanks left and the others filled in from the solution, turned back by `turned`, and with
/// its digits renamed so that the solution begins with 123456789. Of a board without a solution:
/// with clues taken away. All have as many solutions (none, one, several) as `board`.
std::vector<Board> smaller_boards(const Board& board, const std::optional<Symmetry>& turned);

/// Makes a failure small, as long as the verdict stays: it looks for the fewest calls before that
/// are needed, by running each trial in a process of its own, then for smaller boards. Nothing
/// where the failure does not come again. Ends early when the user interrupts.
std::optional<Counterexample> shrink(const FailingCall& failing, const WorkerFactory& start,
                                     const Limits& limits, const ShrinkBudget& budget);

}  // namespace judge
