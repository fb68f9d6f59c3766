// SIGSEGV: uses the digits as an index without taking off the '0', scaled far out of the row.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    char* volatile cells = board[0].data();
    for (long i = 0; i < 81; ++i) cells[i << 40] = '1';
  }
};
