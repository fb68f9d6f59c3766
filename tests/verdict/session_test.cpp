#include "judge/verdict/session.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstring>
#include <deque>
#include <map>

namespace judge {
namespace {

using judge_protocol::Answer;

// What a fake worker does with the case on a line, other than to answer it rightly.
enum class Fault { wrong, slow, crash };
using Script = std::map<std::size_t, Fault>;

// A worker without a process: knows the cases by their order, and answers at most `batch` of them
// a wait. It "solves" a puzzle by giving back the same full grid, which is all the cases hold.
class FakeWorker : public Worker {
 public:
  FakeWorker(const Script& script, std::size_t& next_line, std::size_t batch)
      : script_(script), next_line_(next_line), batch_(batch) {}

  bool offer(const Call& call) override {
    if (offered_.size() == kRoom) return false;
    offered_.push_back(call.board);
    return true;
  }
  void close() override { closed_ = true; }
  void kill() override {}
  std::optional<Death> wait(std::vector<Answer>& answers) override {
    for (std::size_t i = 0; i < batch_ && !offered_.empty(); ++i) {
      const auto fault = script_.find(next_line_);
      ++next_line_;
      const Board puzzle = offered_.front();
      offered_.pop_front();
      if (fault == script_.end() || fault->second == Fault::wrong) {
        answers.push_back(answer(puzzle, fault != script_.end()));
        continue;
      }
      Death death;
      death.phase = judge_protocol::Phase::solving;
      death.cause =
          fault->second == Fault::slow ? Death::Cause::cpu_limit : Death::Cause::signalled;
      death.signal = SIGSEGV;
      return death;
    }
    if (closed_ && offered_.empty()) return Death{};
    return std::nullopt;
  }
  [[nodiscard]] std::uint64_t peak_memory() const override { return 1000; }
  [[nodiscard]] const Printed& out() const override { return printed_; }
  [[nodiscard]] const Printed& err() const override { return printed_; }

 private:
  static constexpr std::size_t kRoom = 8;

  static Answer answer(const Board& puzzle, bool wrong) {
    Answer answer{};
    answer.rows = wrong ? 8 : 9;
    for (auto& size : answer.row_sizes) size = 9;
    std::memcpy(answer.cells, puzzle.cells.data(), sizeof answer.cells);
    answer.cpu_ns = 5;
    return answer;
  }

  const Script& script_;
  std::size_t& next_line_;
  std::size_t batch_;
  std::deque<Board> offered_;
  bool closed_ = false;
  Printed printed_;
};

struct Outcome {
  GroupRecord record;
  std::size_t workers = 0;
};

Outcome run(std::size_t cases, const Script& script, SessionOptions options = {},
            std::size_t batch = 3) {
  const Board full = *Board::parse(
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  Outcome outcome;
  std::size_t given = 0;
  std::size_t next_line = 1;
  const CaseSource next = [&]() -> std::optional<Case> {
    if (given == cases) return std::nullopt;
    return Case{full, std::nullopt, ++given};
  };
  const WorkerFactory start = [&] {
    ++outcome.workers;
    return std::make_unique<FakeWorker>(script, next_line, batch);
  };
  outcome.record = judge_group(Solutions::one, next, start, options, [](std::size_t) {});
  return outcome;
}

TEST(Session, JudgesEveryCaseInOrder) {
  const Outcome outcome = run(100, {});
  EXPECT_EQ(outcome.record.passed, 100U);
  EXPECT_EQ(outcome.record.verdict, Verdict::accepted);
  EXPECT_EQ(outcome.workers, 1U);
  ASSERT_EQ(outcome.record.judged.size(), 100U);
  for (std::uint32_t i = 0; i < 100; ++i) EXPECT_EQ(outcome.record.judged[i].line, i + 1);
  EXPECT_EQ(outcome.record.peak_memory, 1000U);
  EXPECT_TRUE(outcome.record.notes.empty());
}

TEST(Session, EndsWithoutCases) {
  const Outcome outcome = run(0, {});
  EXPECT_TRUE(outcome.record.judged.empty());
}

TEST(Session, CrashCostsThatCaseOnly) {
  for (const std::size_t line : {1U, 5U, 20U}) {
    const Outcome outcome = run(20, {{line, Fault::crash}});
    EXPECT_EQ(outcome.record.passed, 19U) << line;
    EXPECT_EQ(outcome.record.verdict, Verdict::run_time_error);
    EXPECT_EQ(outcome.record.judged.size(), 20U);
    EXPECT_EQ(outcome.record.judged[line - 1].verdict, Verdict::run_time_error);
    EXPECT_EQ(outcome.workers, line == 20 ? 1U : 2U);
    ASSERT_EQ(outcome.record.failures.size(), 1U);
    EXPECT_EQ(outcome.record.failures[0].asked.line, line);
  }
}

TEST(Session, WrongAnswerDoesNotEndTheWorker) {
  const Outcome outcome = run(20, {{3, Fault::wrong}, {4, Fault::wrong}});
  EXPECT_EQ(outcome.record.passed, 18U);
  EXPECT_EQ(outcome.record.verdict, Verdict::wrong_answer);
  EXPECT_EQ(outcome.workers, 1U);
  EXPECT_EQ(outcome.record.failures[0].ruling.reason, "8 rows");
}

TEST(Session, IsCutShortAfterThreeTimeOutsAndSaysSo) {
  const Outcome outcome =
      run(20, {{2, Fault::slow}, {4, Fault::slow}, {6, Fault::slow}, {8, Fault::slow}});
  EXPECT_EQ(outcome.record.judged.size(), 6U);
  EXPECT_EQ(outcome.record.passed, 3U);
  EXPECT_EQ(outcome.record.verdict, Verdict::time_limit);
  ASSERT_EQ(outcome.record.notes.size(), 1U);
  EXPECT_EQ(outcome.record.notes[0], "cut short after 3 time-outs");
}

TEST(Session, IsCutShortAfterManyCrashes) {
  Script script;
  for (std::size_t line = 1; line <= 20; ++line) script[line] = Fault::crash;
  SessionOptions options;
  options.max_crashes = 5;
  const Outcome outcome = run(20, script, options);
  EXPECT_EQ(outcome.record.judged.size(), 5U);
  EXPECT_EQ(outcome.record.notes.at(0), "cut short after 5 crashes");
}

TEST(Session, StopsAtTheFirstFailureOnDemand) {
  SessionOptions options;
  options.fail_fast = true;
  const Outcome outcome = run(20, {{7, Fault::wrong}}, options);
  EXPECT_EQ(outcome.record.judged.size(), 7U);
  EXPECT_EQ(outcome.record.notes.at(0), "cut short after the first failure");
}

TEST(Session, KeepsTheFirstFailuresOnly) {
  Script script;
  for (std::size_t line = 1; line <= 50; ++line) script[line] = Fault::wrong;
  const Outcome outcome = run(50, script);
  EXPECT_EQ(outcome.record.judged.size(), 50U);
  EXPECT_EQ(outcome.record.failures.size(), kFailuresKept);
}

TEST(Session, ReportsAPeakOfMemoryThatNoCaseDiedOf) {
  SessionOptions options;
  options.limits.memory_bytes = 999;
  const Outcome outcome = run(5, {}, options);
  EXPECT_EQ(outcome.record.passed, 5U);
  EXPECT_EQ(outcome.record.verdict, Verdict::memory_limit);
  EXPECT_EQ(outcome.record.notes.size(), 1U);
}

}  // namespace
}  // namespace judge
