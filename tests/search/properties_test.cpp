// Each property fails for a submission that breaks just that one, run in real processes.

#include "judge/search/properties.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "judge/search/drawing.h"
#include "judge/search/property.h"
#include "judge/search/trial.h"
#include "judge/sudoku/counter.h"
#include "tests/submission/compiled.h"

namespace judge {
namespace {

// A right solver that holds the contract, for those below to break: `solve(b)` tells whether the
// board has a solution, and fills in one.
const std::string kSolver = R"(
bool fits(vector<vector<char>>& b, int r, int c, char d) {
  for (int i = 0; i < 9; i++)
    if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
  return true;
}
bool sound(vector<vector<char>> b) {
  if (b.size() != 9) return false;
  for (auto& row : b) if (row.size() != 9) return false;
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++) {
      char d = b[r][c];
      if (d == '.') continue;
      if (d < '1' || d > '9') return false;
      b[r][c] = '.';
      if (!fits(b, r, c, d)) return false;
      b[r][c] = d;
    }
  return true;
}
bool fill(vector<vector<char>>& b) {
  int best = 10, br = 0, bc = 0;
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++) {
      if (b[r][c] != '.') continue;
      int n = 0;
      for (char d = '1'; d <= '9'; d++) n += fits(b, r, c, d);
      if (n < best) best = n, br = r, bc = c;
    }
  if (best == 10) return true;
  for (char d = '1'; d <= '9'; d++) {
    if (!fits(b, br, bc, d)) continue;
    b[br][bc] = d;
    if (fill(b)) return true;
  }
  b[br][bc] = '.';
  return false;
}
bool solve(vector<vector<char>>& b) { return sound(b) && fill(b); }
)";

struct Checked {
  GroupRecord record;
  WorkerFactory start;
};

Checked check(const std::string& body, bool contract, const std::string& before = "") {
  const auto library = compiled(body, kSolver + before);
  Checked run;
  run.start = [library](Company) {
    return std::make_unique<ProcessWorker>(programs(), library, Limits{});
  };
  PropertyOptions options;
  options.cases = 40;
  options.contract = contract;
  run.record = check_properties(options, run.start, {}, [](std::size_t) { return true; });
  return run;
}

// What is found is that property, and repeated alone it fails alike.
void expect_broken(const Checked& run, Property property) {
  ASSERT_EQ(run.record.failures.size(), 1U) << statement_of(property);
  const Failure& failure = run.record.failures[0];
  EXPECT_EQ(failure.property, statement_of(property));
  EXPECT_EQ(run.record.verdict, failure.ruling.verdict);
  ASSERT_TRUE(failure.small);
  const auto outcomes = run_calls(failure.small->calls, run.start, {}).outcomes;
  ASSERT_EQ(outcomes.size(), failure.small->calls.size());
  EXPECT_EQ(outcomes.back().ruling.reason, failure.small->ruling.reason);
  EXPECT_EQ(outcomes.back().ruling.verdict, failure.small->ruling.verdict);
}

TEST(Properties, HoldForARightSolver) {
  const Checked run = check("solve(b);", true);
  EXPECT_EQ(run.record.verdict, Verdict::accepted);
  EXPECT_EQ(run.record.passed, 40U);
  EXPECT_TRUE(run.record.notes.empty());
  EXPECT_GT(run.record.peak_memory, 0U);
}

TEST(Properties, WantValidAnswers) {
  expect_broken(check("solve(b); if (b[8][8] == '7') b[8][8] = '8';", false),
                Property::right_answer);
}

TEST(Properties, WantTheCluesKept) {
  expect_broken(check("solve(b); if (b[0][0] == '5') for (auto& r : b) for (char& c : r) "
                      "c = c == '1' ? '2' : c == '2' ? '1' : c;",
                      false),
                Property::right_answer);
}

TEST(Properties, WantTheSameAfterOtherBoards) {
  expect_broken(check("static int n; if (++n % 7 != 3) solve(b);", false), Property::after_another);
}

// Wrong only where the answer begins as that to the first board that is turned.
TEST(Properties, WantTheSameOfAnEquivalentBoard) {
  const auto drawn = draw_calls(1, 1, false, {});
  const auto turned = std::ranges::find(drawn, Property::equivalent, &DrawnCall::property);
  const std::string row = count_solutions(turned->call.board, 1).first.str().substr(0, 9);
  expect_broken(
      check("solve(b); if (string(b[0].begin(), b[0].end()) == \"" + row + "\") b[0][0] = '.';",
            false),
      Property::equivalent);
}

TEST(Properties, WantTheSameOfRowsWithSpareCapacity) {
  expect_broken(check("if (b[0].capacity() == 9) solve(b);", false), Property::spare_capacity);
}

const std::string kOnce = "if (called++ == 0) solve(b); } int called = 0; void other() {";

TEST(Properties, WantASecondCallToGiveTheSame) {
  expect_broken(check(kOnce, true), Property::second_call);
}

TEST(Properties, NoteThatASecondCallFailsWithoutTheContract) {
  const Checked run = check(kOnce, false);
  EXPECT_EQ(run.record.verdict, Verdict::accepted);
  EXPECT_EQ(run.record.passed, 40U);
  ASSERT_EQ(run.record.notes.size(), 1U);
  EXPECT_NE(run.record.notes[0].find("a second call"), std::string::npos);
}

TEST(Properties, NoteThatASecondCallCrashesWithoutTheContract) {
  const Checked run =
      check("if (called++) abort(); solve(b); } int called = 0; void other() {", false);
  EXPECT_EQ(run.record.passed, 40U);
  EXPECT_EQ(run.record.notes.size(), 1U);
}

TEST(Properties, WantMalformedBoardsUntouched) {
  expect_broken(check("if (!solve(b) && b.size() != 9 && b.size() > 2) b[2].assign(1, '1');", true),
                Property::malformed);
  expect_broken(check("for (auto& r : b) for (char& c : r) if (c == '0') c = '.'; solve(b);", true),
                Property::malformed);
}

TEST(Properties, WantUnsolvableBoardsUntouched) {
  expect_broken(check("if (!solve(b) && sound(b)) for (auto& r : b) replace(r.begin(), r.end(), "
                      "'.', '1');",
                      true),
                Property::unsolvable);
}

TEST(Properties, WantClashingBoardsUntouched) {
  const std::string shape =
      "bool ok = b.size() == 9; for (auto& r : b) { ok = ok && r.size() == 9; for (char c : r) "
      "ok = ok && (c == '.' || (c >= '1' && c <= '9')); } ";
  expect_broken(check(shape + "if (!ok) return; if (!sound(b)) replace(b[0].begin(), b[0].end(), "
                              "'.', '1'), b[0][0] = '.'; else solve(b);",
                      true),
                Property::clashing);
}

TEST(Properties, WantOneOfSeveralSolutions) {
  expect_broken(
      check("int blanks = 0; for (auto& r : b) blanks += count(r.begin(), r.end(), '.'); "
            "auto one = b; if (!solve(one)) return; auto two = b; if (sound(b)) "
            "for (int i = 0; i < 81; i++) if (b[i / 9][i % 9] == '.') for (char d = '1'; "
            "d <= '9'; d++) if (d != one[i / 9][i % 9]) { two = b; two[i / 9][i % 9] = d; "
            "if (solve(two)) return; } b = one;",
            true),
      Property::several);
}

TEST(Properties, TryWhatFailedBeforeFirst) {
  const Checked first = check("if (b[0][0] != '1') solve(b);", false);
  ASSERT_EQ(first.record.failures.size(), 1U);
  PropertyOptions options;
  options.cases = 40;
  options.seed = 99;
  options.remembered = {first.record.failures[0].small->calls};
  const GroupRecord again =
      check_properties(options, first.start, {}, [](std::size_t) { return true; });
  ASSERT_EQ(again.failures.size(), 1U);
  EXPECT_EQ(again.failures[0].asked.line, 0U);
  EXPECT_EQ(again.judged.size(), 1U);
}

TEST(Properties, StopWhenTheyAreToldTo) {
  const auto library = compiled("solve(b);", kSolver);
  const WorkerFactory start = [&](Company) {
    return std::make_unique<ProcessWorker>(programs(), library, Limits{});
  };
  const GroupRecord record =
      check_properties({}, start, {}, [](std::size_t checked) { return checked < 32; });
  EXPECT_EQ(record.verdict, Verdict::accepted);
  EXPECT_EQ(record.passed, 32U);
}

TEST(Drawing, IsTheSameForASeed) {
  const auto text = [](std::uint64_t seed, std::size_t number) {
    std::string all;
    for (const DrawnCall& each : draw_calls(seed, number, true, {})) all += each.call.str() + ' ';
    return all;
  };
  EXPECT_EQ(text(1, 5), text(1, 5));
  EXPECT_NE(text(1, 5), text(1, 6));
  EXPECT_NE(text(1, 5), text(2, 5));
}

TEST(Drawing, GivesEachPropertyItsBoards) {
  for (std::size_t number = 1; number <= 30; ++number) {
    for (const DrawnCall& each : draw_calls(7, number, true, {})) {
      const bool proper = each.property < Property::malformed;
      const auto alone = property_of(std::span(&each.call, 1));
      if (proper) {
        EXPECT_EQ(solutions_of(each.call.board), Solutions::one);
      }
      if (is_contract(each.property)) {
        EXPECT_EQ(alone, each.property) << each.call.str();
      }
    }
  }
}

}  // namespace
}  // namespace judge
