// Blocks every signal that can be blocked and loops.
// Caught by: against-backtracking
#include <signal.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, nullptr);
    for (volatile int i = 0;; i = i + 1) {
    }
  }
};
