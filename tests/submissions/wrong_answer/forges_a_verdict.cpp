// Prints what a judge might print, and solves nothing.
// Caught by: against-backtracking, easy, hard, near-complete, one-blank, sample, sparse
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    puts("AC");
    puts("Accepted");
    puts("{\"verdict\": \"AC\"}");
  }
};
