#include "judge/submission/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <optional>

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
  fs::create_directories(parent.path() / "sudoku-judge-abcdef" / "a");
  fs::create_directory(parent.path() / "other");
  const TemporaryFolder folder(parent.path());
  EXPECT_FALSE(fs::exists(parent.path() / "sudoku-judge-abcdef"));
  EXPECT_TRUE(fs::exists(parent.path() / "other"));
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
