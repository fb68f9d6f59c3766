// What every variant of solution/ is held to beyond the problem's statement: boards that are
// malformed, clash or have no solution come back untouched, and one Solution solves many boards.

#include <gtest/gtest.h>

#include "judge/sudoku/board.h"
#include "judge/sudoku/rules.h"
#include "tests/solution/variant.h"

namespace judge {
namespace {

const char* const kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const char* const kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

class Contract : public testing::TestWithParam<std::string> {
 protected:
  void expect_untouched(Grid grid, const std::string& what) const {
    const Grid before = grid;
    variant_.solve(grid);
    EXPECT_EQ(grid, before) << what;
  }

  Variant variant_{GetParam()};
};

TEST_P(Contract, SolvesTheExample) {
  Grid grid = grid_of(*Board::parse(kPuzzle));
  variant_.solve(grid);
  EXPECT_EQ(grid, grid_of(*Board::parse(kSolution)));
}

TEST_P(Contract, LeavesMalformedBoardsUntouched) {
  const Grid good = grid_of(*Board::parse(kPuzzle));
  expect_untouched({}, "empty");
  for (std::size_t rows = 1; rows < 20; ++rows) {
    Grid grid = good;
    grid.resize(rows, good[0]);
    if (rows != 9) expect_untouched(grid, std::to_string(rows) + " rows");
  }
  for (std::size_t row = 0; row < 9; ++row) {
    for (const std::size_t size : {0U, 1U, 8U, 10U, 100U}) {
      Grid grid = good;
      grid[row].resize(size, '.');
      expect_untouched(grid, "a row of " + std::to_string(size));
    }
  }
}

TEST_P(Contract, LeavesBoardsWithOtherCharactersUntouched) {
  for (int code = 0; code < 256; ++code) {
    const char value = static_cast<char>(code);
    if (value == kBlank || (value >= '1' && value <= '9')) continue;
    for (const std::size_t cell : {0U, 2U, 44U, 80U}) {
      Grid grid = grid_of(*Board::parse(kPuzzle));
      grid[cell / 9][cell % 9] = value;
      expect_untouched(grid, "character " + std::to_string(code));
    }
  }
}

TEST_P(Contract, LeavesEveryPairOfEqualCluesUntouched) {
  for (const Unit& unit : units()) {
    const auto cells = unit.cells();
    for (const int first : cells) {
      for (const int second : cells) {
        if (first >= second) continue;
        for (const char digit : {'1', '5', '9'}) {
          Board board;
          board[first] = digit;
          board[second] = digit;
          expect_untouched(grid_of(board), unit.str());
        }
      }
    }
  }
}

TEST_P(Contract, LeavesBoardsWithoutSolutionUntouched) {
  for (const char* puzzle :
       {// r1c9 has no candidate
        "12345678.........9...............................................................",
        // no clash, and no cell without candidate
        "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3.."}) {
    const Board board = *Board::parse(puzzle);
    ASSERT_FALSE(first_clash(board)) << puzzle;
    expect_untouched(grid_of(board), puzzle);
  }
}

TEST_P(Contract, GivesOneOfSeveralSolutions) {
  Board puzzle = *Board::parse(kSolution);
  for (const int cell : {2, 8, 20, 26, 40, 41, 49, 50}) puzzle[cell] = kBlank;
  for (const Board& board : {puzzle, Board()}) {
    Grid grid = grid_of(board);
    variant_.solve(grid);
    Board answer;
    for (int cell = 0; cell < kCells; ++cell) {
      answer[cell] =
          grid[static_cast<std::size_t>(row_of(cell))][static_cast<std::size_t>(column_of(cell))];
      if (board[cell] == kBlank) continue;
      EXPECT_EQ(answer[cell], board[cell]);
    }
    EXPECT_TRUE(is_solved(answer)) << answer.str();
  }
}

TEST_P(Contract, LeavesACompleteBoardAsItIs) {
  expect_untouched(grid_of(*Board::parse(kSolution)), "complete");
}

TEST_P(Contract, SolvesASecondBoardWithTheSameObject) {
  const Grid solved = grid_of(*Board::parse(kSolution));
  Grid first = grid_of(*Board::parse(kPuzzle));
  Grid second = first;
  variant_.solve_twice(first, second);
  EXPECT_EQ(first, solved);
  EXPECT_EQ(second, solved);
  Grid unsolvable = grid_of(*Board::parse(
      "12345678.........9..............................................................."));
  Grid after = grid_of(*Board::parse(kPuzzle));
  variant_.solve_twice(unsolvable, after);
  EXPECT_EQ(after, solved);
}

INSTANTIATE_TEST_SUITE_P(Of, Contract, testing::ValuesIn(all_variants()),
                         [](const auto& of) { return of.param; });

}  // namespace
}  // namespace judge
