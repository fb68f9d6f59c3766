// SIGFPE: divides an integer by zero.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    volatile int zero = 0;
    volatile int result = 37 / zero;
    (void)result;
  }
};
