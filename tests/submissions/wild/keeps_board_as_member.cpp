// The board is a member and solveSudoku takes none.
// @EXPECTED_RESULTS@: COMPILER-ERROR
class Solution {
 public:
  explicit Solution(vector<vector<char>>& b) : board(b) {}
  void solveSudoku() { board.clear(); }

 private:
  vector<vector<char>>& board;
};
