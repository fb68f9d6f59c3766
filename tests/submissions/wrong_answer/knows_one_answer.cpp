// Returns the answer of the example in the statement for every puzzle.
// Caught by: against-backtracking, complete, easy, hard, near-complete, one-blank, sample, sparse
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    const string answer =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    for (int i = 0; i < 81; ++i) board[i / 9][i % 9] = answer[i];
  }
};
