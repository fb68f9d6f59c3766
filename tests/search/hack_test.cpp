#include "judge/search/hack.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "judge/sudoku/counter.h"
#include "judge/sudoku/generator.h"
#include "judge/sudoku/thinning.h"
#include "tests/search/fake_worker.h"

namespace judge {
namespace {

const Board kPuzzle = *Board::parse(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
const Board kOther = *Board::parse(
    "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..");

/// A solver that takes so many nanoseconds for a blank in row 1, and one for another.
WorkerFactory slow_on_row_1(std::uint64_t cpu_ns) {
  return fake_workers([cpu_ns] {
    return [cpu_ns](const Call& call) {
      const auto& cells = call.board.cells;
      const auto blanks = std::count(cells.begin(), cells.begin() + kSize, kBlank);
      return FakeReply{count_solutions(call.board, 1).first,
                       cpu_ns * static_cast<std::uint64_t>(blanks) + 1};
    };
  });
}

HackProgress until_tried(std::size_t count) {
  return [count](const Hacked& so_far) { return so_far.tried < count; };
}

TEST(Hack, ClimbsToWhatIsSlowest) {
  const Hacked hacked = hack({kPuzzle, kOther}, 1, slow_on_row_1(1000), {}, until_tried(2000));
  EXPECT_EQ(hacked.median, 6001U);
  EXPECT_EQ(hacked.slowest_of_data.cpu_ns, 6001U);
  EXPECT_EQ(hacked.slowest.cpu_ns, 9001U);
  EXPECT_EQ(hacked.slowest.puzzle.str().substr(0, 9), ".........");
  EXPECT_EQ(hacked.slowest.ruling.verdict, Verdict::accepted);
}

TEST(Hack, MovesAlikeForASeed) {
  const auto find = [](std::uint64_t seed) {
    return hack({kPuzzle}, seed, slow_on_row_1(1000), {}, until_tried(300)).slowest.puzzle;
  };
  EXPECT_EQ(find(1), find(1));
  EXPECT_NE(find(1), find(2));
}

TEST(Hack, EndsWithTheFirstPuzzleThatBreaksTheLimit) {
  const Limits limits;
  const std::uint64_t of_eight = limits.cpu_ns / 8 + 1;
  const Hacked hacked = hack({kPuzzle}, 1, slow_on_row_1(of_eight), limits, until_tried(100000));
  EXPECT_EQ(hacked.slowest.ruling.verdict, Verdict::time_limit);
  EXPECT_GE(hacked.slowest.cpu_ns, limits.cpu_ns);
  EXPECT_LT(hacked.tried, 100000U);
}

TEST(Hack, EndsWithAPuzzleOfTheDataThatFails) {
  const auto start =
      fake_workers([] { return [](const Call&) { return FakeReply{std::nullopt}; }; });
  const Hacked hacked = hack({kPuzzle, kOther}, 1, start, {}, until_tried(1000));
  EXPECT_EQ(hacked.tried, 1U);
  EXPECT_EQ(hacked.slowest.puzzle, kPuzzle);
  EXPECT_EQ(hacked.slowest.ruling.verdict, Verdict::run_time_error);
}

TEST(Hack, BelievesTheMedianOfRepeatedCalls) {
  // Every tenth call is a hundred times as slow, whatever the board.
  const auto start = fake_workers([calls = 0]() mutable {
    return [&calls](const Call& call) {
      return FakeReply{count_solutions(call.board, 1).first, ++calls % 10 == 0 ? 100'000U : 1000U};
    };
  });
  const Hacked hacked = hack({kPuzzle}, 1, start, {}, until_tried(1000));
  EXPECT_EQ(hacked.slowest.cpu_ns, 1000U);
}

RC_GTEST_PROP(Neighbour, IsAnotherProperPuzzle, (std::uint64_t seed)) {
  std::mt19937_64 random(seed);
  const Drawn drawn = draw_proper({22, 60}, random);
  RC_PRE(drawn.has_value());
  const Board near = neighbour(*drawn, random);
  RC_ASSERT(is_proper(near));
}

}  // namespace
}  // namespace judge
