#pragma once

#include <bitset>
#include <string>
#include <vector>

#include "judge/sudoku/board.h"

namespace judge {

/// How a board is drawn.
struct PictureStyle {
  bool colour = false;  ///< with the terminal's colours; otherwise by characters alone
};

/// Draws a board as lines of text of equal width, with the boxes framed. `rows` are up to nine
/// rows of up to nine cells, perhaps of any characters; what is missing is drawn as spaces. Cells
/// that are blank in `puzzle` are the filled-in ones, drawn red as in the picture of LeetCode 37;
/// the cells of `wrong` are marked by '!' and drawn inverse.
std::vector<std::string> draw_board(const std::vector<std::string>& rows, const Board& puzzle,
                                    const std::bitset<kCells>& wrong, const PictureStyle& style);

/// The nine rows of a board.
std::vector<std::string> rows_of(const Board& board);

}  // namespace judge
