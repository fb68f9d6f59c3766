// SIGBUS: reads a mapped file beyond its end.
#include <sys/mman.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    FILE* file = tmpfile();
    if (file == nullptr) abort();
    void* page = mmap(nullptr, 4096, PROT_READ, MAP_SHARED, fileno(file), 0);
    volatile char first = *static_cast<volatile char*>(page);
    (void)first;
  }
};
