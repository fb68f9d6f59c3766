#include "judge/sudoku/counter.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "judge/sudoku/rules.h"
#include "tests/sudoku/boards.h"

namespace judge {
namespace {

constexpr std::uint64_t kNoCap = std::numeric_limits<std::uint64_t>::max();

bool fits(const Board& board, int cell, char digit) {
  for (int other = 0; other < kCells; ++other) {
    const bool peers = row_of(other) == row_of(cell) || column_of(other) == column_of(cell) ||
                       box_of(other) == box_of(cell);
    if (peers && board[other] == digit) return false;
  }
  return true;
}

/// Plain enumeration, cell by cell: what a count is by definition.
std::uint64_t enumerate(Board& board, int cell, std::uint64_t cap) {
  while (cell < kCells && board[cell] != kBlank) ++cell;
  if (cell == kCells) return 1;
  std::uint64_t solutions = 0;
  for (char digit = '1'; digit <= '9' && solutions < cap; ++digit) {
    if (!fits(board, cell, digit)) continue;
    board[cell] = digit;
    solutions += enumerate(board, cell + 1, cap - solutions);
    board[cell] = kBlank;
  }
  return solutions;
}

std::uint64_t count_by_definition(Board board, std::uint64_t cap) {
  return first_clash(board) ? 0 : enumerate(board, 0, cap);
}

bool keeps_clues(const Board& solution, const Board& puzzle) {
  return std::ranges::equal(puzzle.cells, solution.cells,
                            [](char clue, char cell) { return clue == kBlank || clue == cell; });
}

void blank_digit(Board& board, char digit) { std::ranges::replace(board.cells, digit, kBlank); }

/// A solved board without some cells and all cells of up to three digits, so that it often has
/// several solutions; now and then with another digit in a cell, so that it often has none.
rc::Gen<Board> few_blanks() {
  return rc::gen::exec([] {
    Board board = *any_solved_board();
    const auto cells = *any_cells();
    for (const int cell : cells) {
      if (cells.size() < 40 || cell % 2 == 0) board[cell] = kBlank;
    }
    const auto digits = *rc::gen::container<std::vector<char>>(rc::gen::inRange('1', '4'));
    for (const char digit : digits) blank_digit(board, digit);
    if (*rc::gen::inRange(0, 4) == 0) {
      board[*rc::gen::inRange(0, kCells)] = *rc::gen::inRange('1', ':');
    }
    return board;
  });
}

std::uint64_t guesses_of(const char* puzzle) {
  return count_solutions(board_of(puzzle), kNoCap).guesses;
}

struct Known {
  const char* name;
  const char* puzzle;
  std::uint64_t solutions;
};

class KnownPuzzle : public testing::TestWithParam<Known> {};

TEST_P(KnownPuzzle, HasItsNumberOfSolutions) {
  const Board puzzle = board_of(GetParam().puzzle);
  const std::uint64_t solutions = GetParam().solutions;
  EXPECT_EQ(count_solutions(puzzle, kNoCap).solutions, solutions);
  for (const std::uint64_t cap : {1U, 2U, 3U, 2670U, 2671U, 2672U}) {
    EXPECT_EQ(count_solutions(puzzle, cap).solutions, std::min<std::uint64_t>(solutions, cap));
  }
}

TEST_P(KnownPuzzle, ComesWithASolutionWhereThereIsOne) {
  const Board puzzle = board_of(GetParam().puzzle);
  const Board first = count_solutions(puzzle, 2).first;
  if (GetParam().solutions == 0) {
    EXPECT_EQ(first, puzzle);
  } else {
    EXPECT_TRUE(is_solved(first)) << first;
    EXPECT_TRUE(keeps_clues(first, puzzle)) << first;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Counter, KnownPuzzle,
    testing::Values(
        Known{"LeetCode37",
              "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              1U},
        Known{"Poj2676",
              "1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7",
              1U},
        Known{"Poj3074First",
              ".2738..1..1...6735.......293.5692.8...........6.1745.364.......9518...7..8..6534.",
              1U},
        Known{"Poj3074Second",
              "......52..8.4......3...9...5.1...6..2..7........3.....6...1..........7.4.......3.",
              1U},
        Known{"ProjectEuler96Grid01",
              "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
              1U},
        Known{"NorvigGrid2",
              "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
              1U},
        Known{"NorvigImpossible",
              ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
              0U},
        Known{"Inkala2006",
              "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
              1U},
        Known{"AiEscargot",
              "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
              1U},
        Known{"Inkala2010",
              "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
              1U},
        Known{"Inkala2012",
              "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
              1U},
        Known{"GoldenNugget",
              ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
              1U},
        Known{"EasterMonster",
              "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
              1U},
        Known{"PlatinumBlonde",
              ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
              1U},
        Known{"AntiBruteForce",
              "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
              1U},
        Known{"Vijos1632",
              ".......16...5...4.3...7....9.....2.....4.8...7..6.........237...4........1.......",
              1U},
        Known{"TwoSolutions",
              "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71.",
              2U},
        Known{"Tioj1025",
              "12................798123456214365897365897214879214365532941678641578932.........",
              2U},
        Known{"NoneForASquare",
              "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
              0U},
        Known{"NoneForABox",
              ".9.3....1....8..46......8..4.5.6..3...32756...6..1.9.4..1......58..2....2....7.6.",
              0U},
        Known{"NoneForAColumn",
              "....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2...",
              0U},
        Known{"NoneForARow",
              "9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3",
              0U},
        Known{"ForumTwentyClues",
              "...5.7....5..1..2..6..........4.93..57................1.7..8.....9..3..1.4.9....6",
              2671U},
        Known{"GeneratorBug",
              "43.2.597.178.4....9..7...4.8...591...24....5..1..8.6....369....24...1............",
              2U}),
    [](const auto& known) { return std::string{known.param.name}; });

TEST(Counter, FindsTheSolution) {
  const Board puzzle =
      board_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const Count count = count_solutions(puzzle, 2);
  EXPECT_EQ(count.solutions, 1U);
  EXPECT_EQ(count.first, solved_board());
}

TEST(Counter, TakesASolvedBoardForItsOnlySolution) {
  const Count count = count_solutions(solved_board(), kNoCap);
  EXPECT_EQ(count.solutions, 1U);
  EXPECT_EQ(count.guesses, 0U);
  EXPECT_EQ(count.first, solved_board());
}

TEST(Counter, FindsNoneWhereCluesClash) {
  for (const int other : {8, 72, 20}) {  // the same row, column and box
    Board board;
    board[0] = '7';
    board[other] = '7';
    const Count count = count_solutions(board, 2);
    EXPECT_EQ(count.solutions, 0U) << cell_name(other);
    EXPECT_EQ(count.first, board) << cell_name(other);
  }
}

TEST(Counter, FindsNoneWhereTwoPeersHaveTheSameDigitLeft) {
  // Column and box leave 9 alone to r1c1 and to r1c4, and other places in row 1 besides.
  const Board board =
      board_of("..........56.78....78.56...1..2.....2..1.....3..4.....4...........3..............");
  EXPECT_FALSE(first_clash(board));
  EXPECT_EQ(count_solutions(board, 2).solutions, 0U);
}

TEST(Counter, FindsNoneWhereOneCellOfASolvedBoardIsWrong) {
  for (int cell = 0; cell < kCells; ++cell) {
    Board board = solved_board();
    board[cell] = board[cell] == '9' ? '1' : static_cast<char>(board[cell] + 1);
    EXPECT_EQ(count_solutions(board, 2).solutions, 0U) << cell_name(cell);
  }
}

TEST(Counter, StopsAtTheCap) {
  for (const std::uint64_t cap : {1U, 2U, 1000U, 20'000U}) {
    const Count count = count_solutions(Board{}, cap);
    EXPECT_EQ(count.solutions, cap);
    EXPECT_TRUE(is_solved(count.first));
    EXPECT_EQ(count.first, count_solutions(Board{}, 1).first) << "not the first";
  }
}

TEST(Counter, CountsWithManyBlanksAsPlainEnumerationDoes) {
  Board board = solved_board();
  for (const char digit : {'1', '2', '3', '4'}) blank_digit(board, digit);
  const std::uint64_t solutions = count_by_definition(board, kNoCap);
  EXPECT_GT(solutions, 100U);
  EXPECT_EQ(count_solutions(board, kNoCap).solutions, solutions);
}

TEST(Counter, GuessesTheSameOnEveryMachine) {
  // Difficulty is told in guesses, so a change of these numbers changes what generators make.
  EXPECT_EQ(
      guesses_of(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
      0U);
  EXPECT_EQ(
      guesses_of(
          ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."),
      129U);
  EXPECT_EQ(
      guesses_of(
          "...5.7....5..1..2..6..........4.93..57................1.7..8.....9..3..1.4.9....6"),
      2698U);
}

RC_GTEST_PROP(CounterProperty, AgreesWithPlainEnumeration, ()) {
  const Board board = *few_blanks();
  const std::uint64_t cap = *rc::gen::inRange<std::uint64_t>(1, 200);
  const Count count = count_solutions(board, cap);
  RC_CLASSIFY(count.solutions == 0, "none");
  RC_CLASSIFY(count.solutions == 1, "one");
  RC_CLASSIFY(count.solutions > 1, "several");
  RC_ASSERT(count.solutions == count_by_definition(board, cap));
}

RC_GTEST_PROP(CounterProperty, FirstIsASolutionOrThePuzzle, ()) {
  const Board board = *few_blanks();
  const Count count = count_solutions(board, 2);
  const bool solved = is_solved(count.first) && keeps_clues(count.first, board);
  if (count.solutions == 0) {
    RC_ASSERT(count.first == board);
  } else {
    RC_ASSERT(solved);
  }
}

RC_GTEST_PROP(CounterProperty, RemovingAClueNeverLosesASolution, ()) {
  Board board = *few_blanks();
  const std::uint64_t before = count_solutions(board, 1000).solutions;
  board[*rc::gen::inRange(0, kCells)] = kBlank;
  RC_ASSERT(count_solutions(board, 1000).solutions >= before);
}

RC_GTEST_PROP(CounterProperty, ClashesMeanNone, ()) {
  const Board board = *any_board();
  RC_PRE(first_clash(board).has_value());
  RC_ASSERT(count_solutions(board, 2).solutions == 0U);
}

}  // namespace
}  // namespace judge
