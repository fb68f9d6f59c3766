// Backtracking, one cell after another.
//
// Idea: go to the next blank in reading order, try 1 to 9, and recurse on the rest of the board
// with every digit that its row, column and box allow. When no digit leads to a solution, blank the
// cell again and return to the caller, which tries its next digit. The first solution found is
// kept.
//
// Complexity: O(9^b) time for b blanks in the worst case, O(b) stack. Most puzzles take far less,
// but the order of the search is fixed: a puzzle with few clues at the top and high digits in the
// first row of its solution makes it visit hundreds of millions of boards.
//
// Source: the exercise is LeetCode 37, https://leetcode.com/problems/sudoku-solver/. The method and
// its name: S. W. Golomb, L. D. Baumert, "Backtrack Programming", Journal of the ACM 12 (1965).
//
// @EXPECTED_RESULTS@: TIMELIMIT
// @EXPECTED_RESULTS@ against-backtracking: TIMELIMIT

#include <cstddef>
#include <vector>

class Solution {
 public:
  // Fills in the blanks ('.'). A board that is malformed, has clashing clues or has no solution
  // stays as it is; of several solutions the first in lexicographic order is taken.
  void solveSudoku(std::vector<std::vector<char>>& board) {
    if (is_well_formed(board) && clues_agree(board)) sudokuHelper(board, 0, 0);
  }

 private:
  using Board = std::vector<std::vector<char>>;

  // Solves from (row, col) on in reading order. If that fails, the board is as it was before.
  static bool sudokuHelper(Board& board, std::size_t row, std::size_t col) {
    if (row == 9) return true;
    if (col == 9) return sudokuHelper(board, row + 1, 0);
    if (board[row][col] != '.') return sudokuHelper(board, row, col + 1);
    for (char num = '1'; num <= '9'; ++num) {
      if (!isValid(board, row, col, num)) continue;
      board[row][col] = num;
      if (sudokuHelper(board, row, col + 1)) return true;
      board[row][col] = '.';
    }
    return false;
  }

  // Whether num is still missing from the row, the column and the box of a blank cell.
  static bool isValid(const Board& board, std::size_t row, std::size_t col, char num) {
    const std::size_t top = row - row % 3;
    const std::size_t left = col - col % 3;
    for (std::size_t i = 0; i < 9; ++i) {
      if (board[row][i] == num || board[i][col] == num) return false;
      if (board[top + i / 3][left + i % 3] == num) return false;
    }
    return true;
  }

  static bool is_well_formed(const Board& board) {
    if (board.size() != 9) return false;
    for (const std::vector<char>& row : board) {
      if (row.size() != 9) return false;
      for (const char cell : row) {
        if (cell != '.' && (cell < '1' || cell > '9')) return false;
      }
    }
    return true;
  }

  // Whether every clue could be placed among those after it. Works on a copy, so that it can take
  // each clue out to look at its peers alone.
  static bool clues_agree(Board board) {
    for (std::size_t row = 0; row < 9; ++row) {
      for (std::size_t col = 0; col < 9; ++col) {
        const char clue = board[row][col];
        if (clue == '.') continue;
        board[row][col] = '.';
        if (!isValid(board, row, col, clue)) return false;
      }
    }
    return true;
  }
};
