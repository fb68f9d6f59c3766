// The list of blanks is global and never cleared: the second board is solved with the blanks of
// both.
vector<pair<int, int>> blanks;

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (board[r][c] == '.') blanks.push_back({r, c});
      }
    }
    solve(board, 0);
  }

 private:
  bool solve(vector<vector<char>>& board, size_t i) {
    if (i == blanks.size()) return true;
    auto [row, col] = blanks[i];
    for (char d = '1'; d <= '9'; ++d) {
      if (!valid(board, row, col, d)) continue;
      board[row][col] = d;
      if (solve(board, i + 1)) return true;
      board[row][col] = '.';
    }
    return false;
  }

  bool valid(vector<vector<char>>& board, int row, int col, char d) {
    for (int i = 0; i < 9; ++i) {
      if (board[row][i] == d) return false;
      if (board[i][col] == d) return false;
      if (board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == d) return false;
    }
    return true;
  }
};
