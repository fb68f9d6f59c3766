#include "judge/cli/parallel.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace judge {

std::size_t cores() { return std::max(1U, std::thread::hardware_concurrency()); }

void for_each_in_parallel(std::size_t count, std::size_t jobs,
                          const std::function<void(std::size_t)>& work,
                          const std::function<void(std::size_t done)>& progress) {
  using namespace std::chrono_literals;
  std::mutex mutex;
  std::condition_variable one_done;
  std::size_t next = 0;
  std::size_t done = 0;
  std::exception_ptr first_error;
  const auto work_on = [&] {
    std::unique_lock lock(mutex);
    while (next < count) {
      const std::size_t mine = next++;
      lock.unlock();
      std::exception_ptr error;
      try {
        work(mine);
      } catch (...) {
        error = std::current_exception();
      }
      lock.lock();
      if (error && !first_error) first_error = error;
      ++done;
      one_done.notify_one();
    }
  };
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < std::min(jobs, count); ++i) threads.emplace_back(work_on);
  std::unique_lock lock(mutex);
  while (done < count) {
    progress(done);
    one_done.wait_for(lock, 200ms);
  }
  lock.unlock();
  for (std::thread& thread : threads) thread.join();
  if (first_error) std::rethrow_exception(first_error);
}

}  // namespace judge
