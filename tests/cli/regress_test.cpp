// Runs that are compared, spread, merged and gone on with, as a user does it.

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/cli/cli.h"

namespace judge {
namespace {

const std::string kVariant = JUDGE_SOURCE "/solution/bitmask.cpp";
const std::string kWrong = JUDGE_SOURCE "/tests/submissions/wrong_answer/forgets_box.cpp";

class Regress : public Cli {
 protected:
  nlohmann::json record(const std::string& name) {
    return nlohmann::json::parse(content_of(folder_.path() / name));
  }
};

// What a record says of each case, without times.
nlohmann::json verdicts_in(nlohmann::json record) {
  nlohmann::json all;
  for (auto& submission : record["submissions"]) {
    for (auto& group : submission["groups"]) {
      for (auto& judged : group["judged"]) judged[2] = 0;
      all.push_back({submission["source"], submission["verdict"], group["group"], group["verdict"],
                     group["cases"], group["passed"], group["judged"], group["failures"]});
    }
  }
  return all;
}

TEST_F(Regress, SaysInOneLineThatNothingChanged) {
  ASSERT_EQ(call("run " + kVariant + " --group sample easy --repeat 5 --json base.json").exit_code,
            0);
  EXPECT_EQ(record("base.json")["submissions"][0]["groups"][0]["costs"].size(), 5U);
  const Called same = call("compare base.json base.json");
  EXPECT_EQ(same.exit_code, 0);
  EXPECT_EQ(same.out, "unchanged: 1 submission, 2 groups, 73 cases compared; costs of 2 groups\n");
}

TEST_F(Regress, SaysWhatGotWorse) {
  ASSERT_EQ(call("run " + kVariant + " --group sample --json base.json").exit_code, 0);
  write("bitmask.cpp", content_of(kWrong));
  const Called worse = call("run bitmask.cpp --group sample --repeat 0 --against base.json");
  EXPECT_EQ(worse.exit_code, 1) << worse.err;
  EXPECT_EQ(worse.out.rfind("bitmask.cpp: AC → WA, worse\n", 0), 0U) << worse.out;
  EXPECT_NE(worse.out.find("bitmask.cpp, group sample, line 5: AC → WA, worse"), std::string::npos);
}

TEST_F(Regress, FindsASolverOfTwiceTheCost) {
  ASSERT_EQ(call("run " + kVariant + " --group easy hard --repeat 5 --json base.json").exit_code,
            0);
  std::string slow = content_of(kVariant);
  const std::string from = "search.read(board) && search.run(0)";
  slow.replace(slow.find(from), from.size(),
               "Search(search).read(board) && Search(search).run(0) || "
               "search.read(board) && Search(search).run(0) && search.run(0)");
  write("bitmask.cpp", slow);
  const Called worse = call("run bitmask.cpp --group easy hard --repeat 5 --against base.json");
  EXPECT_EQ(worse.exit_code, 1) << worse.out << worse.err;
  EXPECT_NE(worse.out.find("bitmask.cpp, group hard: "), std::string::npos) << worse.out;
}

TEST_F(Regress, RefusesWhatCannotBeCompared) {
  write("my.txt", kPuzzle + "\n");
  ASSERT_EQ(call("run " + kVariant + " --data my.txt --json base.json").exit_code, 0);
  write("my.txt", "# another\n" + kPuzzle + "\n");
  const Called other = call("run " + kVariant + " --data my.txt --against base.json");
  EXPECT_EQ(other.exit_code, 2);
  EXPECT_NE(other.err.find("group my has other puzzles"), std::string::npos) << other.err;
  write("old.json", R"({"format": "sudoku-judge run", "version": 1})");
  const Called old = call("compare old.json base.json");
  EXPECT_EQ(old.exit_code, 2);
  EXPECT_NE(old.err.find("old.json is of version 1"), std::string::npos) << old.err;
  EXPECT_EQ(call("compare nowhere.json base.json").exit_code, 2);
}

TEST_F(Regress, FiveShardsMakeTheRecordOfOneRun) {
  const std::string run = "run " + kVariant + " " + kWrong + " --group sample easy hard ";
  ASSERT_EQ(call(run + "--json one.json").exit_code, 0);
  for (const char* i : {"1", "2", "3", "4"}) {
    call(run + "--shard " + i + "/5 --json " + i + ".json");
  }
  // The last as GoogleTest's runners ask for it.
  const Called last = call(run + "--json 5.json");  // not sharded: refused below
  EXPECT_EQ(call("merge 1.json 2.json 3.json 4.json 5.json").exit_code, 2);
  ASSERT_EQ(setenv("GTEST_TOTAL_SHARDS", "5", 1) + setenv("GTEST_SHARD_INDEX", "4", 1), 0);
  call(run + "--json 5.json");
  unsetenv("GTEST_TOTAL_SHARDS");
  unsetenv("GTEST_SHARD_INDEX");
  const Called merged = call("merge 5.json 3.json 1.json 2.json 4.json --json all.json");
  EXPECT_EQ(merged.exit_code, 0) << merged.err;
  EXPECT_EQ(verdicts_in(record("all.json")), verdicts_in(record("one.json")));
  EXPECT_EQ(call("merge 5.json 3.json 1.json 2.json").exit_code, 2);
  EXPECT_EQ(call(run + "--shard 6/5").exit_code, 2);
}

TEST_F(Regress, GoesOnWhereARunWasKilled) {
  write("my.txt", "");
  std::string puzzles;
  for (int i = 0; i < 40; ++i) puzzles += kPuzzle + "\n";
  write("my.txt", puzzles);
  write("mine.cpp",
        "#include <unistd.h>\n" + content_of(kVariant) +
            "struct Slow { Solution s; void solveSudoku(std::vector<std::vector<char>>& b) "
            "{ usleep(100000); s.solveSudoku(b); } };\n");
  const std::string run = "run mine.cpp --entry Slow --data my.txt ";
  ASSERT_EQ(call(run + "--case 1").exit_code, 0);  // compiled now
  call(run + "--json record.json >log & sleep 3; kill -KILL $!; wait $!; true");
  const auto killed = record("record.json");
  EXPECT_TRUE(killed["interrupted"]);
  const auto done = killed["submissions"][0]["groups"][0]["judged"].size();
  EXPECT_GT(done, 3U);
  EXPECT_LT(done, 40U);
  const auto started = std::chrono::steady_clock::now();
  const Called resumed = call(run + "--resume record.json");
  const std::chrono::duration<double> lasted = std::chrono::steady_clock::now() - started;
  EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_NE(resumed.out.find("40/40"), std::string::npos) << resumed.out;
  EXPECT_LT(lasted.count(), 4 + 3.0) << "it began again";
  const auto whole = record("record.json");
  EXPECT_FALSE(whole["interrupted"]);
  // What was judged before stays as it was, to the nanosecond.
  for (std::size_t i = 0; i < done; ++i) {
    EXPECT_EQ(whole["submissions"][0]["groups"][0]["judged"][i],
              killed["submissions"][0]["groups"][0]["judged"][i]);
  }
  write("mine.cpp", content_of(folder_.path() / "mine.cpp") + "\n");
  const Called changed = call(run + "--resume record.json");
  EXPECT_EQ(changed.exit_code, 2);
  EXPECT_NE(changed.err.find("mine.cpp has changed since"), std::string::npos) << changed.err;
}

TEST_F(Regress, KeepsWhatIsKnownOfThoseThatAResumedRunDoesNotReach) {
  write("my.txt", kPuzzle + "\n" + kPuzzle + "\n");
  for (const char* const name : {"a.cpp", "b.cpp"}) {
    write(name, "#include <unistd.h>\n" + content_of(kVariant) +
                    "struct Slow { Solution s; void solveSudoku(std::vector<std::vector<char>>& b) "
                    "{ usleep(500000); s.solveSudoku(b); } };\n");
  }
  const std::string run = "run a.cpp b.cpp --entry Slow --jobs 1 --data my.txt ";
  ASSERT_EQ(call(run + "--json record.json").exit_code, 0);
  const auto whole = record("record.json");
  // Of the first nothing is known any more, so that the run is interrupted in it.
  auto second_only = whole;
  second_only["submissions"].erase(0);
  write("record.json", second_only.dump());
  call(run + "--resume record.json >log & sleep 0.5; kill -INT $!; wait $!; true");
  EXPECT_EQ(record("record.json")["submissions"].back()["groups"],
            whole["submissions"].back()["groups"]);
}

TEST_F(Regress, AnInterruptedRunCanBeResumedToo) {
  write("my.txt", kPuzzle + "\n" + kPuzzle + "\n");
  write("mine.cpp",
        "#include <unistd.h>\n" + content_of(kVariant) +
            "struct Slow { Solution s; void solveSudoku(std::vector<std::vector<char>>& b) "
            "{ sleep(1); s.solveSudoku(b); } };\n");
  const std::string run = "run mine.cpp --entry Slow --data my.txt ";
  ASSERT_EQ(call(run + "--case 1").exit_code, 0);
  const Called first =
      call(run + "--json record.json >log & sleep 0.5; kill -INT $!; wait $!; exit $?; true");
  EXPECT_EQ(first.exit_code, 130);
  EXPECT_TRUE(record("record.json")["submissions"][0]["groups"][0]["unfinished"]);
  EXPECT_EQ(call(run + "--resume record.json").exit_code, 0);
  EXPECT_EQ(record("record.json")["submissions"][0]["groups"][0]["judged"].size(), 2U);
}

}  // namespace
}  // namespace judge
