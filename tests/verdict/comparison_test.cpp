#include "judge/verdict/comparison.h"

#include <gtest/gtest.h>

namespace judge {
namespace {

// One submission that is right on three cases of one group, and was measured.
RunRecord base_run() {
  RunRecord run;
  run.yardstick = "one";
  SubmissionRecord submission;
  submission.source = "a/mine.cpp";
  GroupRecord group;
  group.group = "hard";
  group.digest = "d";
  group.cases = 3;
  group.judged = {
      {6, Verdict::accepted, 10}, {7, Verdict::accepted, 10}, {8, Verdict::accepted, 9}};
  for (int i = 0; i < 20; ++i) group.costs.push_back(10 + 0.01 * i);
  submission.groups.push_back(group);
  run.submissions.push_back(submission);
  return run;
}

GroupRecord& group_of(RunRecord& run) { return run.submissions[0].groups[0]; }

Comparison compared(const RunRecord& base, const RunRecord& now) {
  const auto comparison = compare(base, now);
  EXPECT_TRUE(comparison) << comparison.error();
  return *comparison;
}

RunRecord times(double factor) {
  RunRecord run = base_run();
  for (double& cost : group_of(run).costs) cost *= factor;
  return run;
}

TEST(Compare, SaysNothingOfTheSame) {
  const Comparison same = compared(base_run(), base_run());
  EXPECT_TRUE(same.unchanged());
  EXPECT_FALSE(same.worse());
  EXPECT_EQ(same.cases, 3U);
  EXPECT_EQ(same.groups_with_costs, 1U);
}

TEST(Compare, TellsVerdictsThatChangedInEitherDirection) {
  RunRecord wrong = base_run();
  wrong.submissions[0].verdict = group_of(wrong).verdict = Verdict::wrong_answer;
  group_of(wrong).judged[1].verdict = Verdict::wrong_answer;
  const Comparison worse = compared(base_run(), wrong);
  ASSERT_EQ(worse.verdicts.size(), 3U);  // the submission, the group and the case
  EXPECT_EQ(worse.verdicts[2].line, 7U);
  EXPECT_TRUE(worse.worse());
  const Comparison better = compared(wrong, base_run());
  EXPECT_EQ(better.verdicts.size(), 3U);
  EXPECT_FALSE(better.worse());
}

TEST(Compare, TellsWhatOnlyOneHas) {
  RunRecord fewer = base_run();
  group_of(fewer).judged.pop_back();
  const Comparison comparison = compared(base_run(), fewer);
  ASSERT_EQ(comparison.only_in_one.size(), 1U);
  EXPECT_EQ(comparison.only_in_one[0], "only in BASE: mine.cpp, group hard: 1 case");
  RunRecord more = base_run();
  more.submissions.push_back(more.submissions[0]);
  more.submissions[1].source = "other.cpp";
  EXPECT_EQ(compared(base_run(), more).only_in_one[0], "only in NEW: other.cpp");
}

TEST(Compare, TellsCostsBeyondFivePercent) {
  const Comparison slower = compared(base_run(), times(1.1));
  ASSERT_EQ(slower.costs.size(), 1U);
  EXPECT_NEAR(slower.costs[0].ratio, 1.1, 1e-9);
  EXPECT_TRUE(slower.worse());
  EXPECT_TRUE(compared(base_run(), times(1.04)).unchanged());
  const Comparison faster = compared(base_run(), times(0.9));
  EXPECT_EQ(faster.costs.size(), 1U);
  EXPECT_FALSE(faster.worse());
}

TEST(Compare, TellsNoCostWithinTheNoise) {
  RunRecord noisy = base_run();
  group_of(noisy).costs = {9, 15, 9.5, 14, 10.8};
  RunRecord base = base_run();
  group_of(base).costs = {9, 14, 10, 15, 10.1};
  EXPECT_TRUE(compared(base, noisy).unchanged());
}

TEST(Compare, TellsTheCostOfASubmissionOnAllGroups) {
  const auto both = [](double factor) {
    RunRecord run = times(factor);
    run.submissions[0].groups.push_back(group_of(run));
    run.submissions[0].groups[1].group = "easy";
    return run;
  };
  const Comparison slower = compared(both(1), both(1.2));
  ASSERT_EQ(slower.costs.size(), 3U);
  EXPECT_EQ(slower.costs[2].group, "");
  EXPECT_NEAR(slower.costs[2].ratio, 1.2, 1e-9);
}

TEST(Compare, MatchesSubmissionsByFileNameWhereThatIsUnique) {
  RunRecord moved = base_run();
  moved.submissions[0].source = "b/mine.cpp";
  EXPECT_TRUE(compared(base_run(), moved).unchanged());
  moved.submissions.push_back(moved.submissions[0]);
  moved.submissions[1].source = "a/mine.cpp";
  RunRecord base = moved;
  group_of(moved).judged[0].verdict = Verdict::time_limit;
  const Comparison comparison = compared(base, moved);
  ASSERT_EQ(comparison.verdicts.size(), 1U);
  EXPECT_EQ(comparison.verdicts[0].submission, "b/mine.cpp");
}

TEST(Compare, RefusesWhatIsNotComparable) {
  RunRecord other = base_run();
  group_of(other).digest = "e";
  EXPECT_EQ(compare(base_run(), other).error(), "group hard has other puzzles");
  other = base_run();
  other.submissions[0].source = "other.cpp";
  EXPECT_FALSE(compare(base_run(), other));
  other = base_run();
  other.shard = {1, 2};
  EXPECT_FALSE(compare(base_run(), other));
}

TEST(Compare, ComparesNoCostsOfDifferentYardsticks) {
  RunRecord slower = times(2);
  slower.yardstick = "two";
  const Comparison comparison = compared(base_run(), slower);
  EXPECT_TRUE(comparison.unchanged());
  EXPECT_EQ(comparison.groups_with_costs, 0U);
  EXPECT_EQ(comparison.notes.size(), 1U);
}

}  // namespace
}  // namespace judge
