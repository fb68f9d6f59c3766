// This is a Python solution in a C++ file.
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for row in range(9):
            for col in range(9):
                if board[row][col] == ".":
                    board[row][col] = "1"
