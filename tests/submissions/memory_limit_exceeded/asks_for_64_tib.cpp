// Asks for 64 TiB at once, which ends in an uncaught std::bad_alloc.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    vector<char> huge(1LL << 46);
    cout << huge[huge.size() / 2];
  }
};
