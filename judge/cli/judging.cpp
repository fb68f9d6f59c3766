#include "judge/cli/judging.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "judge/cli/counterexample.h"
#include "judge/cli/drawn.h"
#include "judge/cli/shard.h"
#include "judge/cli/usage_error.h"
#include "judge/digest.h"
#include "judge/interrupt.h"
#include "judge/judge_error.h"
#include "judge/verdict/merge.h"

namespace judge {

// One submission.
class Judging::Job {
 public:
  Job(const Judging& judging, const Submission& submission, std::size_t number,
      Scoreboard& scoreboard)
      : judging_(judging),
        options_(judging.options_),
        submission_(submission),
        number_(number),
        scoreboard_(scoreboard) {}

  void run() {
    record_.source = submission_.name;
    record_.digest = sha256(submission_.text);
    record_.entry = options_.entry;
    try {
      if (submission_.compiled) {
        record_.notes = submission_.compiled->notes;
        judge_groups();
      } else {
        record_.verdict = Verdict::compile_error;
        record_.compile_messages = submission_.compiled.error();
      }
    } catch (const JudgeError& error) {
      record_.verdict = Verdict::judge_error;
      record_.judge_error = error.what();
    }
    submission_.expectation.apply_to(record_, judging_.run_.shard.count > 1);
    if (!record_.as_expected) make_failure_small();
    scoreboard_.finish(number_, std::move(record_));
  }

 private:
  void judge_groups() {
    for (const DataFile& file : judging_.groups_.files) {
      if (interrupted()) return;
      add(judge(file));
      if (options_.session.fail_fast && record_.verdict != Verdict::accepted) return;
    }
    if (options_.properties > 0 && !interrupted()) add(draw());
  }

  void add(GroupRecord group) {
    record_.verdict = std::max(record_.verdict, group.verdict);
    record_.groups.push_back(std::move(group));
  }

  GroupRecord judge(const DataFile& file) {
    const auto earlier = judging_.resumed_.find(record_, file);
    if (earlier && !earlier->unfinished) return *earlier;
    GroupRecord record = earlier.value_or(GroupRecord());
    record.group = file.group;
    record.data = file.name;
    record.digest = file.digest;
    record.cases = judging_.wanted_.line ? 1 : share_of(judging_.run_.shard, file.cases);
    const std::size_t left = record.cases - record.judged.size();
    const auto started = std::chrono::steady_clock::now();
    const auto progress = [&](std::size_t done) {
      const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started;
      scoreboard_.show(fmt::format("{}, {}: {}", submission_.name, file.group,
                                   rate_text(done, left, elapsed.count())));
    };
    const GroupRecord rest =
        judge_group(file.solutions, cases_of(file, record.judged.size()),
                    worker_factory(submission_, options_.session.limits), options_.session,
                    progress, [&](const GroupRecord& so_far) { keep_so_far(record, so_far); });
    add_cases(rest, record);
    record.unfinished = rest.unfinished;
    if (judging_.wanted_.line && record.judged.empty() && !interrupted()) {
      throw UsageError(
          fmt::format("no puzzle begins on line {} of {}", *judging_.wanted_.line, file.name));
    }
    return record;
  }

  GroupRecord draw() {
    PropertyOptions drawn;
    drawn.cases = options_.properties;
    drawn.contract = judging_.wanted_.contract;
    drawn.shrink = budget_of(options_.shrink);
    return check_drawn(submission_, options_.entry, drawn, judging_.installation_,
                       options_.session.limits, [&](std::size_t checked) {
                         scoreboard_.show(fmt::format("{}, properties: {} of {} cases",
                                                      submission_.name, checked, drawn.cases));
                         return true;
                       });
  }

  void make_failure_small() {
    scoreboard_.show(fmt::format("{}: making a failure small", submission_.name));
    add_counterexample(record_, judging_.groups_, options_.shrink,
                       worker_factory(submission_, options_.session.limits),
                       options_.session.limits);
  }

  // Those that this run is to judge, after the first `judged` of them.
  [[nodiscard]] CaseSource cases_of(const DataFile& file, std::size_t judged) const {
    return [line = judging_.wanted_.line, shard = judging_.run_.shard,
            cases = std::make_shared<CaseStream>(file), number = std::size_t{0},
            judged]() mutable -> std::optional<Case> {
      while (std::optional<Case> next = cases->next()) {
        const bool wanted = line ? next->line == *line : number++ % shard.count == shard.index;
        if (!wanted) continue;
        if (judged == 0) return next;
        --judged;
      }
      return std::nullopt;
    };
  }

  void keep_so_far(GroupRecord group, const GroupRecord& so_far) {
    if (!scoreboard_.due(number_)) return;
    add_cases(so_far, group);
    group.unfinished = true;
    SubmissionRecord record = record_;
    record.groups.push_back(std::move(group));
    scoreboard_.update(number_, std::move(record));
  }

  const Judging& judging_;
  const JudgingOptions& options_;
  const Submission& submission_;
  std::size_t number_;
  Scoreboard& scoreboard_;
  SubmissionRecord record_;
};

Judging::Judging(JudgingOptions options, const GroupOptions& wanted, const Groups& groups,
                 const Installation& installation, const Resumed& resumed, const RunRecord& run)
    : options_(std::move(options)),
      wanted_(wanted),
      groups_(groups),
      installation_(installation),
      resumed_(resumed),
      run_(run) {}

void Judging::judge(const Submission& submission, std::size_t i, Scoreboard& scoreboard) const {
  Job(*this, submission, i, scoreboard).run();
}

}  // namespace judge
