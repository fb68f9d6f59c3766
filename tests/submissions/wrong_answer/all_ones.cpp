// Writes 1 into every blank.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (auto& row : board) replace(row.begin(), row.end(), '.', '1');
  }
};
