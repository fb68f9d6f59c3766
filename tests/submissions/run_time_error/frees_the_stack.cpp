// SIGABRT: frees what malloc never gave.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    char local[64] = {};
    char* volatile inside = local + 16;
    free(inside);
  }
};
