#include "judge/sudoku/board.h"

#include <fmt/format.h>

#include <algorithm>

namespace judge {
namespace {

bool is_cell(char c) { return c == kBlank || ('1' <= c && c <= '9'); }

}  // namespace

std::optional<Board> Board::parse(std::string_view text) {
  if (text.size() != kCells || !std::ranges::all_of(text, is_cell)) return std::nullopt;
  Board board;
  std::ranges::copy(text, board.cells.begin());
  return board;
}

int Board::clues() const { return static_cast<int>(kCells - std::ranges::count(cells, kBlank)); }

std::string cell_name(int cell) {
  return fmt::format("r{}c{}", row_of(cell) + 1, column_of(cell) + 1);
}

}  // namespace judge
