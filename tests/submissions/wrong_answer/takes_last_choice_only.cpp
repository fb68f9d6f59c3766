// Takes the last choice everywhere and has no way back.
// Caught by: hard, sample, sparse
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (board[r][c] != '.') place(r, c, board[r][c] - '1');
      }
    }
    solve(board);
  }

 private:
  // Every cell wants a digit; every row, column and box wants each digit.
  bool met[324] = {};

  static int box(int r, int c) { return r / 3 * 3 + c / 3; }

  static array<int, 4> demands(int r, int c, int d) {
    return {r * 9 + c, 81 + r * 9 + d, 162 + c * 9 + d, 243 + box(r, c) * 9 + d};
  }

  void place(int r, int c, int d) {
    for (int demand : demands(r, c, d)) met[demand] = true;
  }

  void remove(int r, int c, int d) {
    for (int demand : demands(r, c, d)) met[demand] = false;
  }

  bool fits(int r, int c, int d) {
    for (int demand : demands(r, c, d)) {
      if (met[demand]) return false;
    }
    return true;
  }

  // Meets the demand first that has the fewest choices left.
  bool solve(vector<vector<char>>& board) {
    int choices[324] = {};
    for (int i = 0; i < 729; ++i) {
      if (!fits(i / 81, i / 9 % 9, i % 9)) continue;
      for (int demand : demands(i / 81, i / 9 % 9, i % 9)) ++choices[demand];
    }
    int best = -1;
    for (int i = 0; i < 324; ++i) {
      if (!met[i] && (best < 0 || choices[i] < choices[best])) best = i;
    }
    if (best < 0) return true;
    for (int i = 728; i >= 0; --i) {
      int r = i / 81, c = i / 9 % 9, d = i % 9;
      auto wanted = demands(r, c, d);
      if (!fits(r, c, d) || find(wanted.begin(), wanted.end(), best) == wanted.end()) continue;
      board[r][c] = '1' + d;
      place(r, c, d);
      return solve(board);
    }
    return false;
  }
};
