// Leaves with 0 by a bare system call.
// @EXPECTED_RESULTS@: RUN-ERROR
#include <sys/syscall.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    syscall(SYS_exit_group, 0);
  }
};
