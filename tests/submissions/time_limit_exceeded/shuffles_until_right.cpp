// Fills the blanks at random until the board happens to be right.
// Caught by: against-backtracking
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    const vector<vector<char>> puzzle = board;
    mt19937 random(1);
    do {
      board = puzzle;
      for (auto& row : board) {
        for (char& cell : row) {
          if (cell == '.') cell = '1' + random() % 9;
        }
      }
    } while (!right(board));
  }

 private:
  static bool right(const vector<vector<char>>& board) {
    for (int i = 0; i < 9; ++i) {
      set<char> row, col, box;
      for (int j = 0; j < 9; ++j) {
        row.insert(board[i][j]);
        col.insert(board[j][i]);
        box.insert(board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3]);
      }
      if (row.size() < 9 || col.size() < 9 || box.size() < 9) return false;
    }
    return true;
  }
};
