// Burns CPU in four threads while the calling one waits.
// Caught by: against-backtracking
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    vector<thread> threads;
    for (int i = 0; i < 4; ++i) {
      threads.emplace_back([] {
        for (volatile int n = 0;; n = n + 1) {
        }
      });
    }
    for (thread& t : threads) t.join();
  }
};
