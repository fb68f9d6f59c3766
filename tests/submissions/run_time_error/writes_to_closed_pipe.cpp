// SIGPIPE: writes to a pipe that nobody reads.
#include <signal.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    int ends[2];
    signal(SIGPIPE, SIG_DFL);
    if (pipe(ends) != 0 || close(ends[0]) != 0) abort();
    if (write(ends[1], "x", 1) < 0) abort();
  }
};
