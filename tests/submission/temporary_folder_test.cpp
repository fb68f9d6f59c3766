#include "judge/submission/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace judge {
namespace {

namespace fs = std::filesystem;

TEST(TemporaryFolder, GoesWithAllThatIsInIt) {
  const TemporaryFolder parent;
  {
    const TemporaryFolder folder(parent.path());
    fs::create_directories(folder.path() / "a" / "b");
    std::ofstream(folder.path() / "a" / "file") << "x";
    EXPECT_EQ(folder.path().parent_path(), parent.path());
  }
  EXPECT_TRUE(fs::is_empty(parent.path()));
}

TEST(TemporaryFolder, TakesAwayThoseOfTheDead) {
  const TemporaryFolder parent;
  const std::string prefix = kTemporaryPrefix;
  const std::string dead = prefix + "abcdef";
  const std::vector<std::string> others{"sudoku-judge-main", prefix + "abcdefg", prefix + "shared"};
  fs::create_directories(parent.path() / dead / "a");
  fs::permissions(parent.path() / dead, fs::perms::owner_all);
  for (const std::string& other : others) fs::create_directories(parent.path() / other / "a");
  fs::permissions(parent.path() / others.back(), fs::perms::all);
  const TemporaryFolder folder(parent.path());
  EXPECT_FALSE(fs::exists(parent.path() / dead));
  for (const std::string& other : others) EXPECT_TRUE(fs::exists(parent.path() / other)) << other;
}

TEST(TemporaryFolder, LeavesThoseInUse) {
  const TemporaryFolder parent;
  std::optional<TemporaryFolder> first(parent.path());
  const fs::path path = first->path();
  const TemporaryFolder second(parent.path());
  EXPECT_TRUE(fs::exists(path));
  first.reset();
  EXPECT_FALSE(fs::exists(path));
}

}  // namespace
}  // namespace judge
