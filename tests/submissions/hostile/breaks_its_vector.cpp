// Leaves a vector whose end is before its beginning.
// @EXPECTED_RESULTS@: WRONG-ANSWER, RUN-ERROR

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    auto* ends = reinterpret_cast<char**>(&board);
    swap(ends[0], ends[1]);
  }
};
