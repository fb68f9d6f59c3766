// Calls exit(3).
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { exit(3); }
};
