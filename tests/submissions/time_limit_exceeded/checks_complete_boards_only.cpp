// Fills in all blanks before it looks at a rule: nine to the power of the blanks.
// Caught by: against-backtracking
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) { solve(board, 0, 0); }

 private:
  bool solve(vector<vector<char>>& board, int row, int col) {
    if (row == 9) return valid(board);
    if (col == 9) return solve(board, row + 1, 0);
    if (board[row][col] != '.') return solve(board, row, col + 1);
    for (char d = '1'; d <= '9'; ++d) {
      board[row][col] = d;
      if (solve(board, row, col + 1)) return true;
      board[row][col] = '.';
    }
    return false;
  }

  bool valid(vector<vector<char>>& board) {
    for (int a = 0; a < 81; ++a) {
      for (int b = 0; b < a; ++b) {
        bool peers =
            a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
        if (peers && board[a / 9][a % 9] == board[b / 9][b % 9]) return false;
      }
    }
    return true;
  }
};
