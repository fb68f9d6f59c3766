// Breadth first: keeps every partial board of a level, which are far too many.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    deque<string> boards(1);
    for (auto& row : board) boards[0].append(row.begin(), row.end());
    // The last cell of a row first, and bottom up: rarely the best order.
    for (size_t cell = 81; cell-- > 0;) {
      if (boards[0][cell] != '.') continue;
      for (size_t left = boards.size(); left > 0; --left) {
        string next = boards.front();
        boards.pop_front();
        for (char d = '1'; d <= '9'; ++d) {
          next[cell] = d;
          boards.push_back(next);
        }
      }
    }
  }
};
