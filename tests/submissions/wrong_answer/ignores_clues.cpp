// Returns the same valid grid for every puzzle.
// Caught by: against-backtracking, complete, easy, hard, near-complete, one-blank, sample, sparse
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) board[r][c] = '1' + (r * 3 + r / 3 + c) % 9;
    }
  }
};
