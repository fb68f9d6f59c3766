#include "judge/verdict/expectation.h"

#include <gtest/gtest.h>

#include "judge/verdict/record.h"

namespace judge {
namespace {

SubmissionRecord record_of(Verdict hard, Verdict easy) {
  SubmissionRecord record;
  record.groups.resize(2);
  record.groups[0].group = "hard";
  record.groups[0].verdict = hard;
  record.groups[1].group = "easy";
  record.groups[1].verdict = easy;
  record.verdict = std::max(hard, easy);
  return record;
}

SubmissionRecord applied(const std::string& source, SubmissionRecord record,
                         const std::string& path = "mine.cpp") {
  const auto expectation = Expectation::read(path, source);
  EXPECT_TRUE(expectation.has_value());
  expectation->apply_to(record);
  return record;
}

TEST(Expectation, IsAcceptedUnlessSaidOtherwise) {
  EXPECT_TRUE(applied("", record_of(Verdict::accepted, Verdict::accepted)).as_expected);
  const auto failed = applied("", record_of(Verdict::wrong_answer, Verdict::accepted));
  EXPECT_FALSE(failed.as_expected);
  EXPECT_FALSE(failed.groups[0].as_expected);
  EXPECT_TRUE(failed.groups[1].as_expected);
}

TEST(Expectation, IsReadFromTheSource) {
  const std::string source = "// mine\n// @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT\n";
  EXPECT_TRUE(applied(source, record_of(Verdict::wrong_answer, Verdict::accepted)).as_expected);
  EXPECT_TRUE(applied(source, record_of(Verdict::time_limit, Verdict::accepted)).as_expected);
  EXPECT_FALSE(applied(source, record_of(Verdict::accepted, Verdict::accepted)).as_expected);
  EXPECT_EQ(applied(source, record_of(Verdict::accepted, Verdict::accepted)).expectation.str(),
            "WA or TLE");
}

TEST(Expectation, MayEndAComment) {
  const auto record = record_of(Verdict::wrong_answer, Verdict::accepted);
  for (const char* source :
       {"/* @EXPECTED_RESULTS@: WRONG-ANSWER */", "<!-- @EXPECTED_RESULTS@: WRONG-ANSWER -->",
        "/* @EXPECTED_RESULTS@: WRONG-ANSWER*/ int x;", "# @EXPECTED_RESULTS@: WRONG-ANSWER\r"}) {
    EXPECT_TRUE(applied(source, record).as_expected) << source;
  }
}

TEST(Expectation, OfAGroupHoldsForThatGroupOnly) {
  const std::string source =
      "// @EXPECTED_RESULTS@: TIMELIMIT\n// @EXPECTED_RESULTS@ hard: TIMELIMIT\n";
  EXPECT_TRUE(applied(source, record_of(Verdict::time_limit, Verdict::accepted)).as_expected);
  EXPECT_FALSE(applied(source, record_of(Verdict::accepted, Verdict::accepted)).as_expected);
  EXPECT_FALSE(applied(source, record_of(Verdict::time_limit, Verdict::time_limit)).as_expected);
  EXPECT_EQ(applied(source, record_of(Verdict::time_limit, Verdict::accepted)).expectation.str(),
            "AC, TLE on hard");
}

TEST(Expectation, IsTakenFromTheFolderOtherwise) {
  const auto record = record_of(Verdict::wrong_answer, Verdict::accepted);
  EXPECT_TRUE(applied("", record, "tests/wrong_answer/mine.cpp").as_expected);
  EXPECT_FALSE(
      applied("// @EXPECTED_RESULTS@: CORRECT", record, "tests/wrong_answer/mine.cpp").as_expected);
}

TEST(Expectation, WithAnUnknownVerdictIsAnErrorThatSaysWhere) {
  const auto expectation =
      Expectation::read("mine.cpp", "int x;\n// @EXPECTED_RESULTS@: CORRECT, GOOD\n");
  ASSERT_FALSE(expectation.has_value());
  EXPECT_EQ(expectation.error().line, 2U);
  EXPECT_EQ(expectation.error().column, 32U);
}

TEST(Verdict, IsKnownByTheWordsOfTheField) {
  for (const char* word : {"TIMELIMIT", "TIME_LIMIT_EXCEEDED", "time_limit_exceeded", "TLE"}) {
    EXPECT_EQ(verdict_of(word), Verdict::time_limit) << word;
  }
  EXPECT_EQ(verdict_of("WRONG-ANSWER"), Verdict::wrong_answer);
  EXPECT_EQ(verdict_of("RUN-ERROR"), Verdict::run_time_error);
  EXPECT_EQ(verdict_of("solution"), std::nullopt);
  EXPECT_EQ(verdict_of(""), std::nullopt);
}

}  // namespace
}  // namespace judge
