// Tries to bring markup into a report: by what it prints, throws and leaves on the board.

#include <cstdio>
#include <stdexcept>
#include <vector>

class Solution {
 public:
  void solveSudoku(std::vector<std::vector<char>>& board) {
    std::printf(
        "</pre><script>document.title = 'taken'</script><img src=x "
        "onerror=alert(1)>]]>\x1b[31m\xff");
    static int calls = 0;
    if (++calls % 2 == 0)
      throw std::runtime_error("\"></summary><script>document.title = 'taken'</script>");
    for (auto& row : board) {
      for (char& cell : row) {
        if (cell == '.') cell = '<';
      }
    }
  }
};
