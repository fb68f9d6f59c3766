// Loops for ever.
// Caught by: against-backtracking
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (volatile int i = 0;; i = i + 1) {
    }
  }
};
