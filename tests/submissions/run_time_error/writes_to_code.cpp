// SIGSEGV: writes over a string literal.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    volatile char* volatile text = const_cast<char*>("sudoku");
    text[0] = 'S';
  }
};
