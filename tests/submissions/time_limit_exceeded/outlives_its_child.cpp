// Forks a child that keeps the pipes open, and both sleep.
// Caught by: against-backtracking
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    if (fork() < 0) abort();
    for (;;) sleep(1000);
  }
};
