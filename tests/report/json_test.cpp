#include "judge/report/json.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/report/records.h"

namespace judge {
namespace {

std::string written(const RunRecord& run) {
  std::ostringstream out;
  write_json(out, run);
  return out.str();
}

tl::expected<RunRecord, std::string> read_back(const std::string& text) {
  std::istringstream in(text);
  return read_json(in);
}

TEST(Json, HoldsTheWholeRecord) {
  const auto json = nlohmann::json::parse(written(failed_run()));
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
  const auto read = read_back(written(run));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->submissions[0].groups[0].failures[0].ruling.answer[0], "\uFFFD\uFFFD");
}

std::string drawn_text() {
  return *rc::gen::container<std::string>(rc::gen::inRange('\0', '\x7f'));
}

std::vector<std::string> drawn_texts() {
  std::vector<std::string> texts(*rc::gen::inRange<std::size_t>(0, 3));
  for (std::string& text : texts) text = drawn_text();
  return texts;
}

Verdict drawn_verdict() { return static_cast<Verdict>(*rc::gen::inRange(0, 8)); }

std::uint64_t drawn_number() { return *rc::gen::arbitrary<std::uint64_t>(); }

Board drawn_board() {
  Board board;
  for (char& cell : board.cells) cell = *rc::gen::element('.', '1', '9');
  return board;
}

Ruling drawn_ruling() { return {drawn_verdict(), drawn_text(), drawn_number(), drawn_texts()}; }

Counterexample drawn_counterexample() {
  Counterexample small;
  small.calls = {drawn_board(), Call(drawn_board(), {9, 8})};
  small.ruling = drawn_ruling();
  small.blanks = *rc::gen::inRange(0, kCells);
  small.blanks_before = *rc::gen::inRange(0, kCells);
  small.runs = drawn_number();
  small.wall_ns = drawn_number();
  small.smallest = *rc::gen::arbitrary<bool>();
  return small;
}

Failure drawn_failure() {
  Failure failure;
  failure.asked = {drawn_board(), std::nullopt, *rc::gen::inRange<std::size_t>(1, 99)};
  failure.ruling = drawn_ruling();
  if (*rc::gen::arbitrary<bool>()) failure.asked.solution = drawn_board();
  if (*rc::gen::arbitrary<bool>()) failure.small = drawn_counterexample();
  failure.property = drawn_text();
  return failure;
}

GroupRecord drawn_group() {
  GroupRecord group;
  group.group = drawn_text();
  group.data = drawn_text();
  group.digest = drawn_text();
  if (*rc::gen::arbitrary<bool>()) group.seed = drawn_number();
  group.cases = drawn_number();
  const auto judged = *rc::gen::inRange<std::uint32_t>(0, 5);
  for (std::uint32_t i = 0; i < judged; ++i) {
    group.judged.push_back({i, drawn_verdict(), drawn_number()});
  }
  group.passed = drawn_number();
  group.verdict = drawn_verdict();
  if (*rc::gen::arbitrary<bool>()) group.failures.push_back(drawn_failure());
  group.peak_memory = drawn_number();
  group.out = {drawn_text(), drawn_number()};
  group.err = {drawn_text(), drawn_number()};
  group.notes = drawn_texts();
  group.as_expected = *rc::gen::arbitrary<bool>();
  group.unfinished = *rc::gen::arbitrary<bool>();
  for (std::uint32_t i = 0; i < judged; ++i) {
    group.costs.push_back(1.0 / static_cast<double>(1 + drawn_number()));
  }
  return group;
}

SubmissionRecord drawn_submission() {
  SubmissionRecord submission;
  submission.source = drawn_text();
  submission.digest = drawn_text();
  submission.entry = drawn_text();
  submission.options = drawn_text();
  submission.notes = drawn_texts();
  submission.compile_messages = drawn_text();
  submission.verdict = drawn_verdict();
  submission.expectation.overall = {drawn_verdict(), drawn_verdict()};
  submission.expectation.groups[drawn_text()] = {drawn_verdict()};
  submission.as_expected = *rc::gen::arbitrary<bool>();
  submission.judge_error = drawn_text();
  const int groups = *rc::gen::inRange(0, 3);
  for (int i = 0; i < groups; ++i) submission.groups.push_back(drawn_group());
  return submission;
}

RunRecord drawn_run() {
  RunRecord run;
  run.started = drawn_text();
  run.judge = drawn_text();
  run.machine = drawn_text();
  run.compiler = drawn_text();
  run.guards = drawn_texts();
  run.unguarded = drawn_text();
  run.yardstick = drawn_text();
  run.limits = {drawn_number(), drawn_number(), drawn_number(), drawn_number()};
  run.shard = {*rc::gen::inRange<std::size_t>(0, 3), 3};
  run.notes = drawn_texts();
  run.interrupted = *rc::gen::arbitrary<bool>();
  const int submissions = *rc::gen::inRange(0, 3);
  for (int i = 0; i < submissions; ++i) run.submissions.push_back(drawn_submission());
  return run;
}

RC_GTEST_PROP(Json, ReadsBackWhatItWrote, ()) {
  const RunRecord run = drawn_run();
  const auto read = read_back(written(run));
  if (!read) RC_FAIL(read.error());
  RC_ASSERT(*read == run);
}

RC_GTEST_PROP(Json, CallsWhatIsCutShortAnError, ()) {
  const std::string text = written(drawn_run());
  RC_ASSERT(!read_back(text.substr(0, *rc::gen::inRange<std::size_t>(0, text.size() - 1))));
}

TEST(Json, CallsWhatItDoesNotKnowAnError) {
  const std::string text = written(failed_run());
  const auto with = [&text](const std::string& before, const std::string& after) {
    std::string changed = text;
    changed.replace(changed.find(before), before.size(), after);
    const auto read = read_back(changed);
    return read ? "no error" : read.error();
  };
  EXPECT_NE(with("\"version\":2", "\"version\":3").find("is of version 3"), std::string::npos);
  EXPECT_NE(with("sudoku-judge run", "another").find("not a record"), std::string::npos);
  EXPECT_NE(with("\"WA\"", "\"XX\"").find("'XX' is no verdict"), std::string::npos);
  EXPECT_NE(with("\"puzzle\":\"5", "\"puzzle\":\"").find("is no board"), std::string::npos);
  EXPECT_NE(with("\"wrong_cells\":[2", "\"wrong_cells\":[81").find("is no cell"),
            std::string::npos);
  EXPECT_NE(with("\"passed\"", "\"past\"").find("passed"), std::string::npos);
  EXPECT_FALSE(read_back("[]"));
  EXPECT_FALSE(read_back(""));
}

}  // namespace
}  // namespace judge
