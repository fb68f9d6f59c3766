#pragma once

#include <cstddef>
#include <functional>

namespace judge {

/// As many as the machine has cores.
std::size_t cores();

/// Does `work(0)` to `work(count - 1)`, in this order, `jobs` at once, and calls `progress` from
/// the calling thread now and then with the number done. After an exception no more work is
/// begun; the first is thrown again, once all that was begun has ended.
void for_each_in_parallel(std::size_t count, std::size_t jobs,
                          const std::function<void(std::size_t)>& work,
                          const std::function<void(std::size_t done)>& progress);

}  // namespace judge
