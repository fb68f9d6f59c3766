// Gives the processor away again and again.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (;;) this_thread::yield();
  }
};
