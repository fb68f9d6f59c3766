// SIGABRT: a constructor calls a pure virtual function by way of another.
struct Solver {
  Solver() { start(); }
  virtual ~Solver() = default;
  void start() { solve(); }
  virtual void solve() = 0;
};

struct Backtracking : Solver {
  void solve() override {}
};

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { Backtracking solver; }
};
