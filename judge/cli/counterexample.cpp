#include "judge/cli/counterexample.h"

#include <fmt/core.h>

#include <algorithm>
#include <deque>
#include <vector>

#include "judge/data/data_file.h"
#include "judge/interrupt.h"

namespace judge {
namespace {

constexpr std::size_t kMostBefore = 1024;  // cases that may have led to a failure

// The calls that came before the case of a line, the latest last.
std::vector<Call> calls_before(const DataFile& file, std::size_t line) {
  std::deque<Call> calls;
  CaseStream cases(file);
  for (auto next = cases.next(); next && next->line < line; next = cases.next()) {
    calls.emplace_back(next->puzzle);
    if (calls.size() > kMostBefore) calls.pop_front();
  }
  return {calls.begin(), calls.end()};
}

}  // namespace

void add_counterexample(SubmissionRecord& record, const Groups& groups,
                        const ShrinkOptions& options, const WorkerFactory& start,
                        const Limits& limits) {
  const auto group = std::ranges::find_if(record.groups, [](const GroupRecord& each) {
    return !each.as_expected && !each.failures.empty();
  });
  if (options.seconds == 0 || group == record.groups.end() || interrupted()) return;
  const auto file = std::ranges::find(groups.files, group->data, &DataFile::name);
  if (file == groups.files.end()) return;
  Failure& failure = group->failures.front();
  const std::vector<Call> before = calls_before(*file, failure.asked.line);
  const FailingCall failing{before, failure.asked.puzzle, failure.ruling.verdict, std::nullopt};
  failure.small = shrink(failing, start, limits, budget_of(options));
  if (!failure.small && !interrupted()) {
    group->notes.push_back(fmt::format("the failure of line {} did not come again within {} s",
                                       failure.asked.line, options.seconds));
  }
}

}  // namespace judge
