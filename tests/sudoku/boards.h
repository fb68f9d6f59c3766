#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <ostream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "judge/sudoku/board.h"
#include "judge/sudoku/symmetry.h"

namespace judge {

/// How a failing test, GoogleTest's or rapidcheck's, shows a board: as one line to paste.
inline std::ostream& operator<<(std::ostream& out, const Board& board) {
  return out << '"' << board.str() << '"';
}

/// The board spelled by `text`, which has 81 cells.
inline Board board_of(std::string_view text) { return Board::parse(text).value(); }

/// A solved board.
inline Board solved_board() {
  return board_of(
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
}

/// Any symmetry.
inline rc::Gen<Symmetry> any_symmetry() {
  return rc::gen::map(rc::gen::arbitrary<std::uint64_t>(), [](std::uint64_t seed) {
    std::mt19937_64 random{seed};
    return Symmetry::draw(random);
  });
}

/// Any cells in any place, most of such boards with clashes.
inline rc::Gen<Board> any_board() {
  const auto cell = rc::gen::elementOf(std::string{".123456789"});
  return rc::gen::map(rc::gen::container<std::string>(kCells, cell), board_of);
}

/// Any solved board.
inline rc::Gen<Board> any_solved_board() {
  return rc::gen::map(any_symmetry(),
                      [](const Symmetry& symmetry) { return symmetry.apply(solved_board()); });
}

/// Some cells, few or many, in any order and perhaps more than once.
inline rc::Gen<std::vector<int>> any_cells() {
  return rc::gen::container<std::vector<int>>(rc::gen::inRange(0, kCells));
}

}  // namespace judge
