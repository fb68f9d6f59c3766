// Uncaught std::length_error: asks for a vector longer than any vector can be.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    vector<int> cells;
    cells.reserve(cells.max_size() + 1);
  }
};
