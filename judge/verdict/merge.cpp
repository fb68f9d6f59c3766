#include "judge/verdict/merge.h"

#include <fmt/core.h>

#include <algorithm>
#include <stdexcept>

namespace judge {
namespace {

class CannotMerge : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

void require(bool fits, const std::string& otherwise) {
  if (!fits) throw CannotMerge(otherwise);
}

void add_new(const std::vector<std::string>& from, std::vector<std::string>& to) {
  for (const std::string& note : from) {
    if (std::find(to.begin(), to.end(), note) == to.end()) to.push_back(note);
  }
}

void add_printed(const Printed& more, Printed& printed) {
  if (printed.text.empty()) printed.text = more.text;
  printed.bytes += more.bytes;
}

void add_costs(const std::vector<double>& more, std::vector<double>& costs) {
  costs.resize(std::min(costs.size(), more.size()));
  for (std::size_t i = 0; i < costs.size(); ++i) costs[i] += more[i];
}

void add_shard(const SubmissionRecord& more, SubmissionRecord& submission) {
  require(more.source == submission.source && more.digest == submission.digest &&
              more.entry == submission.entry,
          fmt::format("{} is not the same in all", submission.source));
  require(more.groups.size() == submission.groups.size(),
          fmt::format("{} was not judged on the same groups in all", submission.source));
  for (std::size_t i = 0; i < more.groups.size(); ++i) {
    GroupRecord& group = submission.groups[i];
    require(more.groups[i].group == group.group && more.groups[i].digest == group.digest,
            fmt::format("group {} is not the same in all", group.group));
    group.cases += more.groups[i].cases;
    add_costs(more.groups[i].costs, group.costs);
    add_cases(more.groups[i], group);
  }
  add_new(more.notes, submission.notes);
  submission.verdict = std::max(submission.verdict, more.verdict);
  if (submission.judge_error.empty()) submission.judge_error = more.judge_error;
}

void add_shard(const RunRecord& more, RunRecord& run) {
  const std::string other = other_run(more, run);
  require(other.empty(), other);
  require(more.yardstick == run.yardstick, "their costs are of different yardsticks");
  require(more.submissions.size() == run.submissions.size(), "they judge other submissions");
  for (std::size_t i = 0; i < more.submissions.size(); ++i) {
    add_shard(more.submissions[i], run.submissions[i]);
  }
  if (run.machine.find(more.machine) == std::string::npos) run.machine += "; " + more.machine;
  add_new(more.notes, run.notes);
}

void require_all(const std::vector<RunRecord>& shards) {
  require(!shards.empty(), "there is none");
  const std::size_t count = shards.front().shard.count;
  for (std::size_t i = 0; i < shards.size(); ++i) {
    const RunRecord& run = shards[i];
    require(run.shard.count == count, "they are shards of different numbers");
    const std::string name = fmt::format("shard {}/{}", run.shard.index + 1, count);
    require(!run.interrupted, name + " was interrupted: go on with judge run --resume");
    require(run.shard.index >= i, name + " is there twice");
    require(run.shard.index <= i, fmt::format("shard {}/{} is missing", i + 1, count));
  }
  require(shards.size() == count, fmt::format("shard {}/{} is missing", shards.size() + 1, count));
}

}  // namespace

void add_cases(const GroupRecord& more, GroupRecord& group) {
  const auto middle = static_cast<std::ptrdiff_t>(group.judged.size());
  group.judged.insert(group.judged.end(), more.judged.begin(), more.judged.end());
  std::inplace_merge(group.judged.begin(), group.judged.begin() + middle, group.judged.end(),
                     [](const CaseRecord& a, const CaseRecord& b) { return a.line < b.line; });
  group.failures.insert(group.failures.end(), more.failures.begin(), more.failures.end());
  std::stable_sort(group.failures.begin(), group.failures.end(),
                   [](const Failure& a, const Failure& b) { return a.asked.line < b.asked.line; });
  if (group.failures.size() > kFailuresKept) {
    group.failures.erase(group.failures.begin() + kFailuresKept, group.failures.end());
  }
  group.passed += more.passed;
  group.verdict = std::max(group.verdict, more.verdict);
  group.peak_memory = std::max(group.peak_memory, more.peak_memory);
  add_printed(more.out, group.out);
  add_printed(more.err, group.err);
  add_new(more.notes, group.notes);
}

std::string other_run(const RunRecord& before, const RunRecord& now) {
  if (before.judge != now.judge) return "they are of different versions of the judge";
  if (before.compiler != now.compiler) return "they are of different compilers or flags";
  if (!(before.limits == now.limits)) return "their limits differ";
  if (before.shard.count != now.shard.count) return "they are shards of different numbers";
  return "";
}

tl::expected<RunRecord, std::string> merge(std::vector<RunRecord> shards) {
  try {
    std::sort(shards.begin(), shards.end(),
              [](const RunRecord& a, const RunRecord& b) { return a.shard.index < b.shard.index; });
    require_all(shards);
    RunRecord run = std::move(shards.front());
    for (std::size_t i = 1; i < shards.size(); ++i) add_shard(shards[i], run);
    run.shard = {};
    for (SubmissionRecord& submission : run.submissions) {
      const Expectation expectation = submission.expectation;
      expectation.apply_to(submission);
    }
    return run;
  } catch (const CannotMerge& error) {
    return tl::unexpected(std::string(error.what()));
  }
}

}  // namespace judge
