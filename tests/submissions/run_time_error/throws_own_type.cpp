// Uncaught exception of a type of its own that does not derive from std::exception.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { throw Nonsense{37}; }

 private:
  struct Nonsense {
    int code;
  };
};
