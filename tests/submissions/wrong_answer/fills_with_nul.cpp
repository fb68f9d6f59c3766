// Returns a board full of NUL.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) { board.assign(9, vector<char>(9)); }
};
