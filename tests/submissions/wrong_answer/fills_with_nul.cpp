// Returns a board full of NUL.
// Caught by: against-backtracking, complete, easy, hard, near-complete, one-blank, sample, sparse
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) { board.assign(9, vector<char>(9)); }
};
