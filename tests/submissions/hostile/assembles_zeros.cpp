// Has the assembler include a file without end.
// @EXPECTED_RESULTS@: COMPILER-ERROR
asm(".incbin \"/dev/zero\"");

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {

  }
};
