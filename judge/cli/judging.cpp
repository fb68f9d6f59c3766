#include "judge/cli/judging.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "judge/cli/counterexample.h"
#include "judge/cli/drawn.h"
#include "judge/cli/scoreboard.h"
#include "judge/cli/shard.h"
#include "judge/cli/usage_error.h"
#include "judge/digest.h"
#include "judge/interrupt.h"
#include "judge/judge_error.h"
#include "judge/verdict/merge.h"

namespace judge {
namespace {

// Judges one submission.
class Job {
 public:
  // `record` says what is judged, and `earlier`, which may be null, what an earlier run knew of it.
  Job(const Judging& judging, const Shard& shard, std::size_t number, SubmissionRecord record,
      const SubmissionRecord* earlier, Scoreboard& scoreboard)
      : judging_(judging),
        shard_(shard),
        submission_(judging.submissions.all[number]),
        number_(number),
        earlier_(earlier),
        scoreboard_(scoreboard),
        record_(std::move(record)) {}

  void run() {
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
    submission_.expectation.apply_to(record_, shard_.count > 1);
    if (!record_.as_expected) make_failure_small();
    scoreboard_.finish(number_, std::move(record_));
  }

 private:
  void judge_groups() {
    for (const DataFile& file : judging_.groups.files) {
      if (interrupted()) return;
      add(judge(file));
      if (judging_.session.fail_fast && record_.verdict != Verdict::accepted) return;
    }
    if (judging_.properties > 0 && !interrupted()) add(draw());
  }

  void add(GroupRecord group) {
    record_.verdict = std::max(record_.verdict, group.verdict);
    record_.groups.push_back(std::move(group));
  }

  GroupRecord judge(const DataFile& file) {
    GroupRecord record = judged_earlier(file);
    if (!record.judged.empty() && !record.unfinished) return record;
    record.group = file.group;
    record.data = file.name;
    record.digest = file.digest;
    record.cases = judging_.wanted.line ? 1 : share_of(shard_, file.cases);
    const std::size_t left = record.cases - record.judged.size();
    const auto started = std::chrono::steady_clock::now();
    const auto progress = [&](std::size_t done) {
      const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started;
      scoreboard_.show(fmt::format("{}, {}: {}", submission_.name, file.group,
                                   rate_text(done, left, elapsed.count())));
    };
    const GroupRecord rest =
        judge_group(file.solutions, cases_of(file, record.judged.size()),
                    worker_factory(submission_, judging_.session.limits), judging_.session,
                    progress, [&](const GroupRecord& so_far) { keep_so_far(record, so_far); });
    add_cases(rest, record);
    record.unfinished = rest.unfinished;
    if (judging_.wanted.line && record.judged.empty() && !interrupted()) {
      throw UsageError(
          fmt::format("no puzzle begins on line {} of {}", *judging_.wanted.line, file.name));
    }
    return record;
  }

  [[nodiscard]] GroupRecord judged_earlier(const DataFile& file) const {
    if (earlier_ == nullptr) return {};
    const auto group = std::ranges::find(earlier_->groups, file.name, &GroupRecord::data);
    return group == earlier_->groups.end() ? GroupRecord() : *group;
  }

  GroupRecord draw() {
    PropertyOptions drawn;
    drawn.cases = judging_.properties;
    drawn.contract = judging_.wanted.contract;
    drawn.shrink = budget_of(judging_.shrink);
    return check_drawn(submission_, judging_.entry, drawn, judging_.installation,
                       judging_.session.limits, [&](std::size_t checked) {
                         scoreboard_.show(fmt::format("{}, properties: {} of {} cases",
                                                      submission_.name, checked, drawn.cases));
                         return true;
                       });
  }

  void make_failure_small() {
    scoreboard_.show(fmt::format("{}: making a failure small", submission_.name));
    add_counterexample(record_, judging_.groups, judging_.shrink,
                       worker_factory(submission_, judging_.session.limits),
                       judging_.session.limits);
  }

  // Those that this run is to judge, after the first `judged` of them.
  [[nodiscard]] CaseSource cases_of(const DataFile& file, std::size_t judged) const {
    return [line = judging_.wanted.line, shard = shard_, cases = std::make_shared<CaseStream>(file),
            number = std::size_t{0}, judged]() mutable -> std::optional<Case> {
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
  const Shard& shard_;
  const Submission& submission_;
  std::size_t number_;
  const SubmissionRecord* earlier_;
  Scoreboard& scoreboard_;
  SubmissionRecord record_;
};

SubmissionRecord not_judged(const Judging& judging, const Submission& submission) {
  SubmissionRecord record;
  record.source = submission.name;
  record.digest = sha256(submission.text);
  record.entry = judging.entry;
  record.options = judging.options;
  return record;
}

void show(const Judging& judging, std::size_t done, Scoreboard& scoreboard, Progress& progress,
          const std::function<void(const SubmissionRecord&)>& tell) {
  scoreboard.tell_finished([&](const SubmissionRecord& record) {
    progress.clear();
    tell(record);
  });
  const std::size_t all = judging.submissions.all.size();
  const std::string several = all == 1 ? "" : fmt::format("{} of {} judged; ", done, all);
  progress.show(several + scoreboard.shown());
}

}  // namespace

void judge_all(const Judging& judging, RunRecord& run, Progress& progress,
               const std::function<void(const SubmissionRecord&)>& tell) {
  const std::size_t all = judging.submissions.all.size();
  Scoreboard scoreboard(run, all, judging.checkpoint);
  std::vector<SubmissionRecord> fresh(all);
  std::vector<const SubmissionRecord*> earlier(all);
  for (std::size_t i = 0; i < all; ++i) {
    fresh[i] = not_judged(judging, judging.submissions.all[i]);
    earlier[i] = judging.resumed.find(fresh[i], judging.groups.files);
    if (earlier[i] != nullptr) scoreboard.remember(i, *earlier[i]);
  }
  for_each_in_parallel(
      all, judging.jobs,
      [&](std::size_t i) {
        if (interrupted()) return;
        Job(judging, run.shard, i, std::move(fresh[i]), earlier[i], scoreboard).run();
      },
      [&](std::size_t done) { show(judging, done, scoreboard, progress, tell); });
  show(judging, all, scoreboard, progress, tell);
  progress.clear();
  scoreboard.close();
}

}  // namespace judge
