#include "judge/data/check_case.h"

#include <gtest/gtest.h>

#include "tests/data/samples.h"

namespace judge::test {
namespace {

/// What check_case says, or "sound".
std::string said(const std::string& puzzle, const std::string& solution, Solutions expected) {
  Case given{*Board::parse(puzzle), std::nullopt, 1};
  if (!solution.empty()) given.solution = Board::parse(solution);
  return check_case(given, expected).value_or("sound");
}

const std::string kEmpty(81, '.');
/// Has a cell without a candidate, and no digit twice.
const std::string kNone = "12345678.........9" + std::string(63, '.');

TEST(CheckCase, FindsSoundWhatTheGroupExpects) {
  EXPECT_EQ(said(kPuzzle, "", Solutions::one), "sound");
  EXPECT_EQ(said(kPuzzle, kSolution, Solutions::one), "sound");
  EXPECT_EQ(said(kSolution, kSolution, Solutions::one), "sound");
  EXPECT_EQ(said(kEmpty, "", Solutions::several), "sound");
  EXPECT_EQ(said(kEmpty, kSolution, Solutions::several), "sound");
  EXPECT_EQ(said(kNone, "", Solutions::none), "sound");
}

TEST(CheckCase, NamesTheRuleThatThePuzzleBreaks) {
  std::string clash = kEmpty;
  clash[1] = clash[46] = '4';
  EXPECT_EQ(
      said(clash, "", Solutions::one),
      "this puzzle has no solution: 4 twice in column 2 (r1c2, r6c2); a group of such puzzles "
      "says '# solutions: none' in its header");
}

TEST(CheckCase, NamesTheNumberOfSolutions) {
  const std::string says = "; a group of such puzzles says '# solutions: ";
  EXPECT_EQ(said(kNone, "", Solutions::one),
            "this puzzle has no solution" + says + "none' in its header");
  EXPECT_EQ(said(kEmpty, "", Solutions::one),
            "this puzzle has 2 or more solutions" + says + "several' in its header");
  EXPECT_EQ(said(kEmpty, "", Solutions::none),
            "this puzzle has 2 or more solutions" + says + "several' in its header");
  EXPECT_EQ(said(kPuzzle, "", Solutions::several),
            "this puzzle has exactly one solution" + says + "one' in its header");
  EXPECT_EQ(said(kPuzzle, "", Solutions::none),
            "this puzzle has exactly one solution" + says + "one' in its header");
}

TEST(CheckCase, NamesWhatIsWrongWithTheSolution) {
  std::string changed = kSolution;
  changed[1] = '9';
  EXPECT_EQ(said(kPuzzle, changed, Solutions::one),
            "its solution changes the clue at r1c2 from 3 to 9");
  std::string clash = kSolution;
  clash[2] = '5';
  EXPECT_EQ(said(kPuzzle, clash, Solutions::one),
            "its solution is wrong: 5 twice in row 1 (r1c1, r1c3)");
  std::string blank = kSolution;
  blank[2] = '.';
  EXPECT_EQ(said(kPuzzle, blank, Solutions::one), "its solution is wrong: a blank is left");
}

}  // namespace
}  // namespace judge::test
