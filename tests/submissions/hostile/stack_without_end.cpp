// Fills the stack in one go.
// @EXPECTED_RESULTS@: RUN-ERROR

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    volatile char large[64 << 20];
    for (size_t i = sizeof large; i > 0; i -= 4096) large[i - 1] = 1;
  }
};
