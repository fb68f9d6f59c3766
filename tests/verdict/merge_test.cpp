#include "judge/verdict/merge.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace judge {
namespace {

// What judging gives of the cases of a shard, when the verdict of each case is given.
RunRecord run_of(const std::vector<Verdict>& verdicts, Shard shard) {
  RunRecord run;
  run.shard = shard;
  SubmissionRecord submission;
  submission.source = "mine.cpp";
  GroupRecord group;
  group.group = "hard";
  for (std::size_t i = shard.index; i < verdicts.size(); i += shard.count) {
    const auto line = static_cast<std::uint32_t>(i + 1);
    ++group.cases;
    group.judged.push_back({line, verdicts[i], 10});
    group.verdict = std::max(group.verdict, verdicts[i]);
    if (verdicts[i] == Verdict::accepted) {
      ++group.passed;
    } else if (group.failures.size() < kFailuresKept) {
      Failure failure;
      failure.asked.line = line;
      failure.ruling.verdict = verdicts[i];
      group.failures.push_back(failure);
    }
  }
  submission.groups.push_back(group);
  submission.verdict = group.verdict;
  submission.expectation.apply_to(submission, shard.count > 1);
  run.submissions.push_back(submission);
  return run;
}

std::vector<RunRecord> shards_of(const std::vector<Verdict>& verdicts, std::size_t count) {
  std::vector<RunRecord> shards;
  for (std::size_t i = 0; i < count; ++i) shards.push_back(run_of(verdicts, {i, count}));
  return shards;
}

RC_GTEST_PROP(Merge, MakesTheWholeRunOfItsShards, ()) {
  const auto verdicts = *rc::gen::container<std::vector<Verdict>>(
      rc::gen::element(Verdict::accepted, Verdict::wrong_answer, Verdict::time_limit));
  auto shards = shards_of(verdicts, *rc::gen::inRange<std::size_t>(1, 7));
  const auto first = *rc::gen::inRange<std::size_t>(0, shards.size());
  std::rotate(shards.begin(), shards.begin() + static_cast<std::ptrdiff_t>(first), shards.end());
  const auto merged = merge(shards);
  if (!merged) RC_FAIL(merged.error());
  RC_ASSERT(*merged == run_of(verdicts, {0, 1}));
}

TEST(Merge, AddsUpCosts) {
  auto shards = shards_of({Verdict::accepted, Verdict::accepted}, 2);
  shards[0].submissions[0].groups[0].costs = {1, 2, 3};
  shards[1].submissions[0].groups[0].costs = {10, 20};
  EXPECT_EQ(merge(shards)->submissions[0].groups[0].costs, (std::vector<double>{11, 22}));
}

TEST(Merge, HoldsTheWholeToWhatIsExpectedOfIt) {
  auto shards = shards_of({Verdict::accepted, Verdict::wrong_answer}, 2);
  for (RunRecord& shard : shards) {
    SubmissionRecord& submission = shard.submissions[0];
    submission.expectation.overall = {Verdict::wrong_answer};
    Expectation(submission.expectation).apply_to(submission, true);
    EXPECT_TRUE(submission.as_expected);
  }
  EXPECT_TRUE(merge(shards)->submissions[0].as_expected);
  auto accepted = shards_of({Verdict::accepted, Verdict::accepted}, 2);
  for (RunRecord& shard : accepted) {
    shard.submissions[0].expectation.overall = {Verdict::wrong_answer};
  }
  EXPECT_FALSE(merge(accepted)->submissions[0].as_expected);
}

TEST(Merge, RefusesWhatIsNotOneRun) {
  const std::vector<Verdict> verdicts(6, Verdict::accepted);
  auto shards = shards_of(verdicts, 3);
  EXPECT_EQ(merge({shards[0], shards[2]}).error(), "shard 2/3 is missing");
  EXPECT_EQ(merge({shards[0], shards[1]}).error(), "shard 3/3 is missing");
  EXPECT_EQ(merge({shards[0], shards[1], shards[1], shards[2]}).error(),
            "shard 2/3 is there twice");
  EXPECT_FALSE(merge({}));
  EXPECT_FALSE(merge({shards[0], shards_of(verdicts, 2)[1]}));
  const auto with = [&](const auto& change) {
    auto changed = shards;
    change(changed[1]);
    return merge(changed).error();
  };
  EXPECT_NE(with([](RunRecord& run) { run.interrupted = true; }).find("interrupted"),
            std::string::npos);
  EXPECT_NE(with([](RunRecord& run) { run.compiler = "x"; }).find("compilers"), std::string::npos);
  EXPECT_NE(with([](RunRecord& run) { run.limits.cpu_ns = 1; }).find("limits"), std::string::npos);
  EXPECT_NE(with([](RunRecord& run) { run.submissions[0].digest = "x"; }).find("mine.cpp"),
            std::string::npos);
  EXPECT_NE(with([](RunRecord& run) { run.submissions[0].groups[0].digest = "x"; }).find("hard"),
            std::string::npos);
  EXPECT_NE(with([](RunRecord& run) { run.submissions[0].groups.clear(); }).find("groups"),
            std::string::npos);
}

}  // namespace
}  // namespace judge
