#include "judge/data/grid.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <iterator>
#include <string>

namespace judge {

bool is_frame(std::string_view line, char blank) {
  constexpr std::string_view kDrawn = "-=+|*.:' \t";
  const bool drawn = line.find_first_not_of(kDrawn) == std::string_view::npos;
  const bool ruled =
      line.find("---") != std::string_view::npos || line.find("===") != std::string_view::npos;
  if (!drawn || !ruled) return false;
  std::string inner;
  std::copy_if(line.begin(), line.end(), std::back_inserter(inner),
               [](char c) { return c != ' ' && c != '\t' && c != '|'; });
  const bool fills_cells = (inner.size() == kSize || inner.size() == kCells) && is_cells(inner);
  if (!fills_cells) return true;
  const bool dashes = inner.find_first_not_of('-') == std::string::npos;
  return dashes && blank != '\0' && blank != '-';
}

bool is_row(const std::vector<Word>& words) {
  if (words.size() != 1 && words.size() != 3 && words.size() != 9) return false;
  const std::size_t size = kSize / words.size();
  return std::all_of(words.begin(), words.end(), [size](const Word& word) {
    return word.text.size() == size && is_cells(word.text);
  });
}

bool is_mostly_cells(const std::vector<Word>& words) {
  std::size_t cells = 0;
  std::size_t all = 0;
  for (const auto& [column, text] : words) {
    cells += static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return cell_of(c) != '\0'; }));
    all += text.size();
  }
  return 2 * cells > all;
}

InputError find_row_fault(const std::vector<Word>& words, std::size_t line) {
  std::size_t cells = 0;
  std::size_t column = 0;  // of the tenth cell, or behind the last of fewer
  for (const Word& word : words) {
    const std::size_t size = word.text.size();
    if (!is_cells(word.text)) return *find_fault(word, size, "row", line);
    // Between single cells a longer word is a "10", and not to be read as 1 and a blank.
    if (size > 1 && words.size() > 3) {
      return {{}, line, word.column, fmt::format("\"{}\" where a cell is expected", word.text)};
    }
    if (cells <= kSize) column = word.column + std::min(size, kSize - cells);
    cells += size;
  }
  if (cells == kSize) return {{}, line, words.front().column, "9 cells in uneven groups"};
  return {{}, line, column, fmt::format("{} cells where a row has 9", cells)};
}

tl::expected<std::optional<Case>, InputError> Grid::add(const std::vector<Word>& row,
                                                        std::size_t line, CellReader& cells) {
  // Otherwise a grid of eight rows would be completed by the first row of the next.
  if (!evenly_separated()) {
    return tl::unexpected(ends_after(static_cast<int>(std::bit_width(separated_)) - 1));
  }
  int cell = rows_ * kSize;
  for (const Word& word : row) {
    if (auto error = cells.read(word, line, board_, cell)) return tl::unexpected(*error);
    cell += static_cast<int>(word.text.size());
  }
  lines_[static_cast<std::size_t>(rows_)] = line;
  if (++rows_ < kSize) return std::nullopt;
  rows_ = 0;
  separated_ = 0;
  return Case{board_, std::nullopt, lines_.front()};
}

void Grid::separate() {
  if (begun()) separated_ |= std::uint32_t{1} << rows_;
}

/// Whether what stands between the rows so far stands nowhere, between the bands, or everywhere.
bool Grid::evenly_separated() const {
  const std::uint32_t everywhere = (std::uint32_t{2} << rows_) - 2;
  const std::uint32_t between_bands = everywhere & 0b1001000;
  return separated_ == 0 || separated_ == between_bands || separated_ == everywhere;
}

InputError Grid::ends_after(int rows) const {
  return {{},
          lines_[static_cast<std::size_t>(rows - 1)],
          1,
          fmt::format("the grid that begins in line {} ends here, after {} of its 9 lines",
                      lines_.front(), rows)};
}

}  // namespace judge
