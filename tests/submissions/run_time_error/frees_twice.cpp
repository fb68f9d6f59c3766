// SIGABRT: frees a block twice.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    void* volatile block = malloc(100000);
    free(block);
    free(block);
  }
};
