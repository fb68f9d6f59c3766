// SIGSEGV: calls a function through a null pointer.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    void (*volatile solve)() = nullptr;
    solve();
  }
};
