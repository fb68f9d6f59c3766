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
  std::size_t running = 0;
  std::size_t done = 0;
  std::exception_ptr first_error;
  const auto give_up = [&](const std::exception_ptr& error) {
    if (!first_error) first_error = error;
    next = count;
  };
  const auto work_on = [&] {
    std::unique_lock lock(mutex);
    while (next < count) {
      const std::size_t mine = next++;
      ++running;
      lock.unlock();
      std::exception_ptr error;
      try {
        work(mine);
      } catch (...) {
        error = std::current_exception();
      }
      lock.lock();
      --running;
      ++done;
      if (error) give_up(error);
      one_done.notify_one();
    }
  };
  {
    std::vector<std::jthread> threads;
    std::unique_lock lock(mutex);
    try {
      for (std::size_t i = 0; i < std::min(jobs, count); ++i) threads.emplace_back(work_on);
      while (next < count || running > 0) {
        one_done.wait_for(lock, 200ms);
        const std::size_t so_far = done;
        lock.unlock();
        progress(so_far);
        lock.lock();
      }
    } catch (...) {
      if (!lock.owns_lock()) lock.lock();
      give_up(std::current_exception());
    }
  }
  if (first_error) std::rethrow_exception(first_error);
}

}  // namespace judge
