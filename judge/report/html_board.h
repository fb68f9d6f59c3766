#pragma once

#include <bitset>
#include <string>
#include <vector>

#include "judge/sudoku/board.h"

namespace judge {

/// A board as an SVG element of a page: the clues of `puzzle` in black, what is filled in in red as
/// in the picture of LeetCode 37, the cells of `wrong` framed. `rows` are up to nine rows of up to
/// nine cells, of any characters; `name` says to who can't see it what it is.
std::string html_board(const std::vector<std::string>& rows, const Board& puzzle,
                       const std::bitset<kCells>& wrong, const std::string& name);

}  // namespace judge
