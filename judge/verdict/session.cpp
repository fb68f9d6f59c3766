#include "judge/verdict/session.h"

#include <fmt/core.h>

#include <algorithm>
#include <deque>
#include <memory>
#include <utility>
#include <vector>

#include "judge/interrupt.h"
#include "judge/verdict/referee.h"

namespace judge {
namespace {

using judge_protocol::Answer;

constexpr std::size_t kMostForgiven = 3;   // late answers of a group that are right in time alone
constexpr std::size_t kMostBefore = 1024;  // puzzles given again before a late one
constexpr std::uint64_t kMostLimitsBefore = 10;  // that took no more than so many time limits

class Session {
 public:
  Session(Solutions solutions, const CaseSource& next, const WorkerFactory& start,
          const SessionOptions& options)
      : solutions_(solutions), next_(next), start_(start), options_(options) {}

  GroupRecord run(const SessionProgress& progress, const SessionCheckpoint& checkpoint) {
    record_.unfinished = true;
    while (!stopped_ && !interrupted()) {
      feed();
      answers_.clear();
      const std::optional<Death> death = worker_->wait(answers_);
      for (const Answer& answer : answers_) {
        settle(answer);
        if (stopped_ || interrupted()) break;
      }
      if (death && !interrupted()) bury(*death);
      progress(record_.judged.size());
      if (checkpoint) checkpoint(record_);
    }
    if (worker_) remember_worker();
    record_.unfinished = !stopped_;
    return std::move(record_);
  }

 private:
  // Invariant: the worker has been offered the first `offered_` of the unsettled cases.
  void feed() {
    if (!worker_) {
      worker_ = start_(Company::any);
      offered_ = 0;
      before_.clear();
      times_before_.clear();
      cpu_before_ = 0;
    }
    while (true) {
      if (offered_ == unsettled_.size()) {
        std::optional<Case> another = exhausted_ ? std::nullopt : next_();
        if (!another) break;
        unsettled_.push_back(*another);
      }
      if (!worker_->offer(unsettled_[offered_].puzzle)) return;
      ++offered_;
    }
    exhausted_ = true;
    worker_->close();
  }

  void settle(const Answer& answer) {
    const Case& asked = unsettled_.front();
    Ruling ruling = judge_answer(asked, solutions_, answer, options_.limits);
    std::uint64_t cpu_ns = answer.cpu_ns;
    if (ruling.verdict == Verdict::time_limit && forgiven_ < kMostForgiven) {
      const std::optional<Answer> again = ask_alone(asked);
      if (interrupted()) return;
      if (again &&
          judge_answer(asked, solutions_, *again, options_.limits).verdict == Verdict::accepted) {
        record_.notes.push_back(
            fmt::format("line {} took {:.2f} s of CPU beside others, and {:.2f} "
                        "s alone",
                        asked.line, 1e-9 * static_cast<double>(cpu_ns),
                        1e-9 * static_cast<double>(again->cpu_ns)));
        ruling = {};
        cpu_ns = again->cpu_ns;
        ++forgiven_;
      }
    }
    remember(asked.puzzle, cpu_ns);
    settle(std::move(ruling), cpu_ns);
  }

  // An answer that came late may be due to what else the machine does; or to what the submission
  // keeps from board to board, so that it is given those again that its process had before.
  std::optional<Answer> ask_alone(const Case& asked) {
    if (worker_) remember_worker();
    std::vector<Board> puzzles(before_.begin(), before_.end());
    puzzles.push_back(asked.puzzle);
    const std::unique_ptr<Worker> worker = start_(Company::none);
    std::vector<Answer> answers;
    std::size_t offered = 0;
    bool ended = false;
    while (answers.size() < puzzles.size() && !ended && !interrupted()) {
      while (offered < puzzles.size() && worker->offer(puzzles[offered])) ++offered;
      if (offered == puzzles.size()) worker->close();
      ended = worker->wait(answers).has_value();
    }
    worker->kill();
    return answers.size() < puzzles.size() ? std::nullopt : std::optional(answers.back());
  }

  // The latest that the worker has answered, as many as can be given again in a short while.
  void remember(const Board& puzzle, std::uint64_t cpu_ns) {
    before_.push_back(puzzle);
    times_before_.push_back(cpu_ns);
    cpu_before_ += cpu_ns;
    while (before_.size() > kMostBefore ||
           cpu_before_ > kMostLimitsBefore * options_.limits.cpu_ns) {
      cpu_before_ -= times_before_.front();
      times_before_.pop_front();
      before_.pop_front();
    }
  }

  void settle(Ruling ruling, std::uint64_t cpu_ns) {
    const Case& asked = unsettled_.front();
    record_.judged.push_back({static_cast<std::uint32_t>(asked.line), ruling.verdict, cpu_ns});
    record_.verdict = std::max(record_.verdict, ruling.verdict);
    if (ruling.verdict == Verdict::accepted) {
      ++record_.passed;
    } else {
      if (ruling.verdict == Verdict::time_limit) ++time_outs_;
      if (record_.failures.size() < kFailuresKept) {
        record_.failures.push_back({asked, std::move(ruling), std::nullopt, ""});
      }
      consider_stopping();
    }
    unsettled_.pop_front();
    if (offered_ > 0) --offered_;
  }

  void consider_stopping() {
    std::string why;
    if (options_.fail_fast) why = "the first failure";
    if (time_outs_ >= options_.max_time_outs) why = fmt::format("{} time-outs", time_outs_);
    if (crashes_ >= options_.max_crashes) why = fmt::format("{} crashes", crashes_);
    if (why.empty()) return;
    stopped_ = true;
    record_.notes.push_back("cut short after " + why);
  }

  // The case that was running when the worker ended is settled by that; those after it are for
  // the next worker.
  void bury(const Death& death) {
    if (stopped_) return;
    if (unsettled_.empty()) {
      if (death.cause != Death::Cause::finished) {
        record_.notes.push_back("after its last answer: " + describe(death, options_.limits));
      }
    } else {
      if (death.cause != Death::Cause::cpu_limit && death.cause != Death::Cause::wall_limit) {
        ++crashes_;
      }
      settle(judge_death(unsettled_.front(), solutions_, death, options_.limits), 0);
    }
    if (exhausted_ && unsettled_.empty()) stopped_ = true;
    if (worker_) remember_worker();
  }

  void remember_worker() {
    worker_->kill();
    const std::uint64_t peak = worker_->peak_memory();
    // A peak between two looks of the supervisor, which it did not live to be killed for.
    if (peak > options_.limits.memory_bytes && record_.verdict < Verdict::memory_limit) {
      record_.verdict = Verdict::memory_limit;
      record_.notes.push_back(
          fmt::format("used {} MiB of memory in one case or another", peak >> 20U));
    }
    record_.peak_memory = std::max(record_.peak_memory, peak);
    record_.out = worker_->out();
    record_.err = worker_->err();
    worker_.reset();
  }

  Solutions solutions_;
  const CaseSource& next_;
  const WorkerFactory& start_;
  const SessionOptions& options_;
  GroupRecord record_;
  std::unique_ptr<Worker> worker_;
  std::deque<Case> unsettled_;
  std::size_t offered_ = 0;
  std::deque<Board> before_;  // what the worker has answered
  std::deque<std::uint64_t> times_before_;
  std::uint64_t cpu_before_ = 0;
  std::size_t forgiven_ = 0;
  std::size_t time_outs_ = 0;
  std::size_t crashes_ = 0;
  bool exhausted_ = false;
  bool stopped_ = false;
  std::vector<Answer> answers_;
};

}  // namespace

GroupRecord judge_group(Solutions solutions, const CaseSource& next, const WorkerFactory& start,
                        const SessionOptions& options, const SessionProgress& progress,
                        const SessionCheckpoint& checkpoint) {
  return Session(solutions, next, start, options).run(progress, checkpoint);
}

}  // namespace judge
