// Reads from a pipe that it holds open itself and never writes to.
// Caught by: against-backtracking
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    int ends[2];
    if (pipe(ends) != 0) abort();
    char c;
    while (read(ends[0], &c, 1) < 0) {
    }
  }
};
