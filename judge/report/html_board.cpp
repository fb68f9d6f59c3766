#include "judge/report/html_board.h"

#include <fmt/core.h>

#include "judge/report/text.h"

namespace judge {
namespace {

constexpr int kSide = 10;  // of a cell, in units of the picture

std::string lines(std::string_view style, int step) {
  std::string path;
  for (int at = 0; at <= kSize; at += step) {
    path += fmt::format("M{0} 0V{1}M0 {0}H{1}", at * kSide, kSize * kSide);
  }
  return fmt::format(R"(<path class="{}" d="{}"/>)", style, path);
}

std::string digit(int cell, char value, bool clue) {
  return fmt::format(R"(<text class="{}" x="{}" y="{}">{}</text>)", clue ? "clue" : "filled",
                     column_of(cell) * kSide + 5, row_of(cell) * kSide + 7.3,
                     markup(std::string_view(&value, 1)));
}

}  // namespace

std::string html_board(const std::vector<std::string>& rows, const Board& puzzle,
                       const std::bitset<kCells>& wrong, const std::string& name) {
  std::string svg = fmt::format(
      R"(<svg class="board" viewBox="-1 -1 92 92" role="img" aria-label="{}">)", markup(name));
  std::string frames;
  std::string digits;
  for (int cell = 0; cell < kCells; ++cell) {
    const auto row = static_cast<std::size_t>(row_of(cell));
    const auto column = static_cast<std::size_t>(column_of(cell));
    if (wrong[static_cast<std::size_t>(cell)]) {
      frames += fmt::format(R"(<rect class="wrong" x="{}" y="{}" width="9" height="9"/>)",
                            column_of(cell) * kSide + 0.5, row_of(cell) * kSide + 0.5);
    }
    if (row >= rows.size() || column >= rows[row].size() || rows[row][column] == kBlank) continue;
    digits += digit(cell, rows[row][column], puzzle[cell] != kBlank);
  }
  return svg + lines("thin", 1) + lines("thick", 3) + frames + digits + "</svg>";
}

}  // namespace judge
