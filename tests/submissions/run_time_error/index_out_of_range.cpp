// Uncaught std::out_of_range: asks for a tenth row with at().
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (int r = 0; r <= 9; ++r) replace(board.at(r).begin(), board.at(r).end(), '.', '1');
  }
};
