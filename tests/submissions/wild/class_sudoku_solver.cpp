// The class is called SudokuSolver.
class SudokuSolver {
 public:
  void solveSudoku(vector<vector<char>>& board) { solve(board); }

 private:
  bool solve(vector<vector<char>>& board) {
    int rows[9] = {}, cols[9] = {}, boxes[9] = {};
    for (int i = 0; i < 81; ++i) {
      int r = i / 9, c = i % 9;
      int bit = board[r][c] == '.' ? 0 : 1 << (board[r][c] - '1');
      rows[r] |= bit, cols[c] |= bit, boxes[r / 3 * 3 + c / 3] |= bit;
    }
    size_t fewest = 10;
    int row = -1, col = -1, choices = 0;
    for (int i = 0; i < 81; ++i) {
      int r = i / 9, c = i % 9;
      bitset<9> can(511 & ~(rows[r] | cols[c] | boxes[r / 3 * 3 + c / 3]));
      if (board[r][c] != '.' || can.count() >= fewest) continue;
      fewest = can.count(), row = r, col = c, choices = can.to_ulong();
    }
    if (row < 0) return true;
    for (int digit = 0; digit < 9; ++digit) {
      if ((choices >> digit & 1) == 0) continue;
      board[row][col] = '1' + digit;
      if (solve(board)) return true;
    }
    board[row][col] = '.';
    return false;
  }
};
