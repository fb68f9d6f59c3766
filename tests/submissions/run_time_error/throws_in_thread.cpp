// SIGABRT by std::terminate: an exception leaves a thread.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    thread([] { throw runtime_error("no idea"); }).join();
  }
};
