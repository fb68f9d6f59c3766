// The judge as a user calls it: by command line, exit code, stdout and stderr.

#include "tests/cli/cli.h"

#include <fmt/core.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <system_error>
#include <thread>

namespace judge {
namespace {

const std::string kVariant = JUDGE_SOURCE "/solution/bitmask.cpp";
const std::string kComplete =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kDoesNothing =
    "class Solution { public: void solveSudoku(vector<vector<char>>&) {} };\n";

TEST_F(Cli, AcceptsAVariant) {
  const Called called = call("run " + kVariant + " --group sample");
  EXPECT_EQ(called.exit_code, 0) << called.out << called.err;
  EXPECT_NE(called.out.find("bitmask.cpp  sample  AC"), std::string::npos) << called.out;
  EXPECT_EQ(called.err, "");
  EXPECT_TRUE(fs::is_empty(temporary_.path()));
}

TEST_F(Cli, ShowsWhyAnAnswerIsWrong) {
  write("mine.cpp", kDoesNothing);
  write("my.txt", kPuzzle + "\n");
  const Called called = call("run mine.cpp --data my.txt --json record.json");
  EXPECT_EQ(called.exit_code, 1);
  EXPECT_NE(called.out.find("blank left at r1c3"), std::string::npos) << called.out;
  EXPECT_NE(called.out.find("run mine.cpp --data my.txt --case 1"), std::string::npos);
  const auto json = nlohmann::json::parse(content_of(folder_.path() / "record.json"));
  EXPECT_EQ(json["submissions"][0]["verdict"], "WA");
}

TEST_F(Cli, HoldsASubmissionToWhatItExpects) {
  write("mine.cpp", "// @EXPECTED_RESULTS@: WRONG-ANSWER\n" + kDoesNothing);
  write("my.txt", kPuzzle + "\n");
  EXPECT_EQ(call("run mine.cpp --data my.txt").exit_code, 0);
  write("right.cpp", "// @EXPECTED_RESULTS@: WRONG-ANSWER\n" + content_of(kVariant));
  EXPECT_EQ(call("run right.cpp --data my.txt").exit_code, 1);
}

TEST_F(Cli, JudgesTheEntryThatIsNamed) {
  write("mine.cpp",
        "#include \"leetcode.h\"\n"
        "struct A { void solveSudoku(vector<vector<char>>&) {} };\n"
        "struct B { void solveSudoku(vector<vector<char>>& b) { b.clear(); } };\n");
  write("my.txt", kPuzzle + "\n");
  const Called ambiguous = call("run mine.cpp --data my.txt");
  EXPECT_NE(ambiguous.out.find("with --entry NAME"), std::string::npos) << ambiguous.out;
  EXPECT_NE(ambiguous.out.find("the class A of line 2"), std::string::npos) << ambiguous.out;
  const Called named = call("run mine.cpp --data my.txt --entry B --json record.json");
  EXPECT_NE(named.out.find("0 rows"), std::string::npos) << named.out;
  EXPECT_NE(named.out.find("mine.cpp --entry B --data my.txt --case 1"), std::string::npos);
  const std::string note = "compiled without #include \"leetcode.h\", which is not there";
  EXPECT_NE(named.out.find(note), std::string::npos) << named.out;
  const auto json = nlohmann::json::parse(content_of(folder_.path() / "record.json"));
  EXPECT_EQ(json["submissions"][0]["notes"], nlohmann::json::array({note}));
}

TEST_F(Cli, ReplaysOneCase) {
  write("mine.cpp", kDoesNothing);
  write("my.txt", "# two\n" + kPuzzle + "\n" + kPuzzle + "\n");
  const Called called = call("run mine.cpp --data my.txt --case 3");
  EXPECT_NE(called.out.find("0/1"), std::string::npos) << called.out;
  EXPECT_NE(called.out.find("line 3"), std::string::npos);
  EXPECT_EQ(call("run mine.cpp --data my.txt --case 4").exit_code, 2);
}

TEST_F(Cli, MakesTheFirstFailureSmall) {
  write("mine.cpp", kDoesNothing);
  write("my.txt", kPuzzle + "\n" + kPuzzle + "\n");
  const Called called = call("run mine.cpp --data my.txt --json record.json");
  EXPECT_NE(called.out.find("made small: 1 blank left of 51"), std::string::npos) << called.out;
  const auto json = nlohmann::json::parse(content_of(folder_.path() / "record.json"));
  const auto& failures = json["submissions"][0]["groups"][0]["failures"];
  EXPECT_EQ(failures[0]["small"]["blanks"], 1);
  EXPECT_EQ(failures[1]["small"], nullptr);
  const std::string board = failures[0]["small"]["calls"][0];
  EXPECT_NE(called.out.find("judge stress mine.cpp --calls " + board), std::string::npos);
  const Called again = call("stress mine.cpp --calls " + board);
  EXPECT_EQ(again.exit_code, 1);
  EXPECT_NE(again.out.find("blank left at r9c7"), std::string::npos) << again.out;
  EXPECT_EQ(call("run mine.cpp --data my.txt --shrink 0").out.find("made small"),
            std::string::npos);
}

TEST_F(Cli, SaysThatAFailureNeedsTheBoardsBefore) {
  fs::copy(JUDGE_SOURCE "/tests/submissions/wrong_answer/keeps_marks_of_board_before.cpp",
           folder_.path() / "mine.cpp");
  const Called called = call("run mine.cpp --group easy");
  EXPECT_NE(called.out.find("only after 1 other board in the same process"), std::string::npos);
  EXPECT_EQ(called.out.find("--case"), std::string::npos);  // alone it would be accepted
}

TEST_F(Cli, ChecksProperties) {
  const Called right = call("run " + kVariant + " --group sample --contract --properties 20");
  EXPECT_EQ(right.exit_code, 0) << right.out;
  EXPECT_NE(right.out.find("properties  AC               20/20"), std::string::npos) << right.out;
  write("mine.cpp", kDoesNothing);
  EXPECT_EQ(call("run mine.cpp --group complete --properties 20").exit_code, 1);
}

TEST_F(Cli, StressesUntilItsTimeIsOver) {
  EXPECT_EQ(call("stress " + kVariant + " --seconds 0.5 --seed 42 --contract").exit_code, 0);
  write("mine.cpp", kDoesNothing);
  const Called wrong = call("stress mine.cpp --seed 42");
  EXPECT_EQ(wrong.exit_code, 1);
  EXPECT_NE(wrong.out.find("case 1 of seed 42"), std::string::npos) << wrong.out;
  EXPECT_NE(wrong.out.find("does not hold: the answer to a proper"), std::string::npos);
  const Called again = call("stress mine.cpp --seed 43");
  EXPECT_NE(again.out.find("remembered from before"), std::string::npos) << again.out;
}

TEST_F(Cli, SaysWhatIsWrongWithAStress) {
  write("mine.cpp", kDoesNothing);
  for (const char* wrong :
       {"--seed abc", "--seed -1", "--seconds soon", "--cases 0", "--calls 12", "--calls ''"}) {
    const Called called = call(std::string("stress mine.cpp ") + wrong);
    EXPECT_EQ(called.exit_code, 2) << wrong;
    EXPECT_NE(called.err, "") << wrong;
  }
}

TEST_F(Cli, StopsAStressByCtrlC) {
  ASSERT_EQ(call("stress " + kVariant + " --cases 1").exit_code, 0);  // compiled now
  const Called called =
      call("stress " + kVariant + " >log & sleep 1; kill -INT $!; wait $!; exit $?; true");
  EXPECT_EQ(called.exit_code, 130);
  const std::string log = content_of(folder_.path() / "log");
  EXPECT_NE(log.find("properties  AC"), std::string::npos) << log;
  EXPECT_NE(log.find("interrupted"), std::string::npos) << log;
}

TEST_F(Cli, ReadsStandardInput) {
  write("my.txt", kPuzzle + "\n");
  const Called called = call("run " + kVariant + " --data - < my.txt");
  EXPECT_EQ(called.exit_code, 0) << called.err;
  EXPECT_NE(called.out.find("1/1"), std::string::npos);
}

TEST_F(Cli, JudgesNothingWhereThePuzzlesCannotBeRead) {
  write("mine.cpp", kDoesNothing);
  write("bad.txt", kPuzzle + "\n" + kPuzzle.substr(1) + "\n");
  const Called called = call("run mine.cpp --data bad.txt");
  EXPECT_EQ(called.exit_code, 2);
  EXPECT_EQ(called.out, "");
  EXPECT_NE(called.err.find("bad.txt:2:"), std::string::npos) << called.err;
}

TEST_F(Cli, CallsNoCasesAnError) {
  write("mine.cpp", kDoesNothing);
  write("empty.txt", "# nothing\n");
  EXPECT_EQ(call("run mine.cpp --data empty.txt").exit_code, 2);
}

TEST_F(Cli, SaysWhatIsWrongWithACall) {
  EXPECT_EQ(call("run nowhere.cpp").exit_code, 2);
  EXPECT_EQ(call("").exit_code, 2);
  EXPECT_EQ(call("run").exit_code, 2);
  write("mine.cpp", kDoesNothing);
  const Called group = call("run mine.cpp --group nonsense");
  EXPECT_EQ(group.exit_code, 2);
  EXPECT_NE(group.err.find("hard"), std::string::npos) << group.err;  // the groups that there are
  EXPECT_EQ(call("run mine.cpp --time-limit zero").exit_code, 2);
  EXPECT_EQ(call("run mine.cpp --cxx no-such-compiler --group sample").exit_code, 2);
  const std::string show = "show " + kPuzzle;
  EXPECT_EQ(call(show + " > /dev/full; exit $?; true").exit_code, 2);
  const Called help = call("--help");
  EXPECT_EQ(help.exit_code, 0);
  EXPECT_NE(help.out.find("Exit codes"), std::string::npos);
}

TEST_F(Cli, ShowsCompileErrors) {
  write("mine.cpp", "class Solution { int x = undeclared; };");
  const Called called = call("run mine.cpp --group sample");
  EXPECT_EQ(called.exit_code, 1);
  EXPECT_NE(called.out.find("mine.cpp:1:"), std::string::npos) << called.out;
  EXPECT_NE(called.out.find("CE"), std::string::npos);
}

TEST_F(Cli, IsInterruptedByCtrlCAndSaysWhatItHas) {
  write(
      "mine.cpp",
      "#include <unistd.h>\n"
      "class Solution { public: void solveSudoku(vector<vector<char>>&) { for (;;) pause(); } };");
  write("my.txt", kPuzzle + "\n");
  ASSERT_EQ(call("run mine.cpp --data my.txt --time-limit 0.1").exit_code, 1);  // compiled now
  const Called code = call(
      "run mine.cpp --data my.txt --wall-limit 60 >log & sleep 1; kill -INT $!; wait $!; exit $?; "
      "true");
  EXPECT_EQ(code.exit_code, 130);
  EXPECT_NE(content_of(folder_.path() / "log").find("interrupted"), std::string::npos);
  EXPECT_TRUE(fs::is_empty(temporary_.path()));
}

TEST_F(Cli, LeavesNothingBehindWhenItIsKilled) {
  // Compilers and workers are known by this name, in their command line or as their own.
  const std::string mark = "left-" + std::to_string(getpid());
  write("my.txt", kPuzzle + "\n");
  for (const char* const moment : {"0.02", "0.1", "0.3", "0.6", "1.5"}) {
    for (const char* const option : {"", "--no-sandbox"}) {
      write(mark + ".cpp",
            fmt::format("// {} {}\n#include <sys/prctl.h>\n#include <unistd.h>\n"
                        "class Solution {{ public: void solveSudoku(vector<vector<char>>&) {{"
                        "  prctl(PR_SET_NAME, \"{}\"); for (;;) pause(); }} }};",
                        moment, option, mark));
      call(
          fmt::format("run {}.cpp --data my.txt --wall-limit 60 {} & sleep {}; kill -KILL $!; true",
                      mark, option, moment));
    }
  }
  std::this_thread::sleep_for(std::chrono::seconds(1));
  for (const auto& process : fs::directory_iterator("/proc")) {
    EXPECT_EQ(content_of(process.path() / "comm").find(mark), std::string::npos);
    EXPECT_EQ(content_of(process.path() / "cmdline").find(mark), std::string::npos);
  }
  EXPECT_EQ(call("run " + kVariant + " --no-sandbox --data my.txt").exit_code, 0);
  EXPECT_TRUE(fs::is_empty(temporary_.path()));
}

TEST_F(Cli, HasSanitizersWatchASubmission) {
  write("mine.cpp",
        "class Solution { public:\n"
        "  void solveSudoku(vector<vector<char>>& b) {\n"
        "    char* copy = new char[9];\n"
        "    memcpy(copy, b[0].data(), 9);\n"
        "    sum += copy[b.size()];\n"
        "    delete[] copy;\n"
        "  }\n"
        "  volatile int sum = 0; };\n");
  write("my.txt", kComplete + "\n");
  EXPECT_EQ(call("run mine.cpp --data my.txt").exit_code, 0);
  const Called watched = call("run mine.cpp --data my.txt --sanitize --std c++17 --shrink 0");
  EXPECT_EQ(watched.exit_code, 1);
  EXPECT_NE(watched.out.find("heap-buffer-overflow at mine.cpp:5 in Solution::solveSudoku"),
            std::string::npos)
      << watched.out;
  // The command that gives it again says so, too.
  const std::size_t again = watched.out.find("run mine.cpp --std c++17 --sanitize --data my.txt");
  EXPECT_NE(again, std::string::npos);
}

TEST_F(Cli, JudgesSeveralAtOnceAndTellsThemInOrder) {
  std::string sources;
  for (int i = 0; i < 5; ++i) {
    const std::string name = fmt::format("s{}.cpp", i);
    write(name, fmt::format("#include <unistd.h>\nclass Solution {{ public: void "
                            "solveSudoku(vector<vector<char>>&) {{ usleep({}); }} }};",
                            (5 - i) * 100'000));
    sources += " " + name;
  }
  write("my.txt", kPuzzle + "\n");
  const Called several = call("run --data my.txt --shrink 0 --jobs 5" + sources);
  const Called one = call("run --data my.txt --shrink 0 --jobs 1" + sources);
  EXPECT_EQ(several.exit_code, 1);
  std::size_t at = 0;
  for (int i = 0; i < 5; ++i) {
    at = several.out.find(fmt::format("\ns{}.cpp  ", i), at + 1);
    ASSERT_NE(at, std::string::npos);
  }
  EXPECT_EQ(several.out.find("WA"), one.out.find("WA"));
  EXPECT_NE(call("run --data my.txt --jobs 0" + sources).err.find("--jobs"), std::string::npos);
}

TEST_F(Cli, ChecksPuzzles) {
  write("good.txt", kPuzzle + "\n");
  const Called good = call("check good.txt");
  EXPECT_EQ(good.exit_code, 0);
  EXPECT_NE(good.out.find("1 puzzle"), std::string::npos) << good.out;
  std::string clash = kPuzzle;
  clash[2] = '5';
  write("bad.txt", clash + "\n");
  const Called bad = call("check bad.txt");
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_NE(bad.out.find("bad.txt:1:"), std::string::npos) << bad.out;
  EXPECT_NE(bad.out.find("5 twice in row 1 (r1c1, r1c3)"), std::string::npos) << bad.out;
}

TEST_F(Cli, ShowsABoardAndItsSolution) {
  const Called called = call("show " + kPuzzle);
  EXPECT_EQ(called.exit_code, 0);
  EXPECT_NE(called.out.find("| 5 3 . | . 7 . | . . . |   | 5 3 4 | 6 7 8 | 9 1 2 |"),
            std::string::npos)
      << called.out;
  EXPECT_NE(called.out.find("30 clues, one solution"), std::string::npos);
  EXPECT_EQ(call("show 123").exit_code, 2);
}

}  // namespace
}  // namespace judge
