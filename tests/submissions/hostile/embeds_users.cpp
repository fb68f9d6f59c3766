// Embeds the file that lists the users of this machine.
// @EXPECTED_RESULTS@: COMPILER-ERROR
// @NEEDS@: namespaces
asm(".incbin \"/etc/passwd\"");

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {}
};
