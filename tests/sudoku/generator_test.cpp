#include "judge/sudoku/generator.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string>

#include "judge/sudoku/climb.h"
#include "judge/sudoku/counter.h"
#include "judge/sudoku/full_grid.h"
#include "judge/sudoku/plain_search.h"
#include "judge/sudoku/rules.h"
#include "judge/sudoku/thinning.h"
#include "tests/sudoku/boards.h"

namespace judge {
namespace {

std::uint64_t solutions_of(const Board& puzzle) { return count_solutions(puzzle, 2).solutions; }

bool is_minimal(const Board& puzzle) {
  if (solutions_of(puzzle) != 1) return false;
  for (int cell = 0; cell < kCells; ++cell) {
    Board less = puzzle;
    less[cell] = kBlank;
    if (puzzle[cell] != kBlank && solutions_of(less) == 1) return false;
  }
  return true;
}

/// A generator of numbers in any state.
rc::Gen<std::mt19937_64> any_random() {
  return rc::gen::map(rc::gen::arbitrary<std::uint64_t>(),
                      [](std::uint64_t seed) { return std::mt19937_64{seed}; });
}

TEST(FullGrid, IsTheSameOnEveryMachine) {
  std::mt19937_64 random{7};
  EXPECT_EQ(draw_full_grid(random).str(),
            "415369827973825641628471395182534769546197238739286514254713986897642153361958472");
}

TEST(FullGrid, HasEachDigitInEachCellEvenly) {
  constexpr int kDraws = 2700;
  std::mt19937_64 random{1};
  std::map<std::pair<int, char>, int> counts;
  for (int draw = 0; draw < kDraws; ++draw) {
    const Board grid = draw_full_grid(random);
    ASSERT_TRUE(is_solved(grid)) << grid;
    for (int cell = 0; cell < kCells; ++cell) ++counts[{cell, grid[cell]}];
  }
  ASSERT_EQ(counts.size(), 729U);
  for (const auto& [place, count] : counts) {
    EXPECT_NEAR(count, kDraws / 9, 75) << cell_name(place.first);  // 4.6 standard deviations
  }
}

TEST(FullGrid, FillsRowsAndColumnsAlike) {
  // In how many grids three cells of a box's first line come again in a line of the box beside it,
  // and below it. Filled row by row with random digits, that is 418 and 148 of 4,000 grids.
  constexpr int kDraws = 4000;
  std::mt19937_64 random{2};
  int in_bands = 0;
  int in_stacks = 0;
  for (int draw = 0; draw < kDraws; ++draw) {
    const Board grid = draw_full_grid(random);
    const auto digits = [&](int first, int step) {
      std::array three{grid[first], grid[first + step], grid[first + 2 * step]};
      std::ranges::sort(three);
      return three;
    };
    in_bands += digits(0, 1) == digits(12, 1) || digits(0, 1) == digits(21, 1) ? 1 : 0;
    in_stacks += digits(0, 9) == digits(28, 9) || digits(0, 9) == digits(29, 9) ? 1 : 0;
  }
  EXPECT_GT(in_bands, 0);
  EXPECT_NEAR(in_bands, in_stacks, 100);  // four standard deviations
}

TEST(Thinning, BlanksWhatGoingOneByOneWould) {
  std::mt19937_64 random{3};
  for (int draw = 0; draw < 50; ++draw) {
    const Board grid = draw_full_grid(random);
    const auto order = draw_order(random);
    Board expected = grid;
    for (const int cell : order) {
      if (expected.clues() == 26) break;
      expected[cell] = kBlank;
      if (!is_proper(expected)) expected[cell] = grid[cell];
    }
    Board thinned = grid;
    thin(thinned, order, 26);
    ASSERT_EQ(thinned, expected);
  }
}

RC_GTEST_PROP(ThinningProperty, VariesToAnotherMinimalPuzzleOfTheSameSolution, ()) {
  auto random = *any_random();
  const Board solution = draw_full_grid(random);
  Board puzzle = solution;
  thin(puzzle, draw_order(random), 0);
  const Board varied = vary(puzzle, solution, random);
  RC_ASSERT(is_minimal(varied));
  RC_ASSERT(count_solutions(varied, 2).first == solution);
}

TEST(Generator, IsTheSameOnEveryMachine) {
  std::mt19937_64 random{7};
  EXPECT_EQ(draw_proper({24, 30}, random)->str(),
            "..25..61.163..9..4.....3..947............54...38....2.8..9.17.....3......1..87...");
  EXPECT_EQ(draw_minimal(kAnyClues, random)->str(),
            ".4..265...75.....1..9.3..76.........3......9..579......8..6.72....5......3...78..");
  EXPECT_EQ(draw_near_complete(3, 80, random)->str(),
            "93657241874819356212.46837931968524768294713557432198.26183975485721469349375682.");
  EXPECT_EQ(draw_several({20, 30}, random)->str(),
            "1..2..7........69...5.1..4.36.1.4..2..9.65..7.4...2..92..67.8.5...4...2..53.....4");
  EXPECT_EQ(draw_none({24, 30}, Flaw::hidden, random)->str(),
            "2....3...9..8..54..64..53...9.......6.7....25..1.87....1.9.......3..1.......2.67.");
  EXPECT_EQ(draw_none({24, 30}, Flaw::clash, random)->str(),
            ".3.8...9..86...414.....63....3.4.1..64.........7263...418...72......7....2.4.1..5");
  EXPECT_EQ(draw_hard(random).str(),
            "..6..9..7.....548..9...42......7..3..2.9.87....4......3..6.....6.....3.2259......");
}

RC_GTEST_PROP(GeneratorProperty, ProperPuzzlesHaveOneSolution, ()) {
  auto random = *any_random();
  const int fewest = *rc::gen::inRange(24, kCells + 1);
  const ClueRange clues{fewest, *rc::gen::inRange(fewest, kCells + 1)};
  const Drawn drawn = draw_proper(clues, random);
  RC_ASSERT(drawn.has_value());
  RC_ASSERT(clues.holds(drawn->clues()));
  RC_ASSERT(solutions_of(*drawn) == 1U);
}

TEST(Generator, UsesTheWholeRangeOfClues) {
  std::mt19937_64 random{4};
  std::map<int, int> counts;
  for (int draw = 0; draw < 300; ++draw) ++counts[draw_proper({26, 28}, random)->clues()];
  EXPECT_EQ(counts.size(), 3U);
  for (const auto& [clues, count] : counts) EXPECT_GT(count, 60) << clues;
}

TEST(Generator, FindsFewerCluesThanChanceGives) {
  std::mt19937_64 random{5};
  for (int draw = 0; draw < 5; ++draw) {
    const Drawn drawn = draw_proper({21, 21}, random);
    ASSERT_TRUE(drawn.has_value()) << drawn.error();
    EXPECT_EQ(drawn->clues(), 21);
  }
}

RC_GTEST_PROP(GeneratorProperty, MinimalPuzzlesLoseTheirOneSolutionWithAnyClue, ()) {
  auto random = *any_random();
  const Drawn drawn = draw_minimal({22, 26}, random);
  RC_ASSERT(drawn.has_value());
  RC_ASSERT(drawn->clues() >= 22 && drawn->clues() <= 26);
  RC_ASSERT(is_minimal(*drawn));
}

RC_GTEST_PROP(GeneratorProperty, NearCompleteBoardsHaveTheBlanksAskedFor, ()) {
  auto random = *any_random();
  const int blanks = *rc::gen::inRange(1, 51);
  const int first = *rc::gen::inRange(0, kCells);
  const Drawn drawn = draw_near_complete(blanks, first, random);
  RC_ASSERT(drawn.has_value());
  RC_ASSERT(drawn->clues() == kCells - blanks);
  RC_ASSERT((*drawn)[first] == kBlank);
  RC_ASSERT(solutions_of(*drawn) == 1U);
}

RC_GTEST_PROP(GeneratorProperty, SeveralAreTwoOrMore, ()) {
  auto random = *any_random();
  const int wanted = *rc::gen::inRange(0, 71);
  const Drawn drawn = draw_several({wanted, wanted}, random);
  RC_ASSERT(drawn.has_value());
  RC_ASSERT(drawn->clues() == wanted);
  RC_ASSERT(solutions_of(*drawn) == 2U);
}

RC_GTEST_PROP(GeneratorProperty, NoneHasNoSolutionAndTheFlawAskedFor, ()) {
  auto random = *any_random();
  const auto flaw = *rc::gen::element(Flaw::hidden, Flaw::clash);
  const int wanted = *rc::gen::inRange(flaw == Flaw::clash ? 2 : 25, 71);
  const Drawn drawn = draw_none({wanted, wanted}, flaw, random);
  RC_ASSERT(drawn.has_value());
  RC_ASSERT(drawn->clues() == wanted);
  RC_ASSERT(solutions_of(*drawn) == 0U);
  RC_ASSERT(first_clash(*drawn).has_value() == (flaw == Flaw::clash));
}

TEST(Generator, SaysWhatToAskForWhereItFindsNothing) {
  std::mt19937_64 random{6};
  EXPECT_EQ(draw_minimal({32, 40}, random).error(),
            "no minimal puzzle of 32 to 40 clues found in 200 attempts; ask for 21 to 26");
  EXPECT_EQ(draw_none({kCells, kCells}, Flaw::hidden, random).error(),
            "no unsolvable puzzle of 81 clues found in 200 attempts; ask for 24 to 70");
  EXPECT_EQ(draw_several({80, 80}, random).error(),
            "no ambiguous puzzle of 80 clues found in 200 attempts; ask for 70 or fewer");
}

TEST(Climb, ReachesHarderPuzzlesThanChanceGives) {
  std::mt19937_64 random{8};
  std::uint64_t by_chance = 0;
  for (int draw = 0; draw < 100; ++draw) {
    by_chance += count_solutions(*draw_minimal(kAnyClues, random), 2).guesses;
  }
  const Board hard = draw_hard(random);
  EXPECT_TRUE(is_minimal(hard));
  EXPECT_GT(count_solutions(hard, 2).guesses, 5 * by_chance / 100);
}

TEST(PlainSteps, CountsDigitsSetInReadingOrder) {
  EXPECT_EQ(plain_steps(solved_board(), 100), 0U);
  Board two = solved_board();
  two[80] = two[79] = kBlank;
  EXPECT_EQ(plain_steps(two, 100), 2U);
  const Board example =
      board_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  EXPECT_EQ(plain_steps(example, 1'000'000), 4208U);
  EXPECT_EQ(plain_steps(Board{}, 10), 10U);
}

TEST(PlainSteps, IsNothingWhereCluesClash) {
  Board clash;
  clash[0] = clash[1] = '1';
  EXPECT_EQ(plain_steps(clash, 100), 0U);
}

}  // namespace
}  // namespace judge
