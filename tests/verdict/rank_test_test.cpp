#include "judge/verdict/rank_test.h"

#include <gtest/gtest.h>

namespace judge {
namespace {

// The expected values are worked out by hand from U, its mean and its variance.
TEST(RankTest, IsSmallWhereAllOfOneAreAboveAllOfTheOther) {
  // U = 0, mean 12.5, deviation sqrt(25 · 11 / 12) = 4.787; z = 12 / 4.787.
  EXPECT_NEAR(rank_test({1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}), 0.01219, 1e-5);
  EXPECT_NEAR(rank_test({6, 7, 8, 9, 10}, {1, 2, 3, 4, 5}), 0.01219, 1e-5);
}

TEST(RankTest, CorrectsForTies) {
  // U = 1, mean 4.5; three 2s and two 3s tie: variance 9 / 12 · (7 - 30 / 30) = 4.5; z = 3 / 2.121.
  EXPECT_NEAR(rank_test({1, 2, 2}, {2, 3, 3}), 0.15730, 1e-5);
}

TEST(RankTest, IsOneWhereNothingDiffers) {
  EXPECT_EQ(rank_test({}, {1}), 1);
  EXPECT_EQ(rank_test({2, 2}, {2, 2}), 1);
  EXPECT_EQ(rank_test({1, 4}, {2, 3}), 1);
}

}  // namespace
}  // namespace judge
