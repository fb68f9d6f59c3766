// What stress, hack and --keep do for a user.

#include <gtest/gtest.h>

#include <string>

#include "tests/cli/cli.h"

namespace judge {
namespace {

const std::string kVariant = JUDGE_SOURCE "/solution/bitmask.cpp";
const std::string kDoesNothing =
    "class Solution { public: void solveSudoku(vector<vector<char>>&) {} };\n";

TEST_F(Cli, KeepsAFailureMadeSmall) {
  write("mine.cpp", kDoesNothing);
  write("my.txt", kPuzzle + "\n");
  EXPECT_EQ(call("run mine.cpp --data my.txt --keep kept.txt").exit_code, 1);
  EXPECT_EQ(call("stress mine.cpp --keep kept.txt").exit_code, 1);
  const std::string kept = content_of(folder_.path() / "kept.txt");
  EXPECT_NE(kept.find("# mine.cpp: WA: blank left at r9c7; from line 1 of my.txt\n"),
            std::string::npos)
      << kept;
  EXPECT_NE(kept.find("; drawn with seed 1\n"), std::string::npos) << kept;
  const Called checked = call("check kept.txt");
  EXPECT_EQ(checked.out, "kept.txt: 2 puzzles, each with exactly one solution\n");
  EXPECT_EQ(call("run " + kVariant + " --data kept.txt").exit_code, 0);
}

TEST_F(Cli, KeepsInAFileOfOtherBlanks) {
  write("mine.cpp", kDoesNothing);
  write("my.txt", kPuzzle + "\n");
  std::string zeros = kPuzzle;
  for (char& c : zeros) c = c == '.' ? '0' : c;
  write("kept.txt", zeros);  // without a line end
  EXPECT_EQ(call("run mine.cpp --data my.txt --keep kept.txt").exit_code, 1);
  EXPECT_EQ(call("check kept.txt").out, "kept.txt: 2 puzzles, each with exactly one solution\n");
}

TEST_F(Cli, KeepsNothingWhereItCannot) {
  write("mine.cpp", kDoesNothing);
  write("my.txt", kPuzzle + "\n");
  write("none.txt", "# solutions: none\n55" + std::string(79, '.') + "\n");
  const std::string before = content_of(folder_.path() / "none.txt");
  const Called other = call("run mine.cpp --data my.txt --keep none.txt");
  EXPECT_EQ(other.exit_code, 2);
  EXPECT_NE(other.err.find("cannot add to none.txt"), std::string::npos) << other.err;
  EXPECT_EQ(content_of(folder_.path() / "none.txt"), before);
  for (const char* file : {"no/such/folder.txt", ".", "mine.cpp"}) {
    for (const char* command : {"run mine.cpp --data my.txt", "stress mine.cpp", "hack mine.cpp"}) {
      const Called called = call(std::string(command) + " --keep " + file);
      EXPECT_EQ(called.exit_code, 2) << command << file;
      EXPECT_NE(called.err.find(file), std::string::npos) << called.err;
      EXPECT_EQ(called.out, "");
    }
  }
  EXPECT_EQ(content_of(folder_.path() / "mine.cpp"), kDoesNothing);
}

TEST_F(Cli, HacksWithinItsTimeAndKeepsTheSlowest) {
  const Called called = call("hack " + kVariant + " --group sample --seconds 1 --keep kept.txt");
  EXPECT_EQ(called.exit_code, 0) << called.err;
  EXPECT_NE(called.out.find("× the slowest of the data"), std::string::npos) << called.out;
  EXPECT_EQ(call("check kept.txt").out, "kept.txt: 1 puzzle, each with exactly one solution\n");
}

TEST_F(Cli, HacksOverTheLimit) {
  write("mine.cpp",
        "class Solution { public: void solveSudoku(vector<vector<char>>&) { for (;;) ; } };");
  write("my.txt", kPuzzle + "\n");
  const Called called = call("hack mine.cpp --data my.txt --time-limit 0.1");
  EXPECT_EQ(called.exit_code, 1);
  EXPECT_NE(called.out.find("TLE: more than 0.1 s of CPU time"), std::string::npos) << called.out;
}

TEST_F(Cli, SaysWhatIsWrongWithAHack) {
  write("mine.cpp", kDoesNothing);
  write("none.txt", "# solutions: none\n55" + std::string(79, '.') + "\n");
  EXPECT_EQ(call("hack mine.cpp --seed 1x").exit_code, 2);
  EXPECT_EQ(call("hack mine.cpp --seconds soon").exit_code, 2);
  const Called none = call("hack mine.cpp --data none.txt");
  EXPECT_EQ(none.exit_code, 2);
  EXPECT_NE(none.err.find("no proper puzzle"), std::string::npos) << none.err;
}

TEST_F(Cli, StopsAHackByCtrlCAndKeepsWhatItHas) {
  ASSERT_EQ(call("hack " + kVariant + " --group sample --seconds 0").exit_code, 0);  // compiled now
  const Called called = call("hack " + kVariant +
                             " --group sample --keep kept.txt >log & sleep 1; kill -INT $!; wait "
                             "$!; exit $?; true");
  EXPECT_EQ(called.exit_code, 130);
  EXPECT_NE(content_of(folder_.path() / "log").find("puzzles tried"), std::string::npos);
  EXPECT_EQ(call("check kept.txt").exit_code, 0);
}

}  // namespace
}  // namespace judge
