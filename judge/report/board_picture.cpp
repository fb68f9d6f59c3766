#include "judge/report/board_picture.h"

#include <fmt/core.h>

#include <string_view>

namespace judge {
namespace {

constexpr std::string_view kFrame = "+-------+-------+-------+";
constexpr std::string_view kRed = "\x1b[31m";
constexpr std::string_view kInverse = "\x1b[7m";
constexpr std::string_view kPlain = "\x1b[0m";

char printable(char c) { return c >= ' ' && c <= '~' ? c : '?'; }

}  // namespace

std::vector<std::string> rows_of(const Board& board) {
  std::vector<std::string> rows;
  const std::string text = board.str();
  for (std::size_t row = 0; row < kSize; ++row) rows.push_back(text.substr(row * kSize, kSize));
  return rows;
}

std::vector<std::string> draw_board(const std::vector<std::string>& rows, const Board& puzzle,
                                    const std::bitset<kCells>& wrong, const PictureStyle& style) {
  std::vector<std::string> lines;
  for (std::size_t row = 0; row < kSize; ++row) {
    if (row % 3 == 0) lines.emplace_back(kFrame);
    std::string line;
    for (std::size_t column = 0; column < kSize; ++column) {
      if (column % 3 == 0) line += "| ";
      const std::size_t cell = row * kSize + column;
      const bool present = row < rows.size() && column < rows[row].size();
      const char value = present ? printable(rows[row][column]) : ' ';
      if (style.colour && wrong[cell]) line += kInverse;
      if (style.colour && puzzle.cells[cell] == kBlank) line += kRed;
      line += value;
      if (style.colour) line += kPlain;
      line += wrong[cell] ? '!' : ' ';
    }
    lines.push_back(line + "|");
  }
  lines.emplace_back(kFrame);
  return lines;
}

}  // namespace judge
