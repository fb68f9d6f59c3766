// Includes the file that lists the users of this machine: it is not there. Solves nothing.
// @EXPECTED_RESULTS@: WRONG-ANSWER
// @NEEDS@: namespaces
#include "/etc/passwd"

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {}
};
