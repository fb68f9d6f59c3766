// Uncaught std::bad_function_call: the std::function holds nothing.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    function<void()> solve;
    solve();
  }
};
