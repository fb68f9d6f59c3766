// Spoils its answer if it can make shared memory that outlives it.
// @EXPECTED_RESULTS@: CORRECT
// @NEEDS@: namespaces
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    const int by_key = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
    if (by_key >= 0) shmctl(by_key, IPC_RMID, nullptr);
    const int by_name = shm_open("/left-by-a-submission", O_CREAT | O_RDWR, 0600);
    if (by_name >= 0) shm_unlink("/left-by-a-submission");
    if (by_key >= 0 || by_name >= 0) return board.clear();
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
