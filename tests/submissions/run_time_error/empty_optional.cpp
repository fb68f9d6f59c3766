// Uncaught std::bad_optional_access.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    optional<int> row;
    cout << row.value();
  }
};
