// Spoils its answer if it can write to a file that it was loaded from.
// @EXPECTED_RESULTS@: CORRECT
// @NEEDS@: namespaces
#include <fcntl.h>
#include <fstream>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    ifstream maps("/proc/self/maps");
    for (string line; getline(maps, line);) {
      const size_t path = line.find('/');
      if (path == string::npos || line.find(".so") == string::npos) continue;
      if (open(line.c_str() + path, O_WRONLY) >= 0) return board.clear();
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
