// Prints to stderr without end.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    const string line(4095, 'x');
    for (;;) cerr << line << '\n';
  }
};
