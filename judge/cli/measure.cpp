#include "judge/cli/measure.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

#include "judge/data/data_file.h"
#include "judge/interrupt.h"
#include "judge/sudoku/yardstick.h"
#include "judge/verdict/measurement.h"

namespace judge {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostPuzzles = 1000;
constexpr std::size_t kFewestRepetitions = 5;
constexpr std::chrono::seconds kMostTime{5};  // for a group that has been repeated often enough

// One submission on one group.
struct Target {
  const Submission* submission;
  GroupRecord* group;
  std::vector<Board> puzzles;
  Clock::duration spent{};

  [[nodiscard]] bool done() const {
    return group->costs.size() >= kFewestRepetitions && spent > kMostTime;
  }
};

std::vector<Board> first_puzzles(const DataFile& file, const Shard& shard) {
  CaseStream cases(file);
  std::vector<Board> puzzles;
  std::size_t number = 0;
  for (auto next = cases.next(); next && puzzles.size() < kMostPuzzles; next = cases.next()) {
    if (number++ % shard.count == shard.index) puzzles.push_back(next->puzzle);
  }
  return puzzles;
}

std::vector<Target> targets_of(const Measured& measured, const Wanted& wanted, RunRecord& record) {
  std::vector<Target> targets;
  for (std::size_t i = 0; i < record.submissions.size(); ++i) {
    SubmissionRecord& submission = record.submissions[i];
    for (GroupRecord& group : submission.groups) {
      if (group.passed == 0 || group.passed != group.cases || !wanted(submission, group)) continue;
      const auto file = std::find_if(measured.groups.files.begin(), measured.groups.files.end(),
                                     [&](const DataFile& each) { return each.name == group.data; });
      if (file == measured.groups.files.end()) continue;  // drawn
      group.costs.clear();
      targets.push_back({&measured.submissions.all[i], &group, first_puzzles(*file, record.shard)});
    }
  }
  return targets;
}

}  // namespace

void measure_costs(const Measured& measured, std::size_t repetitions, const Wanted& wanted,
                   Progress& progress, RunRecord& record) {
  record.yardstick = yardstick_name();
  std::vector<Target> targets = targets_of(measured, wanted, record);
  for (std::size_t repetition = 0; repetition < repetitions; ++repetition) {
    for (Target& target : targets) {
      if (interrupted()) return;
      if (target.done()) continue;
      progress.show(fmt::format("measuring, {} of {}: {}, {}", repetition + 1, repetitions,
                                target.submission->name, target.group->group));
      const auto started = Clock::now();
      const auto cost =
          measure_cost(target.puzzles, worker_factory(*target.submission, record.limits, true));
      target.spent += Clock::now() - started;
      if (cost) target.group->costs.push_back(*cost);
    }
  }
  progress.clear();
}

}  // namespace judge
