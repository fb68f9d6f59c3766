// Two solvers are active, and none is called Solution.
// @EXPECTED_RESULTS@: COMPILER-ERROR
class Solution1 {
 public:
  void solveSudoku(vector<vector<char>>& board) { board.clear(); }
};

class Solution2 {
 public:
  void solveSudoku(vector<vector<char>>& board) { board.clear(); }
};
