// Includes a file without end.
// @EXPECTED_RESULTS@: COMPILER-ERROR
#include "/dev/zero"

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {}
};
