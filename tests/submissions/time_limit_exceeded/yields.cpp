// Gives the processor away again and again.
// Caught by: against-backtracking
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (;;) this_thread::yield();
  }
};
