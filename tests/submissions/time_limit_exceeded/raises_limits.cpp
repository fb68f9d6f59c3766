// Raises its CPU limit as far as it may and loops.
// Caught by: against-backtracking
#include <sys/resource.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    rlimit limit;
    getrlimit(RLIMIT_CPU, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_CPU, &limit);
    limit = {RLIM_INFINITY, RLIM_INFINITY};
    setrlimit(RLIMIT_CPU, &limit);
    for (volatile int i = 0;; i = i + 1) {
    }
  }
};
