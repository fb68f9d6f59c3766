// The method has an explicit object parameter where the compiler knows that.
class Solution {
 public:
#ifdef __cpp_explicit_this_parameter
  void solveSudoku(this auto&& self, vector<vector<char>>& board) { self.solve(board); }
#else
  void solveSudoku(vector<vector<char>>& board) { solve(board); }
#endif

  bool solve(vector<vector<char>>& board) {
    int row = -1, col = -1, fewest = 10;
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (board[r][c] != '.') continue;
        int choices = 0;
        for (char d = '1'; d <= '9'; ++d) choices += fits(board, r, c, d);
        if (choices < fewest) fewest = choices, row = r, col = c;
      }
    }
    if (row < 0) return true;
    for (char d = '1'; d <= '9'; ++d) {
      if (!fits(board, row, col, d)) continue;
      board[row][col] = d;
      if (solve(board)) return true;
    }
    board[row][col] = '.';
    return false;
  }

  bool fits(const vector<vector<char>>& board, int row, int col, char digit) {
    for (int i = 0; i < 9; ++i) {
      if (board[row][i] == digit || board[i][col] == digit) return false;
      if (board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == digit) return false;
    }
    return true;
  }
};
