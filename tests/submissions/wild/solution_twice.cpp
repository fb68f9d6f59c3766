// The class Solution is defined twice.
// @EXPECTED_RESULTS@: COMPILER-ERROR
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) { board.clear(); }
};

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) { board.clear(); }
};
