// Takes '0' for a blank, and so finds none.
// Caught by: against-backtracking, easy, hard, near-complete, one-blank, sample, sparse
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) { solve(board, 0, 0); }

 private:
  bool solve(vector<vector<char>>& board, int row, int col) {
    if (row == 9) return true;
    if (col == 9) return solve(board, row + 1, 0);
    if (board[row][col] != '0') return solve(board, row, col + 1);
    for (char d = '1'; d <= '9'; ++d) {
      if (!valid(board, row, col, d)) continue;
      board[row][col] = d;
      if (solve(board, row, col + 1)) return true;
      board[row][col] = '0';
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
