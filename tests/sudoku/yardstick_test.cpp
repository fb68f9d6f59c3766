#include "judge/sudoku/yardstick.h"

#include <gtest/gtest.h>

namespace judge {
namespace {

// Whoever has to change this number has made a new yardstick: give it another name, too.
TEST(Yardstick, DoesTheSameWorkForEver) {
  EXPECT_EQ(run_yardstick(), 540U);
  EXPECT_EQ(run_yardstick(), 540U);
  EXPECT_EQ(std::string_view(yardstick_name()).substr(0, 11), "yardstick 1");
}

}  // namespace
}  // namespace judge
