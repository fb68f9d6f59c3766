// Tries 0 to 9, and 0 fits nearly everywhere.
// Caught by: against-backtracking, easy, hard, near-complete, one-blank, sample, sparse
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (board[r][c] != '.') place(r, c, board[r][c] - '0');
      }
    }
    solve(board);
  }

 private:
  int row_used[9] = {}, col_used[9] = {}, box_used[9] = {};

  static int box(int r, int c) { return r / 3 * 3 + c / 3; }

  void place(int r, int c, int d) {
    row_used[r] |= 1 << d;
    col_used[c] |= 1 << d;
    box_used[box(r, c)] |= 1 << d;
  }

  void remove(int r, int c, int d) {
    row_used[r] &= ~(1 << d);
    col_used[c] &= ~(1 << d);
    box_used[box(r, c)] &= ~(1 << d);
  }

  int candidates(int r, int c) { return 1023 & ~(row_used[r] | col_used[c] | box_used[box(r, c)]); }

  bool solve(vector<vector<char>>& board) {
    int row = -1, col = -1, fewest = 10;
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (board[r][c] != '.') continue;
        int count = __builtin_popcount(candidates(r, c));
        if (count < fewest) fewest = count, row = r, col = c;
      }
    }
    if (row < 0) return true;
    for (int d = 0; d <= 9; ++d) {
      if (!(candidates(row, col) >> d & 1)) continue;
      board[row][col] = '0' + d;
      place(row, col, d);
      if (solve(board)) return true;
      remove(row, col, d);
      board[row][col] = '.';
    }
    return false;
  }
};
