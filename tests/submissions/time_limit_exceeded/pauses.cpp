// Waits for a signal that nobody sends.
// Caught by: against-backtracking
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (;;) pause();
  }
};
