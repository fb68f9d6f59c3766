// Is for another judge, whose boards are arrays of int.
// @EXPECTED_RESULTS@: COMPILER-ERROR
const int N = 9;

bool solveSudoku(int grid[N][N]) { return grid[0][0] == 0; }
