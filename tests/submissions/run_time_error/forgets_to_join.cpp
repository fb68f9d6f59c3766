// SIGABRT by std::terminate: a thread is destroyed before it is joined.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    thread solver([] { this_thread::sleep_for(chrono::milliseconds(20)); });
  }
};
