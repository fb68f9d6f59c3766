// There is no class Solution and no solveSudoku, only a helper.
bool isFree(vector<vector<char>>& board, int row, int col) { return board[row][col] == '.'; }
