// Writes to every page of a static array of 512 MiB.
char table[1 << 29];

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    for (size_t i = 0; i < sizeof table; i += 4096) const_cast<volatile char&>(table[i]) = 1;
  }
};
