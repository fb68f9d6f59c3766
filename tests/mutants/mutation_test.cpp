#include "tests/mutants/mutation.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mutants {
namespace {

bool makes(std::string_view source, std::string_view text) {
  const auto mutations = mutations_of(source);
  return std::any_of(mutations.begin(), mutations.end(),
                     [&](const Mutation& mutation) { return mutated(source, mutation) == text; });
}

TEST(Mutation, ChangesOperatorsConstantsAndIndices) {
  EXPECT_TRUE(makes("x = a < b;", "x = a >= b;"));
  EXPECT_TRUE(makes("x = a + b;", "x = a % b;"));
  EXPECT_TRUE(makes("x = !y;", "x = y;"));
  EXPECT_TRUE(makes("f(0x1FF);", "f(512);"));
  EXPECT_TRUE(makes("f('9');", "f('8');"));
  EXPECT_TRUE(makes("f(a[i][j]);", "f(a[j][j]);"));
  EXPECT_TRUE(makes("x |= y;", "x ^= y;"));
}

TEST(Mutation, LeavesOutStatements) {
  EXPECT_TRUE(makes("{ f(x); g(); }", "{ f(x); ; }"));
  EXPECT_TRUE(makes("if (x) return;", "if (x) ;"));
  EXPECT_FALSE(makes("for (i = 0; i < 9; ++i) {}", "for (i = 0; ; ++i) {}"));
}

TEST(Mutation, LeavesTemplatesCommentsAndDirectivesAlone) {
  EXPECT_TRUE(mutations_of("#if 1\n// a < b\nstd::vector<int> x;\n").empty());
}

TEST(Mutation, KnowsItsLine) {
  const std::string_view source = "a\n  b = 1;\nc";
  const auto mutations = mutations_of(source);
  ASSERT_FALSE(mutations.empty());
  EXPECT_EQ(line_at(source, mutations.back().offset), "b = 1;");
  EXPECT_EQ(line_number(source, mutations.back().offset), 2U);
}

}  // namespace
}  // namespace mutants
