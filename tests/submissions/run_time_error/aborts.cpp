// SIGABRT: calls abort.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { abort(); }
};
