// Writes 1 into every blank.
// Caught by: against-backtracking, easy, hard, near-complete, one-blank, sample, sparse
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (auto& row : board) replace(row.begin(), row.end(), '.', '1');
  }
};
