// Calls quick_exit(1).
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { quick_exit(1); }
};
