// Fills every blank with a random digit, the same at each run.
// Caught by: against-backtracking, easy, hard, near-complete, one-blank, sample, sparse
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    mt19937 random(37);
    for (auto& row : board) {
      for (char& cell : row) {
        if (cell == '.') cell = '1' + random() % 9;
      }
    }
  }
};
