// There is no public: before the method, so that LeetCode refuses it as well.
// @EXPECTED_RESULTS@: COMPILER-ERROR
class Solution {
  void solveSudoku(vector<vector<char>>& board) { board.clear(); }
};
