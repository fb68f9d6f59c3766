#include "judge/sudoku/bands.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>

#include "judge/sudoku/rules.h"
#include "tests/sudoku/boards.h"

namespace judge::bands {
namespace {

void insert(CellSet& cells, int cell) {
  const Place place = place_of(static_cast<unsigned>(cell));
  cells.at(place.band) |= 1U << place.index;
}

bool contains(const CellSet& cells, int cell) {
  const Place place = place_of(static_cast<unsigned>(cell));
  return (cells.at(place.band) >> place.index & 1U) != 0;
}

/// Where `digit` stands on `board`.
CellSet places_of(char digit, const Board& board) {
  CellSet cells{};
  for (int cell = 0; cell < kCells; ++cell) {
    if (board[cell] == digit) insert(cells, cell);
  }
  return cells;
}

/// All cells but these.
CellSet all_but(const std::vector<int>& missing) {
  CellSet cells{};
  for (int cell = 0; cell < kCells; ++cell) {
    if (std::ranges::count(missing, cell) == 0) insert(cells, cell);
  }
  return cells;
}

TEST(Bands, GiveEveryCellABitOfItsOwn) {
  const CellSet all = all_but({});
  EXPECT_EQ(all, (CellSet{kAll, kAll, kAll}));
}

TEST(Bands, KnowTheTwentyPeersOfEveryCell) {
  for (int cell = 0; cell < kCells; ++cell) {
    CellSet expected{};
    for (const Unit& unit : units()) {
      const auto cells = unit.cells();
      if (std::ranges::count(cells, cell) == 0) continue;
      for (const int other : cells) {
        if (other != cell) insert(expected, other);
      }
    }
    const Place place = place_of(static_cast<unsigned>(cell));
    EXPECT_EQ(peers_of(place.band, 1U << place.index), expected) << cell_name(cell);
  }
}

TEST(Close, LeavesABlankBoardAlone) {
  CellSet places = all_but({});
  EXPECT_TRUE(close(places));
  EXPECT_EQ(places, all_but({}));
}

TEST(Close, FailsWhereAUnitHasNoPlace) {
  for (const Unit& unit : units()) {
    const auto cells = unit.cells();
    CellSet places = all_but({cells.begin(), cells.end()});
    EXPECT_FALSE(close(places)) << unit.str();
  }
}

TEST(Close, FindsCandidatesLockedInABoxAndInALine) {
  // Box 1 has places in its first row only, so the rest of that row has none.
  CellSet pointing = all_but({9, 10, 11, 18, 19, 20});
  EXPECT_TRUE(close(pointing));
  EXPECT_EQ(pointing, all_but({9, 10, 11, 18, 19, 20, 3, 4, 5, 6, 7, 8}));
  // Column 1 has places in box 1 only, so the rest of that box has none.
  CellSet claiming = all_but({27, 36, 45, 54, 63, 72});
  EXPECT_TRUE(close(claiming));
  EXPECT_EQ(claiming, all_but({27, 36, 45, 54, 63, 72, 1, 2, 10, 11, 19, 20}));
}

TEST(Close, FindsTwoBoxesThatShareTwoRows) {
  // Boxes 1 and 2 have no place in the third row, so box 3 has none in the first and second.
  CellSet places = all_but({18, 19, 20, 21, 22, 23});
  EXPECT_TRUE(close(places));
  EXPECT_EQ(places, all_but({18, 19, 20, 21, 22, 23, 6, 7, 8, 15, 16, 17}));
}

TEST(TwoPlaces, AreThoseOfARowOrBoxThatHasJustTwo) {
  const CellSet none = all_but({});
  EXPECT_EQ(two_places(none[0]), 0U);
  CellSet row{};
  insert(row, 9);
  insert(row, 17);
  EXPECT_EQ(two_places(row[0]), row[0]);
  CellSet box{};
  insert(box, 3);
  insert(box, 22);
  EXPECT_EQ(two_places(box[0]), box[0]);
  insert(box, 12);
  EXPECT_EQ(two_places(box[0]), 0U);
}

RC_GTEST_PROP(BandsProperty, CloseKeepsEverySolution, ()) {
  const CellSet solution = places_of('1', *any_solved_board());
  CellSet places = all_but(*any_cells());
  for (std::size_t band = 0; band < 3; ++band) places.at(band) |= solution.at(band);
  const CellSet before = places;
  RC_ASSERT(close(places));
  for (std::size_t band = 0; band < 3; ++band) {
    RC_ASSERT((places.at(band) & ~before.at(band)) == 0U);
    RC_ASSERT((solution.at(band) & ~places.at(band)) == 0U);
  }
}

RC_GTEST_PROP(BandsProperty, HiddenSinglesAreAloneInAUnit, ()) {
  const CellSet solution = places_of('1', *any_solved_board());
  CellSet places = all_but(*rc::gen::container<std::vector<int>>(60, rc::gen::inRange(0, kCells)));
  for (std::size_t band = 0; band < 3; ++band) places.at(band) |= solution.at(band);
  RC_ASSERT(close(places));
  CellSet singles{};
  for (std::size_t band = 0; band < 3; ++band) singles.at(band) = hidden_singles(places.at(band));
  CellSet expected{};
  for (const Unit& unit : units()) {
    std::vector<int> possible;
    for (const int cell : unit.cells()) {
      if (contains(places, cell)) possible.push_back(cell);
    }
    if (possible.size() == 1) insert(expected, possible.front());
  }
  RC_ASSERT(singles == expected);
}

}  // namespace
}  // namespace judge::bands
