// Ignores every signal that can be ignored and sleeps.
// Caught by: against-backtracking
#include <signal.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (int i = 1; i < 65; ++i) signal(i, SIG_IGN);
    for (;;) sleep(1000);
  }
};
