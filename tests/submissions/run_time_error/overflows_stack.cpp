// SIGSEGV: recursion without end.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { cout << depth(1); }

 private:
  static int depth(int n) {
    volatile char frame[1024];
    frame[0] = 1;
    return depth(n + frame[0]) + frame[0];
  }
};
