// Makes empty files, up to a million of them.
// @EXPECTED_RESULTS@: TIMELIMIT, MEMORYLIMIT
#include <fcntl.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (int i = 0; i < 1000000; ++i) {
      const int file = open(("f" + to_string(i)).c_str(), O_CREAT | O_WRONLY, 0600);
      if (file < 0) break;
      close(file);
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
