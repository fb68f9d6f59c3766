// Makes a library of a variant, so that tests and benchmarks can call it in their own process.
// The variants cannot be linked together, since each has a class Solution.

#include JUDGE_VARIANT

extern "C" __attribute__((visibility("default"))) void solve_sudoku(
    std::vector<std::vector<char>>* board) {
  Solution().solveSudoku(*board);
}

extern "C" __attribute__((visibility("default"))) void solve_sudoku_twice(
    std::vector<std::vector<char>>* first, std::vector<std::vector<char>>* second) {
  Solution solution;
  solution.solveSudoku(*first);
  solution.solveSudoku(*second);
}
