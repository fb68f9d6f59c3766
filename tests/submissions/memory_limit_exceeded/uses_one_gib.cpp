// Fills one GiB, once.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    vector<char> cells(1 << 30, 1);
    cout << int(cells[cells.size() / 2]) << '\n';
  }
};
