#include "judge/sudoku/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <random>
#include <string>

namespace judge {
namespace {

/// The sum over `drawn` of squared deviations from an even share, each over that share.
template <class Counts>
double chi_square(const Counts& counts, std::size_t kinds, int draws) {
  const double share = static_cast<double>(draws) / static_cast<double>(kinds);
  double sum = static_cast<double>(kinds - counts.size()) * share;  // those never drawn
  for (const auto& [kind, count] : counts) sum += (count - share) * (count - share) / share;
  return sum;
}

TEST(Random, IsTheSameOnEveryMachine) {
  std::mt19937_64 random{7};
  std::string drawn;
  for (int i = 0; i < 40; ++i) drawn += static_cast<char>('0' + draw_below(10, random));
  EXPECT_EQ(drawn, "5086189810653425717492051898569257043178");
  std::string letters = "abcdefghijklmnopqrstuvwxyz";
  shuffle<char>(letters, random);
  EXPECT_EQ(letters, "ckwfpzhegljtnqoravimsydxub");
}

TEST(Random, DrawsOneOfOneWithoutChoice) {
  std::mt19937_64 random{1};
  for (int i = 0; i < 100; ++i) ASSERT_EQ(draw_below(1, random), 0U);
}

TEST(Random, ReachesGreatNumbers) {
  // Two thirds of the range: without rejection, its lower half would come up twice as often.
  constexpr std::uint64_t kMany = UINT64_MAX / 3 * 2;
  constexpr int kDraws = 10'000;
  std::mt19937_64 random{2};
  int lower = 0;
  for (int i = 0; i < kDraws; ++i) lower += draw_below(kMany, random) < kMany / 2 ? 1 : 0;
  EXPECT_NEAR(lower, kDraws / 2, 200);  // four standard deviations
}

TEST(Random, DrawsEvenly) {
  constexpr int kDraws = 90'000;
  std::mt19937_64 random{3};
  std::map<std::uint64_t, int> counts;
  for (int i = 0; i < kDraws; ++i) ++counts[draw_below(9, random)];
  EXPECT_EQ(counts.rbegin()->first, 8U);
  EXPECT_LT(chi_square(counts, 9, kDraws), 26.1);  // 8 degrees of freedom, p = 0.001
}

TEST(Random, ShufflesToEveryOrderEvenly) {
  constexpr int kDraws = 48'000;
  std::mt19937_64 random{4};
  std::map<std::string, int> counts;
  for (int i = 0; i < kDraws; ++i) {
    std::string items = "abcd";
    shuffle<char>(items, random);
    ++counts[items];
  }
  EXPECT_EQ(counts.size(), 24U);
  EXPECT_LT(chi_square(counts, 24, kDraws), 49.7);  // 23 degrees of freedom, p = 0.001
}

}  // namespace
}  // namespace judge
