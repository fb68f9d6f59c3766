// Has the compiler evaluate a loop without end.
// @EXPECTED_RESULTS@: COMPILER-ERROR
constexpr int bomb() {
  for (;;) {
  }
}
constexpr int kBomb = bomb();

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {}
};
