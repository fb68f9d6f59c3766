#pragma once

#include <cstddef>
#include <functional>

namespace judge {

/// Does `work(0)` to `work(count - 1)`, as many at once as the machine has cores, and calls
/// `progress` from the calling thread now and then with the number done. The first exception that
/// a piece of work throws is thrown again, once all have ended.
void for_each_in_parallel(std::size_t count, const std::function<void(std::size_t)>& work,
                          const std::function<void(std::size_t done)>& progress);

}  // namespace judge
