// Burns CPU in two children while it waits for them.
// Caught by: against-backtracking
#include <sys/wait.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (int i = 0; i < 2; ++i) {
      if (fork() != 0) continue;
      for (volatile int n = 0;; n = n + 1) {
      }
    }
    while (wait(nullptr) > 0) {
    }
  }
};
