#include "judge/verdict/record.h"

#include <algorithm>

namespace judge {

Times times_of(const GroupRecord& group) {
  Times times;
  std::vector<std::uint64_t> all;
  for (const CaseRecord& record : group.judged) {
    if (record.cpu_ns == 0) continue;
    all.push_back(record.cpu_ns);
    times.total += record.cpu_ns;
    if (record.cpu_ns <= times.slowest) continue;
    times.slowest = record.cpu_ns;
    times.slowest_line = record.line;
  }
  if (all.empty()) return times;
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
  std::nth_element(all.begin(), middle, all.end());
  times.median = *middle;
  return times;
}

}  // namespace judge
