// SIGTRAP: raises a breakpoint without a debugger.
#include <signal.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { raise(SIGTRAP); }
};
