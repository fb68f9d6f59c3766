// Asks for 64 TiB at once, which ends in an uncaught std::bad_alloc.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    volatile size_t size = 1ULL << 46;
    vector<char> huge(size);
    cout << huge[huge.size() / 2];
  }
};
