// Fills as many pipes as it may open, each as large as it may be.
// @EXPECTED_RESULTS@: CORRECT
#include <fcntl.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    int ends[2];
    static char block[1 << 16];
    while (pipe2(ends, O_NONBLOCK) == 0) {
      fcntl(ends[1], F_SETPIPE_SZ, 1 << 20);
      while (write(ends[1], block, sizeof block) > 0) {
      }
    }
    solve(board);
  }

 private:
  static bool fits(const vector<vector<char>>& b, int cell, char digit) {
    const int r = cell / 9;
    const int c = cell % 9;
    for (int i = 0; i < 9; ++i) {
      if (b[r][i] == digit || b[i][c] == digit || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit)
        return false;
    }
    return true;
  }

  static bool solve(vector<vector<char>>& b, int cell = 0) {
    while (cell < 81 && b[cell / 9][cell % 9] != '.') ++cell;
    if (cell == 81) return true;
    for (char digit = '1'; digit <= '9'; ++digit) {
      if (!fits(b, cell, digit)) continue;
      b[cell / 9][cell % 9] = digit;
      if (solve(b, cell + 1)) return true;
    }
    b[cell / 9][cell % 9] = '.';
    return false;
  }
};
