// Waits on a condition that nobody makes true.
// Caught by: against-backtracking
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    mutex m;
    condition_variable never;
    unique_lock<mutex> lock(m);
    never.wait(lock, [] { return false; });
  }
};
