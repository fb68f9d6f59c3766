// Stops itself, so that only the wall clock goes on.
// Caught by: against-backtracking
#include <signal.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (;;) raise(SIGSTOP);
  }
};
