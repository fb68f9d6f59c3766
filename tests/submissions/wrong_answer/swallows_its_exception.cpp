// Reads beyond the board with at(), catches the exception and returns what it has.
// Caught by: against-backtracking, easy, hard, near-complete, one-blank, sample, sparse
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    try {
      for (int i = 0;; ++i) {
        char& cell = board.at(i / 9).at(i % 9);
        if (cell == '.') cell = '1' + i % 9;
      }
    } catch (const out_of_range&) {
    }
  }
};
