#include "judge/sudoku/symmetry.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>
#include <string>

#include "judge/sudoku/counter.h"
#include "judge/sudoku/rules.h"
#include "tests/sudoku/boards.h"

namespace judge {
namespace {

/// The cells of `board` that are filled.
std::set<int> filled(const Board& board) {
  std::set<int> cells;
  for (int cell = 0; cell < kCells; ++cell) {
    if (board[cell] != kBlank) cells.insert(cell);
  }
  return cells;
}

bool is_unit(const std::set<int>& cells) {
  return std::any_of(units().begin(), units().end(), [&](const Unit& unit) {
    const auto of_unit = unit.cells();
    return cells == std::set<int>(of_unit.begin(), of_unit.end());
  });
}

/// The greatest deviation of a count from an even share, in standard deviations of one count.
template <class Key>
double worst_deviation(const std::map<Key, int>& tally) {
  double mean = 0;
  for (const auto& [key, count] : tally) mean += count;
  mean /= static_cast<double>(tally.size());
  double worst = 0;
  for (const auto& [key, count] : tally) worst = std::max(worst, std::abs(count - mean));
  return worst / std::sqrt(mean);
}

/// Where the rows go in order, such as "r 4 5 3 …", or the columns that they become.
std::string line_order(const Symmetry& symmetry) {
  std::string rows = "r";
  std::string columns = "c";
  for (int row = 0; row < kSize; ++row) {
    Board mark;
    mark[row * kSize] = '1';
    const int cell = *filled(symmetry.apply(mark)).begin();
    rows += ' ' + std::to_string(row_of(cell));
    columns += ' ' + std::to_string(column_of(cell));
  }
  const bool transposed = std::ranges::count(rows, rows[2]) == kSize;
  return transposed ? columns : rows;
}

TEST(Symmetry, OfNothingChangesNothing) {
  EXPECT_EQ(Symmetry{}.apply(solved_board()), solved_board());
  EXPECT_EQ(Symmetry{}.inverse(), Symmetry{});
}

TEST(Symmetry, IsTheSameOnEveryMachine) {
  std::mt19937_64 random{42};
  const Board drawn = Symmetry::draw(random).apply(solved_board());
  EXPECT_EQ(drawn.str(),
            "143285769789316524562947831378429615495671382621538947237854196954163278816792453");
  EXPECT_EQ(Symmetry::draw(random).apply(drawn).str(),
            "941327685278651934365498217817263549429815376653974821134586792796132458582749163");
}

TEST(Symmetry, RenamesAndMovesEvenly) {
  constexpr int kDraws = 10'000;
  Board corner;
  corner[0] = '1';
  std::mt19937_64 random{1};
  std::map<int, int> cells;
  std::map<char, int> digits;
  for (int draw = 0; draw < kDraws; ++draw) {
    const Board moved = Symmetry::draw(random).apply(corner);
    const int cell = *filled(moved).begin();
    ++cells[cell];
    ++digits[moved[cell]];
  }
  EXPECT_EQ(cells.size(), 81U);
  EXPECT_EQ(digits.size(), 9U);
  EXPECT_LT(worst_deviation(cells), 4.5);
  EXPECT_LT(worst_deviation(digits), 4.5);
}

TEST(Symmetry, OrdersLinesEvenly) {
  constexpr int kOrders = 6 * 6 * 6 * 6;  // of rows, or when transposed of columns
  std::mt19937_64 random{2};
  std::map<std::string, int> orders;
  for (int draw = 0; draw < 10 * 2 * kOrders; ++draw) ++orders[line_order(Symmetry::draw(random))];
  EXPECT_EQ(orders.size(), 2U * kOrders);
  EXPECT_LT(worst_deviation(orders), 5.5);
}

RC_GTEST_PROP(SymmetryProperty, InverseUndoes, ()) {
  const Board board = *any_board();
  const Symmetry symmetry = *any_symmetry();
  RC_ASSERT(symmetry.inverse().apply(symmetry.apply(board)) == board);
  RC_ASSERT(symmetry.apply(symmetry.inverse().apply(board)) == board);
  RC_ASSERT(symmetry.inverse().inverse() == symmetry);
}

RC_GTEST_PROP(SymmetryProperty, OneAfterAnotherIsASymmetryAgain, ()) {
  // A change of cells that takes every unit to a unit, together with a renaming of digits, is a
  // symmetry; so those two are what the product has to show.
  const Symmetry first = *any_symmetry();
  const Symmetry second = *any_symmetry();
  std::set<char> digits;
  for (const Unit& unit : units()) {
    Board marked;
    for (const int cell : unit.cells()) marked[cell] = static_cast<char>('0' + unit.number);
    const Board moved = second.apply(first.apply(marked));
    const std::set<int> cells = filled(moved);
    RC_ASSERT(is_unit(cells));
    const std::set<char> names(moved.cells.begin(), moved.cells.end());
    RC_ASSERT(names.size() == 2U);
    digits.insert(*names.rbegin());
  }
  RC_ASSERT(digits.size() == static_cast<std::size_t>(kSize));
}

RC_GTEST_PROP(SymmetryProperty, ASolvedBoardStaysSolved, ()) {
  RC_ASSERT(is_solved((*any_symmetry()).apply(*any_solved_board())));
}

RC_GTEST_PROP(SymmetryProperty, TheNumberOfSolutionsStays, ()) {
  Board several = solved_board();
  for (const char digit : {'1', '2', '3'}) std::ranges::replace(several.cells, digit, kBlank);
  const Board moved = (*any_symmetry()).apply(several);
  RC_ASSERT(count_solutions(several, 1000).solutions > 2U);
  RC_ASSERT(count_solutions(moved, 1000).solutions == count_solutions(several, 1000).solutions);
}

}  // namespace
}  // namespace judge
