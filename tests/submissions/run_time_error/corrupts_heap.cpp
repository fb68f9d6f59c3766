// SIGABRT: writes over the bookkeeping of the heap, and the next free notices.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    char* volatile block = static_cast<char*>(malloc(2000));
    char* volatile next = static_cast<char*>(malloc(2000));
    for (int i = 0; i < 2040; ++i) static_cast<volatile char*>(block)[i] = 'x';
    free(next);
    free(block);
    abort();
  }
};
