// SIGALRM: sets an alarm of 50 ms, sleeps, and has no handler.
#include <sys/time.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    itimerval timer{{0, 0}, {0, 50000}};
    setitimer(ITIMER_REAL, &timer, nullptr);
    for (;;) pause();
  }
};
