// Sleeps for an hour.
// Caught by: against-backtracking
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) { this_thread::sleep_for(chrono::hours(1)); }
};
