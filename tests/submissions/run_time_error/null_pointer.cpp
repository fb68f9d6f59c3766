// SIGSEGV: writes through a null pointer.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    volatile int* volatile nowhere = nullptr;
    *nowhere = 1;
  }
};
