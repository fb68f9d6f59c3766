// Has macros that double some forty times.
// @EXPECTED_RESULTS@: COMPILER-ERROR
#define A(x) x x
#define B(x) A(A(A(A(A(x)))))
#define C(x) B(B(B(B(x))))
const char* text = C(C("bomb"));

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {

  }
};
