// Spends its time in the kernel, in system calls without end.
#include <sys/syscall.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (;;) syscall(SYS_getppid);
  }
};
