// Has a clock that stands still, and loops.
// @EXPECTED_RESULTS@: TIMELIMIT
#include <ctime>

extern "C" int clock_gettime(clockid_t, timespec*) noexcept { return 0; }

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (volatile int n = 0;; n = n + 1) {
    }
  }
};
