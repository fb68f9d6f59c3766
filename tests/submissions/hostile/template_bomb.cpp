// Has templates instantiated without end.
// @EXPECTED_RESULTS@: COMPILER-ERROR
template <int N>
struct Bomb {
  static constexpr int value = Bomb<N + 1>::value;
};
int bomb = Bomb<0>::value;

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {}
};
