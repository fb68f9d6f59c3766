// Writes one file without end.
// @EXPECTED_RESULTS@: RUN-ERROR

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    vector<char> mebibyte(1 << 20);
    ofstream file("mine", ios::binary);
    for (int i = 0; i < 64; ++i) file.write(mebibyte.data(), mebibyte.size()).flush();
  }
};
