#include "judge/search/failure_memory.h"

#include <gtest/gtest.h>

#include <fstream>

#include "judge/submission/temporary_folder.h"

namespace judge {
namespace {

using Failures = std::vector<std::vector<Call>>;

std::vector<Call> calls_with(char first) {
  Board board;
  board[0] = first;
  return {Call(Board(), judge_protocol::Manner::twice), Call(board, {9, 8})};
}

TEST(FailureMemory, GivesTheLatestFirst) {
  const TemporaryFolder folder;
  const FailureMemory memory(folder.path() / "deep" / "er", "mine.cpp", "");
  EXPECT_TRUE(memory.failures().empty());
  memory.remember(calls_with('1'));
  memory.remember(calls_with('2'));
  memory.remember(calls_with('1'));
  EXPECT_EQ(memory.failures(), (Failures{calls_with('1'), calls_with('2')}));
}

TEST(FailureMemory, KeepsSubmissionsApart) {
  const TemporaryFolder folder;
  FailureMemory(folder.path(), "mine.cpp", "").remember(calls_with('1'));
  EXPECT_TRUE(FailureMemory(folder.path(), "other.cpp", "").failures().empty());
  EXPECT_TRUE(FailureMemory(folder.path(), "mine.cpp", "B").failures().empty());
  EXPECT_EQ(FailureMemory(folder.path(), "./mine.cpp", "").failures().size(), 1U);
}

TEST(FailureMemory, ForgetsTheOldest) {
  const TemporaryFolder folder;
  const FailureMemory memory(folder.path(), "mine.cpp", "");
  for (int row = 0; row < 30; ++row) {
    memory.remember({Call(Board(), std::vector<std::uint8_t>{static_cast<std::uint8_t>(row)})});
  }
  EXPECT_EQ(memory.failures().size(), 10U);
  EXPECT_EQ(memory.failures().front()[0].row_sizes[0], 29);
}

TEST(FailureMemory, TakesAFileThatCannotBeReadAsNothing) {
  const TemporaryFolder folder;
  const FailureMemory memory(folder.path(), "mine.cpp", "");
  memory.remember(calls_with('1'));
  const auto file = *std::filesystem::directory_iterator(folder.path());
  std::ofstream(file.path()) << "nonsense\n\n";
  EXPECT_TRUE(memory.failures().empty());
  const FailureMemory nowhere("/dev/null/no", "mine.cpp", "");
  nowhere.remember(calls_with('1'));
  EXPECT_TRUE(nowhere.failures().empty());
}

}  // namespace
}  // namespace judge
