#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "judge/data/data_file.h"

namespace judge::test {
namespace {

/// What the header of a group in testdata/ says of its puzzles.
struct Claim {
  std::string group;
  int fewest;  ///< clues
  int most;
  Solutions solutions = Solutions::one;
};

class TestData : public testing::TestWithParam<Claim> {};

TEST_P(TestData, IsAsItsHeaderSays) {
  const auto path = std::filesystem::path(JUDGE_TESTDATA) / (GetParam().group + ".txt");
  std::string first;
  std::getline(std::ifstream(path) >> std::ws, first);
  EXPECT_EQ(first.substr(0, 2), "# ");
  const auto file = open_checked(path.string(), "/proc/no/cache", nullptr);  // remembers nothing
  ASSERT_TRUE(file.has_value()) << file.error().str();
  EXPECT_EQ(file->solutions, GetParam().solutions);
  CaseStream cases(*file);
  while (const auto each = cases.next()) {
    EXPECT_GE(each->puzzle.clues(), GetParam().fewest) << path << ":" << each->line;
    EXPECT_LE(each->puzzle.clues(), GetParam().most) << path << ":" << each->line;
  }
}

INSTANTIATE_TEST_SUITE_P(Groups, TestData,
                         testing::Values(Claim{"sample", 17, 36}, Claim{"easy", 32, 45},
                                         Claim{"hard", 21, 25}, Claim{"sparse", 17, 21},
                                         Claim{"near-complete", 61, 79}, Claim{"one-blank", 80, 80},
                                         Claim{"complete", 81, 81},
                                         Claim{"against-backtracking", 17, 17},
                                         Claim{"several", 0, 77, Solutions::several},
                                         Claim{"none", 2, 60, Solutions::none}),
                         [](const auto& group) {
                           std::string name = group.param.group;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace judge::test
