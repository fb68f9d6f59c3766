// SIGSEGV: writes through a null pointer.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    int* volatile nowhere = nullptr;
    *nowhere = 1;
  }
};
