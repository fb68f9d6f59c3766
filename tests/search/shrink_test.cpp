#include "judge/search/shrink.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <memory>
#include <random>
#include <set>

#include "judge/search/trial.h"
#include "judge/sudoku/counter.h"
#include "judge/sudoku/generator.h"
#include "tests/search/fake_worker.h"

namespace judge {
namespace {

const Board kPuzzle = *Board::parse(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
const Board kOther = *Board::parse(
    "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..");

Board solved(const Board& puzzle) { return count_solutions(puzzle, 1).first; }

/// A process that answers every call as `answer` says.
WorkerFactory stateless(const std::function<FakeReply(const Board&)>& answer) {
  return fake_workers(
      [answer] { return [answer](const Call& call) { return answer(call.board); }; });
}

FailingCall failing(const Board& board, Verdict verdict) {
  return {{}, board, verdict, std::nullopt};
}

TEST(Shrink, LeavesTheOneBlankThatIsNeverFilled) {
  const auto start = stateless([](const Board& board) {
    Board answer = solved(board);
    if (board[20] == kBlank || board[80] == kBlank) answer[80] = kBlank;
    if (board[80] != kBlank) answer[80] = board[80];
    return FakeReply{answer};
  });
  Board puzzle = kPuzzle;
  puzzle[80] = kBlank;
  const auto small = shrink(failing(puzzle, Verdict::wrong_answer), start, {}, {});
  ASSERT_TRUE(small);
  EXPECT_EQ(small->blanks, 1);
  EXPECT_EQ(small->blanks_before, 52);
  EXPECT_EQ(small->calls.back().board[80], kBlank);
  EXPECT_EQ(small->ruling.reason, "blank left at r9c9");
  EXPECT_TRUE(small->smallest);
}

TEST(Shrink, LeavesTwoBlanksWhereTwoAreSwapped) {
  const auto start = stateless([](const Board& board) {
    Board answer = solved(board);
    for (int column = 0; column < kSize; ++column) {
      if (board[63 + column] != kBlank || board[72 + column] != kBlank) continue;
      std::swap(answer[63 + column], answer[72 + column]);
    }
    return FakeReply{answer};
  });
  const auto small = shrink(failing(kPuzzle, Verdict::wrong_answer), start, {}, {});
  ASSERT_TRUE(small);
  EXPECT_EQ(small->blanks, 2);
}

TEST(Shrink, NamesTheDigitsInPlainOrder) {
  const auto start = stateless([](const Board& board) { return FakeReply{board}; });
  const auto small = shrink(failing(kPuzzle, Verdict::wrong_answer), start, {}, {});
  ASSERT_TRUE(small);
  EXPECT_EQ(small->calls.back().board.str().substr(0, 9), "123456789");
}

TEST(Shrink, KeepsTheVerdict) {
  // Crashes on more than 10 blanks, and leaves the last blank of fewer.
  const auto start = stateless([](const Board& board) {
    return board.clues() < kCells - 10 ? FakeReply{std::nullopt} : FakeReply{board};
  });
  const auto small = shrink(failing(kPuzzle, Verdict::run_time_error), start, {}, {});
  ASSERT_TRUE(small);
  EXPECT_EQ(small->ruling.verdict, Verdict::run_time_error);
  EXPECT_EQ(small->blanks, 11);
}

TEST(Shrink, FindsTheBoardBeforeThatIsNeeded) {
  // Leaves the last cell, but only after kOther.
  const auto start = fake_workers([] {
    auto stale = std::make_shared<bool>(false);
    return [stale](const Call& call) {
      const bool was_stale = *stale;
      *stale = *stale || call.board == kOther;
      Board answer = solved(call.board);
      if (was_stale && call.board[80] == kBlank) answer[80] = kBlank;
      return FakeReply{answer};
    };
  });
  std::vector<Call> before(20, kPuzzle);
  before[7] = kOther;
  Board puzzle = kPuzzle;
  puzzle[80] = kBlank;
  const FailingCall call{before, puzzle, Verdict::wrong_answer, std::nullopt};
  const auto small = shrink(call, start, {}, {});
  ASSERT_TRUE(small);
  ASSERT_EQ(small->calls.size(), 2U);
  EXPECT_EQ(small->calls[0].board, kOther);
  EXPECT_EQ(small->blanks, 1);
}

TEST(Shrink, SaysWhereAFailureDoesNotComeAgain) {
  const auto start = stateless([](const Board& board) { return FakeReply{solved(board)}; });
  EXPECT_FALSE(shrink(failing(kPuzzle, Verdict::wrong_answer), start, {}, {}));
}

TEST(Shrink, KeepsToItsBudget) {
  const auto start = stateless([](const Board& board) {
    Board answer = solved(board);
    if (board.clues() == kPuzzle.clues()) return FakeReply{std::nullopt};
    return FakeReply{answer};
  });
  ShrinkBudget budget;
  budget.runs = 3;
  const auto small = shrink(failing(kPuzzle, Verdict::run_time_error), start, {}, budget);
  ASSERT_TRUE(small);
  EXPECT_LE(small->runs, 3U);
  EXPECT_FALSE(small->smallest);
  EXPECT_EQ(small->blanks, small->blanks_before);
}

TEST(Shrink, ShrinksATimeOutByTheTimeThatAnAnswerTook) {
  const Limits limits;
  const auto start = stateless([&](const Board& board) {
    const bool slow = board.clues() < kCells - 20;
    return FakeReply{solved(board), slow ? 2 * limits.cpu_ns : 1};
  });
  const auto small = shrink(failing(kPuzzle, Verdict::time_limit), start, limits, {});
  ASSERT_TRUE(small);
  EXPECT_EQ(small->blanks, 21);
}

RC_GTEST_PROP(SmallerBoards, HaveAsManySolutions, (std::uint64_t seed)) {
  std::mt19937_64 random(seed);
  const Solutions wanted = *rc::gen::element(Solutions::none, Solutions::one, Solutions::several);
  const Drawn drawn = wanted == Solutions::none  ? draw_none({30, 60}, Flaw::hidden, random)
                      : wanted == Solutions::one ? draw_proper({30, 60}, random)
                                                 : draw_several({30, 60}, random);
  RC_PRE(drawn.has_value());
  const auto boards = smaller_boards(*drawn, Symmetry::draw(random));
  RC_ASSERT(!boards.empty());
  for (const Board& board : boards) {
    RC_ASSERT(board != *drawn);
    RC_ASSERT(solutions_of(board) == wanted);
  }
}

RC_GTEST_PROP(SmallerBoards, TurnBack, (std::uint64_t seed)) {
  std::mt19937_64 random(seed);
  const Symmetry symmetry = Symmetry::draw(random);
  const Board turned = symmetry.apply(kPuzzle);
  const auto boards = smaller_boards(turned, symmetry);
  RC_ASSERT(turned == kPuzzle || std::ranges::count(boards, kPuzzle) == 1);
}

}  // namespace
}  // namespace judge
