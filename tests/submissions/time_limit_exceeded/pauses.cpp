// Waits for a signal that nobody sends.
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (;;) pause();
  }
};
