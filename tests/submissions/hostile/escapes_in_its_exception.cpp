// Throws terminal escapes, bytes that are no UTF-8, and a megabyte.
// @EXPECTED_RESULTS@: RUN-ERROR

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    throw runtime_error("\x1b[2J\x1b]0;mine\x07\xff\xfe" + string(1 << 20, 'x'));
  }
};
