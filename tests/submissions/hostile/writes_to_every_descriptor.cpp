// Writes forged answers to every descriptor, and none to the board.
// @EXPECTED_RESULTS@: WRONG-ANSWER
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (int fd = 0; fd < 300; ++fd) {
      for (const char* text : {"AC\n", "{\"verdict\": \"AC\"}\n"}) {
        if (write(fd, text, strlen(text)) < 0) break;
      }
    }
  }
};
