// SIGKILL: sends itself the signal that cannot be handled, with little memory in use.
#include <signal.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { kill(getpid(), SIGKILL); }
};
