#include "judge/report/terminal.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

#include "judge/report/json.h"

namespace judge {
namespace {

const char* const kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

RunRecord failed_run() {
  RunRecord run;
  run.compiler = "c++ 12 -O2";
  SubmissionRecord submission;
  submission.source = "my file.cpp";
  submission.verdict = Verdict::wrong_answer;
  submission.expected = "AC";
  submission.as_expected = false;
  GroupRecord group;
  group.group = "hard";
  group.data = "testdata/hard.txt";
  group.cases = 3;
  group.judged = {{6, Verdict::accepted, 1500}, {7, Verdict::wrong_answer, 2'500'000}};
  group.passed = 1;
  group.verdict = Verdict::wrong_answer;
  group.as_expected = false;
  Failure failure;
  failure.asked = {*Board::parse(kPuzzle), std::nullopt, 7};
  failure.ruling = {Verdict::wrong_answer, "a \x1b[31mreason", {}, rows_of(*Board::parse(kPuzzle))};
  failure.ruling.wrong.set(2);
  group.failures.push_back(failure);
  submission.groups.push_back(group);
  run.submissions.push_back(submission);
  return run;
}

std::string rendered(const RunRecord& run, TerminalStyle style) {
  char* text = nullptr;
  std::size_t size = 0;
  std::FILE* out = open_memstream(&text, &size);
  TerminalReport report(out, style);
  report.head(run, {"my file.cpp"}, {"hard"});
  for (const SubmissionRecord& submission : run.submissions) report.submission(submission);
  report.end(run);
  std::fclose(out);
  std::string result(text, size);
  std::free(text);  // NOLINT: open_memstream's
  return result;
}

TEST(TerminalReport, ShowsTheTableAndTheEvidence) {
  const std::string text = rendered(failed_run(), {});
  EXPECT_NE(text.find("my file.cpp  hard   WA                 1/3   2.50 ms"), std::string::npos)
      << text;
  EXPECT_NE(text.find(kPuzzle), std::string::npos);
  EXPECT_NE(text.find("| 5 3 .!| . 7 . |"), std::string::npos);
  EXPECT_NE(text.find("build/judge run 'my file.cpp' --data testdata/hard.txt --case 7"),
            std::string::npos);
}

TEST(TerminalReport, LetsNoEscapeSequenceThrough) {
  const std::string text = rendered(failed_run(), {});
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_NE(text.find("\\x1b[31mreason"), std::string::npos);
}

TEST(TerminalReport, IsColouredOnDemand) {
  EXPECT_NE(rendered(failed_run(), {true}).find("\x1b[31mWA"), std::string::npos);
}

TEST(TerminalReport, ShowsWhatWasPrintedOnDemand) {
  RunRecord run = failed_run();
  run.submissions[0].groups[0].out = {"debug\n", 6};
  EXPECT_EQ(rendered(run, {}).find("debug"), std::string::npos);
  EXPECT_NE(rendered(run, {false, 1, true}).find("debug"), std::string::npos);
}

TEST(Times, AreThoseOfTheAnsweredCases) {
  GroupRecord group;
  group.judged = {{1, Verdict::accepted, 30},
                  {2, Verdict::time_limit, 0},
                  {3, Verdict::wrong_answer, 50},
                  {4, Verdict::accepted, 10}};
  const Times times = times_of(group);
  EXPECT_EQ(times.total, 90U);
  EXPECT_EQ(times.median, 30U);
  EXPECT_EQ(times.slowest, 50U);
  EXPECT_EQ(times.slowest_line, 3U);
  EXPECT_EQ(times_of(GroupRecord()).total, 0U);
}

TEST(Duration, HasThreeDigits) {
  EXPECT_EQ(duration_text(999), "999 ns");
  EXPECT_EQ(duration_text(1234), "1.23 µs");
  EXPECT_EQ(duration_text(12'340'000), "12.3 ms");
  EXPECT_EQ(duration_text(123'400'000), "123 ms");
  EXPECT_EQ(duration_text(999'600), "1.00 ms");
  EXPECT_EQ(duration_text(2'000'000'000), "2.00 s");
}

TEST(Json, HoldsTheWholeRecord) {
  std::ostringstream out;
  write_json(out, failed_run());
  const auto json = nlohmann::json::parse(out.str());
  EXPECT_EQ(json["format"], "sudoku-judge run");
  EXPECT_EQ(json["version"], kJsonVersion);
  const auto& group = json["submissions"][0]["groups"][0];
  EXPECT_EQ(group["judged"][1], (nlohmann::json{7, "WA", 2'500'000}));
  EXPECT_EQ(group["failures"][0]["puzzle"], kPuzzle);
  EXPECT_EQ(group["failures"][0]["wrong_cells"], (nlohmann::json{2}));
  EXPECT_EQ(group["failures"][0]["answer"].size(), 9U);
}

TEST(Json, TakesBytesThatAreNoText) {
  RunRecord run = failed_run();
  run.submissions[0].groups[0].failures[0].ruling.answer[0] = "\xff\xfe\0x";
  std::ostringstream out;
  write_json(out, run);
  EXPECT_TRUE(nlohmann::json::accept(out.str()));
}

}  // namespace
}  // namespace judge
