#include "judge/report/terminal.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <memory>
#include <string>

#include "tests/report/records.h"

namespace judge {
namespace {

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

}  // namespace
}  // namespace judge
