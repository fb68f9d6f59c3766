// SIGABRT: an assertion fails.
#undef NDEBUG
#include <cassert>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { assert(false && "the board is not empty"); }
};
