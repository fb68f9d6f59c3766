#include "judge/data/data_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <thread>

#include "judge/data/check_cache.h"
#include "judge/judge_error.h"
#include "tests/data/samples.h"

namespace judge::test {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for each test, which is gone afterwards.
class DataFileTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "data-file-test-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string path(const std::string& name) const {
    return (folder_ / name).string();
  }

  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(path(name), std::ios::binary) << text;
    return path(name);
  }

  [[nodiscard]] auto open(const std::string& name) const {
    return open_checked(name, folder_ / "cache", nullptr);
  }

  /// The error without the folder; "" where there is none.
  [[nodiscard]] std::string error_of(const std::string& name) const {
    const auto file = open(name);
    return file ? "" : replaced(file.error().str(), folder_.string() + "/", "");
  }

  fs::path folder_;
};

std::vector<Case> stream(const DataFile& file) {
  CaseStream cases(file);
  std::vector<Case> result;
  while (auto next = cases.next()) result.push_back(*next);
  return result;
}

/// Standard input that reads from `path` as long as this lives.
class StandardInput {
 public:
  explicit StandardInput(const std::string& path) : saved_(::dup(STDIN_FILENO)) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    EXPECT_GE(::dup2(file, STDIN_FILENO), 0);
    ::close(file);
  }
  ~StandardInput() {
    ::dup2(saved_, STDIN_FILENO);
    ::close(saved_);
  }
  StandardInput(const StandardInput&) = delete;
  StandardInput& operator=(const StandardInput&) = delete;

 private:
  int saved_;
};

TEST_F(DataFileTest, DescribesWhatItHolds) {
  const auto file = open(write("two.old.txt", "# two\n" + kPuzzle + "\n" + kOther + "\n"));
  ASSERT_TRUE(file.has_value()) << file.error().str();
  EXPECT_EQ(file->name, path("two.old.txt"));
  EXPECT_EQ(file->path, path("two.old.txt"));
  EXPECT_EQ(file->group, "two.old");
  EXPECT_EQ(file->cases, 2U);
  EXPECT_EQ(file->solutions, Solutions::one);
}

TEST_F(DataFileTest, KnowsTheDigestOfTheContent) {
  const auto file = open(write("a.txt", std::string(81, '.') + "\n"));
  ASSERT_FALSE(file.has_value());  // an empty board is not proper
  const auto said = open(write("a.txt", "# solutions: several\n" + std::string(81, '.') + "\n"));
  ASSERT_TRUE(said.has_value());
  EXPECT_EQ(said->solutions, Solutions::several);
  EXPECT_EQ(said->digest, "f8bc303217b39b5f174b8691f33864774e1a1331b8d930a5788bec7df7d7cf24");
}

TEST_F(DataFileTest, StreamsItsCases) {
  const auto file = open(write("a.txt", "#\n" + kPuzzle + " " + kSolution + "\n" + kOther));
  ASSERT_TRUE(file.has_value());
  for (int i = 0; i < 2; ++i) {  // from the start each time
    const auto cases = stream(*file);
    ASSERT_EQ(cases.size(), 2U);
    EXPECT_EQ(cases[0].puzzle.str(), kPuzzle);
    EXPECT_EQ(cases[0].solution->str(), kSolution);
    EXPECT_EQ(cases[1].line, 3U);
  }
}

TEST_F(DataFileTest, RefusesWhatIsNotSound) {
  std::string clash = std::string(81, '.');
  clash[1] = clash[46] = '4';
  EXPECT_EQ(
      error_of(write("hard.txt", "# hard\n" + kPuzzle + "\n" + clash)),
      "hard.txt:3:1: this puzzle has no solution: 4 twice in column 2 (r1c2, r6c2); a group of "
      "such puzzles says '# solutions: none' in its header");
  EXPECT_EQ(error_of(write("a.txt", kPuzzle + " " + kSolution.substr(1) + "5")),
            "a.txt:1:1: its solution changes the clue at r1c1 from 5 to 3");
  EXPECT_EQ(error_of(write("a.txt", "# solutions: several\n" + kPuzzle)),
            "a.txt:2:1: this puzzle has exactly one solution; a group of such puzzles says "
            "'# solutions: one' in its header");
}

TEST_F(DataFileTest, NamesTheFirstFaultOfAFile) {
  const std::string empty(81, '.');
  std::string many;
  for (int i = 0; i < 1500; ++i) many += kPuzzle + "\n";
  EXPECT_EQ(error_of(write("a.txt", many + empty + "\n" + empty + "\nwhat?\n")).substr(0, 11),
            "a.txt:1501:");
  EXPECT_EQ(error_of(write("a.txt", many + "what?\n" + empty)).substr(0, 11), "a.txt:1501:");
}

TEST_F(DataFileTest, NamesTheFirstFaultsAllTogether) {
  const std::string empty(81, '.');
  const auto few = open(write("a.txt", empty + "\n" + kPuzzle + "\n" + empty + "\nwhat?\n"));
  ASSERT_FALSE(few.has_value());
  ASSERT_EQ(few.error().all.size(), 3U);
  for (const std::size_t i : {0U, 1U, 2U}) {
    EXPECT_EQ(few.error().all[i].line, (std::vector<std::size_t>{1, 3, 4})[i]);
  }
  std::string many;
  for (int i = 0; i < 1500; ++i) many += empty + "\n";
  EXPECT_EQ(open(write("a.txt", many)).error().all.size(), kErrorsKept);
}

TEST_F(DataFileTest, RefusesWhatCannotBeRead) {
  EXPECT_EQ(error_of(path("none.txt")), "none.txt: cannot be opened: No such file or directory");
  EXPECT_EQ(error_of(write("empty.txt", "")), "empty.txt: there is no puzzle in it");
  EXPECT_EQ(error_of(write("empty.txt", "# nothing\n")), "empty.txt: there is no puzzle in it");
  EXPECT_EQ(error_of(write("a.txt", kPuzzle + "\n" + kPuzzle.substr(1))),
            "a.txt:2:81: 80 cells where a board has 81");
  fs::create_directory(path("folder"));
  EXPECT_EQ(error_of(path("folder")), "folder: is a folder, not a file of puzzles");
}

TEST_F(DataFileTest, RemembersWhatItFoundSound) {
  std::string many;
  for (int i = 0; i < 1500; ++i) many += kPuzzle + "\n";
  const std::string name = write("a.txt", many);
  std::vector<std::size_t> calls;
  const auto note = [&calls](std::size_t checked) { calls.push_back(checked); };
  ASSERT_TRUE(open_checked(name, folder_ / "cache", note).has_value());
  ASSERT_FALSE(calls.empty());
  EXPECT_EQ(calls.back(), 1500U);
  calls.clear();
  fs::rename(name, path("b.txt"));  // by content, so that a name makes no difference
  const auto again = open_checked(path("b.txt"), folder_ / "cache", note);
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(again->cases, 1500U);
  EXPECT_EQ(again->group, "b");
  EXPECT_TRUE(calls.empty());
  write("b.txt", many + kOther + "\n");
  EXPECT_EQ(open_checked(path("b.txt"), folder_ / "cache", note)->cases, 1501U);
  EXPECT_FALSE(calls.empty());
}

TEST_F(DataFileTest, RemembersTheNumberOfSolutions) {
  const std::string name = write("a.txt", "# solutions: several\n" + std::string(81, '.'));
  for (int i = 0; i < 2; ++i) EXPECT_EQ(open(name)->solutions, Solutions::several);
}

TEST_F(DataFileTest, RemembersNothingThatIsNotSound) {
  const std::string name = write("a.txt", std::string(81, '.'));
  for (int i = 0; i < 2; ++i) EXPECT_FALSE(open(name).has_value());
  EXPECT_FALSE(fs::exists(folder_ / "cache"));
}

TEST_F(DataFileTest, NeedsNoCache) {
  const std::string name = write("a.txt", kPuzzle);
  EXPECT_TRUE(open_checked(name, fs::path("/proc/no/such/folder"), nullptr).has_value());
  EXPECT_TRUE(open_checked(name, fs::path(name), nullptr).has_value());
}

TEST_F(DataFileTest, LeavesWholeEntriesOnly) {
  const std::string name = write("a.txt", kPuzzle);
  std::vector<std::thread> judges;
  for (int i = 0; i < 8; ++i) judges.emplace_back([&] { EXPECT_TRUE(open(name).has_value()); });
  for (std::thread& judge : judges) judge.join();
  const auto entries = std::distance(fs::directory_iterator(folder_ / "cache"), {});
  EXPECT_EQ(entries, 1);
}

TEST_F(DataFileTest, ChecksAgainWhereAnEntryIsDamaged) {
  const std::string name = write("a.txt", kPuzzle);
  ASSERT_TRUE(open(name).has_value());
  const fs::path entry = fs::directory_iterator(folder_ / "cache")->path();
  for (const char* damaged : {"", "one", "one 0", "two 1", "\x01"}) {
    std::ofstream(entry) << damaged;
    ASSERT_TRUE(open(name).has_value());
    EXPECT_EQ(open(name)->cases, 1U) << damaged;
  }
}

TEST_F(DataFileTest, NoticesAChangeBeforeTheStream) {
  const auto file = open(write("a.txt", kPuzzle + "\n"));
  ASSERT_TRUE(file.has_value());
  write("a.txt", kPuzzle + "\n" + kPuzzle + "\n");
  EXPECT_THROW(CaseStream{*file}, JudgeError);
  fs::remove(path("a.txt"));
  EXPECT_THROW(CaseStream{*file}, JudgeError);
}

TEST_F(DataFileTest, NoticesAChangeDuringTheStream) {
  for (const std::string& now : {std::string(), kPuzzle + "\n" + kPuzzle, std::string("what?")}) {
    std::string many;
    for (int i = 0; i < 1500; ++i) many += kPuzzle + "\n";  // more than is read ahead
    const auto file = open(write("a.txt", many));
    ASSERT_TRUE(file.has_value());
    CaseStream cases(*file);
    EXPECT_TRUE(cases.next().has_value());
    write("a.txt", now);
    EXPECT_THROW(while (cases.next()){}, JudgeError) << now;
  }
}

TEST_F(DataFileTest, ReadsStandardInputTwice) {
  const StandardInput input(write("a.txt", kPuzzle + "\n" + kOther));
  const auto file = open("-");
  ASSERT_TRUE(file.has_value()) << file.error().str();
  EXPECT_EQ(file->name, "-");
  EXPECT_EQ(file->group, "-");
  const DataFile copied = *file;
  for (int i = 0; i < 2; ++i) EXPECT_EQ(stream(copied).size(), 2U);
}

TEST_F(DataFileTest, NamesStandardInputInErrors) {
  const StandardInput input(write("a.txt", kPuzzle.substr(1)));
  EXPECT_EQ(error_of("-"), "-:1:81: 80 cells where a board has 81");
}

TEST_F(DataFileTest, ReadsAPipeByName) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  std::thread writer([this] { std::ofstream(path("pipe")) << kPuzzle << "\n"; });
  const auto file = open(path("pipe"));
  writer.join();
  ASSERT_TRUE(file.has_value()) << file.error().str();
  EXPECT_EQ(file->group, "pipe");
  EXPECT_EQ(stream(*file).size(), 1U);
}

}  // namespace
}  // namespace judge::test
