// SIGILL: runs an instruction that the processor does not know.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { __builtin_trap(); }
};
