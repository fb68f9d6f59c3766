// SIGSEGV: longjmp to a place that setjmp never marked.
#include <setjmp.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    static jmp_buf mark;
    longjmp(mark, 1);
  }
};
