#include "judge/verdict/rank_test.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace judge {

double rank_test(const std::vector<double>& a, const std::vector<double>& b) {
  if (a.empty() || b.empty()) return 1;
  std::vector<std::pair<double, bool>> all;  // value, and whether it is of `a`
  all.reserve(a.size() + b.size());
  for (const double value : a) all.emplace_back(value, true);
  for (const double value : b) all.emplace_back(value, false);
  std::sort(all.begin(), all.end());
  double ranks_of_a = 0;
  double ties = 0;
  for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end) {
    while (end < all.size() && all[end].first == all[begin].first) ++end;
    const auto tied = static_cast<double>(end - begin);
    ties += tied * tied * tied - tied;
    const double rank = static_cast<double>(begin + end + 1) / 2;
    for (std::size_t i = begin; i < end; ++i) ranks_of_a += all[i].second ? rank : 0;
  }
  const auto n = static_cast<double>(a.size());
  const auto m = static_cast<double>(b.size());
  const double u = ranks_of_a - n * (n + 1) / 2;
  const double variance = n * m / 12 * (n + m + 1 - ties / ((n + m) * (n + m - 1)));
  if (variance <= 0) return 1;
  const double distance = std::max(std::abs(u - n * m / 2) - 0.5, 0.0);
  return std::erfc(distance / std::sqrt(2 * variance));
}

}  // namespace judge
