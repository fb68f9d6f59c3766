// Uses if consteval, a size_t suffix, std::to_underlying, #elifdef and string contains.
#ifdef SUDOKU_SIZE
#elifdef __cplusplus
#define SUDOKU_SIZE 9
#endif

enum class Sign : char { kBlank = '.' };

constexpr int size() {
  if
    consteval { return SUDOKU_SIZE; }
  else {
    return 9;
  }
}

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (auto r = 0uz; r < size(); ++r) {
      for (auto c = 0uz; c < size(); ++c) {
        if (board[r][c] != '.') place(r, c, board[r][c] - '1');
      }
    }
    if (string("sudoku"s).contains("dok")) solve(board);
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
    for (int i = 0; i < 729; ++i) {
      int r = i / 81, c = i / 9 % 9, d = i % 9;
      auto wanted = demands(r, c, d);
      if (!fits(r, c, d) || find(wanted.begin(), wanted.end(), best) == wanted.end()) continue;
      board[r][c] = '1' + d;
      place(r, c, d);
      if (solve(board)) return true;
      remove(r, c, d);
      board[r][c] = to_underlying(Sign::kBlank);
    }
    return false;
  }
};
