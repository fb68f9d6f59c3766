// The page that it was copied from begins without a comment.
// @EXPECTED_RESULTS@: COMPILER-ERROR
https://leetcode.com/problems/sudoku-solver/
Write a program to solve a Sudoku puzzle by filling the empty cells.

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) { board.clear(); }
};
