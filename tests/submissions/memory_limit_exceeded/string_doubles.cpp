// A string that is appended to itself without end.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    string text = "sudoku";
    for (;;) text += text;
  }
};
