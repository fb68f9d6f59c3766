#include "judge/sudoku/rules.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <optional>

#include "tests/sudoku/boards.h"

namespace judge {
namespace {

bool share_a_unit(int a, int b) {
  return row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b);
}

/// The definition: no two filled cells that share a unit are equal.
bool clashes_by_definition(const Board& board) {
  for (int a = 0; a < kCells; ++a) {
    for (int b = a + 1; b < kCells; ++b) {
      if (board[a] != kBlank && board[a] == board[b] && share_a_unit(a, b)) return true;
    }
  }
  return false;
}

/// A blank board but for `digit` in two cells.
Board board_with(char digit, int a, int b) {
  Board board;
  board[a] = digit;
  board[b] = digit;
  return board;
}

std::string first_clash_text(const Board& board) {
  const auto clash = first_clash(board);
  return clash ? clash->str() : "no clash";
}

TEST(Units, AreRowsThenColumnsThenBoxes) {
  EXPECT_EQ(units()[0].str(), "row 1");
  EXPECT_EQ(units()[8].str(), "row 9");
  EXPECT_EQ(units()[9].str(), "column 1");
  EXPECT_EQ(units()[18].str(), "box 1");
  EXPECT_EQ(units()[26].str(), "box 9");
}

TEST(Units, HoldTheirCellsInReadingOrder) {
  const std::array<int, kSize> row3{18, 19, 20, 21, 22, 23, 24, 25, 26};
  const std::array<int, kSize> column2{1, 10, 19, 28, 37, 46, 55, 64, 73};
  const std::array<int, kSize> box6{33, 34, 35, 42, 43, 44, 51, 52, 53};
  EXPECT_EQ((Unit{Unit::Kind::row, 3}.cells()), row3);
  EXPECT_EQ((Unit{Unit::Kind::column, 2}.cells()), column2);
  EXPECT_EQ((Unit{Unit::Kind::box, 6}.cells()), box6);
}

TEST(Units, HoldEveryCellOnceAKind) {
  std::array<int, kCells> times{};
  for (const Unit& unit : units()) {
    for (const int cell : unit.cells()) ++times[static_cast<std::size_t>(cell)];
  }
  EXPECT_TRUE(std::all_of(times.begin(), times.end(), [](int n) { return n == 3; }));
}

TEST(FirstClash, SaysDigitUnitAndCells) {
  EXPECT_EQ(first_clash_text(board_with('4', 1, 46)), "4 twice in column 2 (r1c2, r6c2)");
  EXPECT_EQ(first_clash_text(board_with('9', 72, 80)), "9 twice in row 9 (r9c1, r9c9)");
  EXPECT_EQ(first_clash_text(board_with('1', 60, 80)), "1 twice in box 9 (r7c7, r9c9)");
}

TEST(FirstClash, LooksAtRowsThenColumnsThenBoxes) {
  EXPECT_EQ(first_clash_text(board_with('5', 0, 1)), "5 twice in row 1 (r1c1, r1c2)");
  EXPECT_EQ(first_clash_text(board_with('5', 0, 9)), "5 twice in column 1 (r1c1, r2c1)");
}

TEST(FirstClash, IsNoneOnABlankAndASolvedBoard) {
  EXPECT_FALSE(first_clash(Board{}));
  EXPECT_FALSE(first_clash(solved_board()));
}

TEST(IsSolved, NeedsEveryCell) {
  EXPECT_TRUE(is_solved(solved_board()));
  for (int cell = 0; cell < kCells; ++cell) {
    Board board = solved_board();
    board[cell] = kBlank;
    EXPECT_FALSE(is_solved(board)) << cell_name(cell);
  }
}

TEST(IsSolved, NeedsEveryUnit) {
  // Every row of the first is right, of the second every column, of the third every row and column.
  Board rows;
  Board columns;
  Board latin;
  for (int cell = 0; cell < kCells; ++cell) {
    rows[cell] = static_cast<char>('1' + column_of(cell));
    columns[cell] = static_cast<char>('1' + row_of(cell));
    latin[cell] = static_cast<char>('1' + (row_of(cell) + column_of(cell)) % kSize);
  }
  EXPECT_FALSE(is_solved(rows));
  EXPECT_FALSE(is_solved(columns));
  EXPECT_FALSE(is_solved(latin));
}

RC_GTEST_PROP(RulesProperty, ClashIsFoundWhereOneIs, ()) {
  // Few clues, or a clash is all but certain.
  Board board;
  for (const int cell : *any_cells()) board[cell] = *rc::gen::inRange('1', ':');
  const auto clash = first_clash(board);
  RC_CLASSIFY(clash.has_value());
  RC_ASSERT(clash.has_value() == clashes_by_definition(board));
}

RC_GTEST_PROP(RulesProperty, ClashIsTrue, ()) {
  const Board board = *any_board();
  const auto clash = first_clash(board);
  RC_PRE(clash.has_value());
  const auto cells = clash->unit.cells();
  RC_ASSERT(clash->first < clash->second);
  for (const int cell : {clash->first, clash->second}) {
    RC_ASSERT(board[cell] == clash->digit);
    RC_ASSERT(std::find(cells.begin(), cells.end(), cell) != cells.end());
  }
}

RC_GTEST_PROP(RulesProperty, ChangingACellOfASolvedBoardClashesInItsRow, ()) {
  Board board = *any_solved_board();
  const int cell = *rc::gen::inRange(0, kCells);
  board[cell] =
      *rc::gen::suchThat(rc::gen::inRange('1', ':'), [&](char c) { return c != board[cell]; });
  const auto clash = first_clash(board);
  RC_ASSERT(clash.has_value());
  RC_ASSERT(clash->unit.str() == "row " + std::to_string(row_of(cell) + 1));
  RC_ASSERT(clash->first == cell || clash->second == cell);
}

}  // namespace
}  // namespace judge
