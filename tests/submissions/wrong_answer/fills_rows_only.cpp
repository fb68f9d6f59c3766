// Gives each row the digits that it misses in ascending order and looks no further.
// Caught by: against-backtracking, easy, hard, near-complete, sample, sparse
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (auto& row : board) {
      char next = '1';
      for (char& cell : row) {
        if (cell != '.') continue;
        while (count(row.begin(), row.end(), next)) ++next;
        cell = next;
      }
    }
  }
};
