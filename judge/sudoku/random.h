#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <utility>

namespace judge {

/// A whole number drawn uniformly from 0 to n − 1, n ≥ 1. Unlike std::uniform_int_distribution, the
/// same on every standard library. Rejection sampling, so without bias.
inline std::uint64_t draw_below(std::uint64_t n, std::mt19937_64& random) {
  const std::uint64_t limit = std::mt19937_64::max() - std::mt19937_64::max() % n;
  std::uint64_t drawn = random();
  while (drawn >= limit) drawn = random();
  return drawn % n;
}

/// Puts `items` into a uniformly drawn order (Fisher–Yates), the same on every standard library.
template <class T>
void shuffle(std::span<T> items, std::mt19937_64& random) {
  for (std::size_t left = items.size(); left > 1; --left) {
    std::swap(items[left - 1], items[draw_below(left, random)]);
  }
}

}  // namespace judge
