#include "judge/sudoku/board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>

#include "tests/sudoku/boards.h"

namespace judge {
namespace {

TEST(Board, BeginsBlank) {
  const Board board;
  EXPECT_EQ(board.str(), std::string(kCells, '.'));
  EXPECT_EQ(board.clues(), 0);
}

TEST(Board, ParsesRowByRow) {
  std::string text(kCells, '.');
  text[0] = '1';
  text[8] = '2';
  text[9] = '3';
  text[80] = '9';
  const Board board = board_of(text);
  EXPECT_EQ(board[0], '1');
  EXPECT_EQ(board[8], '2');
  EXPECT_EQ(board[9], '3');
  EXPECT_EQ(board[80], '9');
  EXPECT_EQ(board.clues(), 4);
}

TEST(Board, ParsesNothingOfAnotherLength) {
  EXPECT_FALSE(Board::parse(""));
  EXPECT_FALSE(Board::parse(std::string(kCells - 1, '.')));
  EXPECT_FALSE(Board::parse(std::string(kCells + 1, '.')));
  EXPECT_FALSE(Board::parse(std::string(kCells, '.') + "\n"));
}

TEST(Board, ParsesNoOtherSign) {
  const std::string others{"0:/aA*_- \n\x80\xff\0", 13};
  for (const char other : others) {
    for (const std::size_t cell : {0U, 40U, 80U}) {
      std::string text(kCells, '.');
      text[cell] = other;
      EXPECT_FALSE(Board::parse(text)) << "sign " << static_cast<int>(other) << " at " << cell;
    }
  }
}

TEST(Board, KnowsRowColumnAndBox) {
  const int last = kCells - 1;
  EXPECT_EQ(row_of(0), 0);
  EXPECT_EQ(row_of(last), 8);
  EXPECT_EQ(column_of(9), 0);
  EXPECT_EQ(column_of(last), 8);
  EXPECT_EQ(box_of(0), 0);
  EXPECT_EQ(box_of(8), 2);
  EXPECT_EQ(box_of(27), 3);
  EXPECT_EQ(box_of(20), 0);
  EXPECT_EQ(box_of(last), 8);
}

TEST(Board, NamesCells) {
  EXPECT_EQ(cell_name(0), "r1c1");
  EXPECT_EQ(cell_name(24), "r3c7");
  EXPECT_EQ(cell_name(80), "r9c9");
}

RC_GTEST_PROP(BoardProperty, ParseUndoesStr, ()) {
  const Board board = *any_board();
  RC_ASSERT(Board::parse(board.str()) == board);
}

RC_GTEST_PROP(BoardProperty, CluesAndBlanksAreAllCells, ()) {
  const Board board = *any_board();
  const auto text = board.str();
  RC_ASSERT(board.clues() + std::count(text.begin(), text.end(), '.') == kCells);
}

}  // namespace
}  // namespace judge
