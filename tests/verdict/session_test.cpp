#include "judge/verdict/session.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <csignal>
#include <cstring>
#include <deque>
#include <map>

namespace judge {
namespace {

using judge_protocol::Answer;

// What a fake worker does with the case on a line, other than to answer it rightly.
enum class Fault { wrong, slow, late, late_in_company, late_after_others, crash };
using Script = std::map<std::size_t, Fault>;

// A full grid, of which some of the first cells are blank: so the case of a line is known by them.
const Board kFull = *Board::parse(
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
constexpr int kBits = 8;

Board puzzle_of(std::size_t line) {
  Board puzzle = kFull;
  for (int bit = 0; bit < kBits; ++bit) {
    if ((line >> bit & 1U) != 0) puzzle[bit] = kBlank;
  }
  return puzzle;
}

std::size_t line_of(const Board& puzzle) {
  std::size_t line = 0;
  for (int bit = 0; bit < kBits; ++bit) {
    if (puzzle[bit] == kBlank) line |= std::size_t{1} << bit;
  }
  return line;
}

// A worker without a process, that answers at most `batch` cases a wait.
class FakeWorker : public Worker {
 public:
  FakeWorker(const Script& script, std::size_t batch, Company company)
      : script_(script), batch_(batch), company_(company) {}

  bool offer(const Call& call) override {
    if (offered_.size() == kRoom) return false;
    offered_.push_back(call.board);
    return true;
  }
  void close() override { closed_ = true; }
  void kill() override {}
  std::optional<Death> wait(std::vector<Answer>& answers) override {
    for (std::size_t i = 0; i < batch_ && !offered_.empty(); ++i) {
      const auto fault = script_.find(line_of(offered_.front()));
      offered_.pop_front();
      if (fault == script_.end() || answers_with(fault->second)) {
        answers.push_back(answer(fault));
        ++answered_;
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

  static bool answers_with(Fault fault) { return fault != Fault::slow && fault != Fault::crash; }

  [[nodiscard]] Answer answer(Script::const_iterator fault) const {
    const auto has = [&](Fault which) { return fault != script_.end() && fault->second == which; };
    Answer answer{};
    answer.rows = has(Fault::wrong) ? 8 : 9;
    for (auto& size : answer.row_sizes) size = 9;
    std::memcpy(answer.cells, kFull.cells.data(), sizeof answer.cells);
    const bool late = has(Fault::late) ||
                      (has(Fault::late_in_company) && company_ == Company::any) ||
                      (has(Fault::late_after_others) && answered_ > 0);
    answer.cpu_ns = late ? Limits().cpu_ns + 1 : 5;
    return answer;
  }

  const Script& script_;
  std::size_t batch_;
  Company company_;
  std::size_t answered_ = 0;
  std::deque<Board> offered_;
  bool closed_ = false;
  Printed printed_;
};

struct Outcome {
  GroupRecord record;
  std::size_t workers = 0;
  std::size_t alone = 0;  // of the workers
};

Outcome run(std::size_t cases, const Script& script, SessionOptions options = {},
            std::size_t batch = 3) {
  Outcome outcome;
  std::size_t given = 0;
  const CaseSource next = [&]() -> std::optional<Case> {
    if (given == cases) return std::nullopt;
    ++given;
    return Case{puzzle_of(given), std::nullopt, given};
  };
  const WorkerFactory start = [&](Company company) {
    ++outcome.workers;
    if (company == Company::none) ++outcome.alone;
    return std::make_unique<FakeWorker>(script, batch, company);
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

TEST(Session, AsksAgainAloneBeforeItSaysThatAnAnswerIsLate) {
  for (const std::size_t line : {1U, 2U, 3U, 20U}) {
    const Outcome outcome = run(20, {{line, Fault::late_in_company}});
    EXPECT_EQ(outcome.record.verdict, Verdict::accepted) << line;
    EXPECT_EQ(outcome.record.passed, 20U);
    EXPECT_EQ(outcome.record.judged.size(), 20U);
    EXPECT_EQ(outcome.record.judged[line - 1].cpu_ns, 5U);
    EXPECT_EQ(outcome.alone, 1U);
    EXPECT_EQ(outcome.record.notes.at(0).substr(0, 7), fmt::format("line {} ", line).substr(0, 7));
  }
}

TEST(Session, CallsAnAnswerLateThatIsLateAlone) {
  const Outcome outcome = run(20, {{4, Fault::late}, {5, Fault::crash}});
  EXPECT_EQ(outcome.record.judged.size(), 20U);
  EXPECT_EQ(outcome.record.passed, 18U);
  EXPECT_EQ(outcome.record.judged[3].verdict, Verdict::time_limit);
  EXPECT_EQ(outcome.record.judged[4].verdict, Verdict::run_time_error);
  EXPECT_EQ(outcome.alone, 1U);
  EXPECT_TRUE(outcome.record.notes.empty());
}

TEST(Session, DoesNotForgiveLatenessThatComesOfTheBoardsBefore) {
  const Outcome outcome = run(20, {{4, Fault::late_after_others}});
  EXPECT_EQ(outcome.record.judged[3].verdict, Verdict::time_limit);
  EXPECT_EQ(outcome.alone, 1U);
}

TEST(Session, ForgivesNoMoreThanThreeLateAnswers) {
  Script script;
  for (std::size_t line = 1; line <= 20; ++line) script[line] = Fault::late_in_company;
  const Outcome outcome = run(20, script);
  EXPECT_EQ(outcome.record.passed, 3U);
  EXPECT_EQ(outcome.record.judged.size(), 6U);  // cut short after 3 time-outs
  EXPECT_EQ(outcome.alone, 3U);
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
