// SIGABRT by std::terminate: an exception leaves a noexcept function.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { solve(); }

 private:
  static void solve() noexcept { throw runtime_error("no idea"); }
};
