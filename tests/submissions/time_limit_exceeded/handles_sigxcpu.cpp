// Handles SIGXCPU, SIGALRM and SIGTERM by going on, and loops.
// Caught by: against-backtracking
#include <signal.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (int i : {SIGXCPU, SIGALRM, SIGVTALRM, SIGPROF, SIGTERM}) signal(i, [](int) {});
    for (volatile int i = 0;; i = i + 1) {
    }
  }
};
