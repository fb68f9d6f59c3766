// Spends its time in the kernel, in system calls without end.
// Caught by: against-backtracking
#include <sys/syscall.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (;;) syscall(SYS_getppid);
  }
};
