// Overwrites all memory that it shares with the judge.
// @EXPECTED_RESULTS@: RUN-ERROR, WRONG-ANSWER, TIMELIMIT
#include <cstdio>
#include <cstring>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    ifstream maps("/proc/self/maps");
    for (string line; getline(maps, line);) {
      if (line.find("exchange") == string::npos) continue;
      unsigned long begin = 0, end = 0;
      sscanf(line.c_str(), "%lx-%lx", &begin, &end);
      memset(reinterpret_cast<void*>(begin), 0xFF, end - begin);
    }
  }
};
