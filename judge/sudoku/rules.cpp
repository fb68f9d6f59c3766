#include "judge/sudoku/rules.h"

#include <fmt/format.h>

#include <algorithm>

namespace judge {
namespace {

constexpr std::array<Unit, 27> make_units() {
  std::array<Unit, 27> all{};
  std::size_t next = 0;
  for (const Unit::Kind kind : {Unit::Kind::row, Unit::Kind::column, Unit::Kind::box}) {
    for (int number = 1; number <= kSize; ++number) all[next++] = Unit{kind, number};
  }
  return all;
}

int cell_of(const Unit& unit, int place) {
  const int index = unit.number - 1;
  switch (unit.kind) {
    case Unit::Kind::row:
      return index * kSize + place;
    case Unit::Kind::column:
      return place * kSize + index;
    case Unit::Kind::box:
      break;
  }
  const int row = index / 3 * 3 + place / 3;
  const int column = index % 3 * 3 + place % 3;
  return row * kSize + column;
}

std::optional<Clash> first_clash_in(const Unit& unit, const Board& board) {
  const auto cells = unit.cells();
  for (const auto* second = cells.begin(); second != cells.end(); ++second) {
    const char digit = board[*second];
    if (digit == kBlank) continue;
    const auto* const first =
        std::find_if(cells.begin(), second, [&](int cell) { return board[cell] == digit; });
    if (first != second) return Clash{unit, digit, *first, *second};
  }
  return std::nullopt;
}

}  // namespace

std::string Unit::str() const {
  static constexpr std::array kNames{"row", "column", "box"};
  return fmt::format("{} {}", kNames[static_cast<std::size_t>(kind)], number);
}

std::array<int, kSize> Unit::cells() const {
  std::array<int, kSize> cells{};
  for (int place = 0; place < kSize; ++place) {
    cells[static_cast<std::size_t>(place)] = cell_of(*this, place);
  }
  return cells;
}

const std::array<Unit, 27>& units() {
  static constexpr auto kUnits = make_units();
  return kUnits;
}

std::string Clash::str() const {
  return fmt::format("{} twice in {} ({}, {})", digit, unit.str(), cell_name(first),
                     cell_name(second));
}

std::optional<Clash> first_clash(const Board& board) {
  for (const Unit& unit : units()) {
    if (auto clash = first_clash_in(unit, board)) return clash;
  }
  return std::nullopt;
}

bool is_solved(const Board& board) { return board.clues() == kCells && !first_clash(board); }

}  // namespace judge
