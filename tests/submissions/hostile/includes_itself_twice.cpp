// Includes itself twice, again and again.
// @EXPECTED_RESULTS@: COMPILER-ERROR
#include __FILE__
#include __FILE__

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {}
};
