// Prints to stdout without end.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (;;) puts("still thinking about the next cell");
  }
};
