// Locks a mutex twice, and waits for itself.
// Caught by: against-backtracking
#include <pthread.h>

class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&mutex);
    pthread_mutex_lock(&mutex);
  }
};
