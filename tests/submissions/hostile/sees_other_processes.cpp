// Looks for processes that are not its own, and crashes where it sees one.
// @NEEDS@: namespaces
#include <csignal>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    if (getpid() != 2) abort();
    for (int pid = 3; pid < 100; ++pid) {
      if (kill(pid, 0) == 0 || access(("/proc/" + to_string(pid)).c_str(), F_OK) == 0) abort();
    }
    solve(board);
  }

 private:
  static bool fits(const vector<vector<char>>& board, int r, int c, char digit) {
    for (int i = 0; i < 9; ++i) {
      if (board[r][i] == digit || board[i][c] == digit) return false;
      if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
    }
    return true;
  }

  bool solve(vector<vector<char>>& board, int cell = 0) {
    while (cell < 81 && board[cell / 9][cell % 9] != '.') ++cell;
    if (cell == 81) return true;
    for (char digit = '1'; digit <= '9'; ++digit) {
      if (!fits(board, cell / 9, cell % 9, digit)) continue;
      board[cell / 9][cell % 9] = digit;
      if (solve(board, cell + 1)) return true;
    }
    board[cell / 9][cell % 9] = '.';
    return false;
  }
};
