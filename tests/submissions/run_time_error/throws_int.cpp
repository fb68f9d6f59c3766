// Uncaught int.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { throw 42; }
};
