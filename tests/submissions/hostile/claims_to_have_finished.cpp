// Claims in the shared memory to have finished more cases than there are.
// @EXPECTED_RESULTS@: RUN-ERROR
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    ifstream maps("/proc/self/maps");
    for (string line; getline(maps, line);) {
      if (line.find("exchange") == string::npos) continue;
      reinterpret_cast<volatile unsigned*>(stoull(line, nullptr, 16))[3] = 1000000;
    }
    for (;;) pause();
  }
};
