// Spoils its answer if it can see what process 1 has open, has in memory, or was told.
// @EXPECTED_RESULTS@: CORRECT
#include <fstream>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    char target[256];
    for (const char* link : {"/proc/1/fd/0", "/proc/1/fd/3", "/proc/1/exe", "/proc/1/root"}) {
      if (readlink(link, target, sizeof target) >= 0) return board.clear();
    }
    for (const char* file : {"/proc/1/mem", "/proc/1/maps", "/proc/1/environ"}) {
      char byte = 0;
      if (ifstream(file).get(byte)) return board.clear();
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
