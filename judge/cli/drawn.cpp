#include "judge/cli/drawn.h"

#include "judge/cli/usage_error.h"
#include "judge/data/data_file.h"
#include "judge/search/failure_memory.h"

namespace judge {
namespace {

std::vector<Board> hard_puzzles(const Installation& installation) {
  const auto file =
      open_checked(installation.testdata / "hard.txt", installation.cache, [](std::size_t) {});
  if (!file) throw UsageError(file.error().str());
  std::vector<Board> puzzles;
  CaseStream cases(*file);
  while (const auto next = cases.next()) puzzles.push_back(next->puzzle);
  return puzzles;
}

}  // namespace

GroupRecord check_drawn(const Submission& submission, const std::string& entry,
                        PropertyOptions options, const Installation& installation,
                        const Limits& limits, const PropertyProgress& progress) {
  const FailureMemory memory(installation.cache / "failures", submission.name, entry);
  options.hard = hard_puzzles(installation);
  options.remembered = memory.failures();
  GroupRecord record =
      check_properties(options, worker_factory(submission, limits), limits, progress);
  for (const Failure& failure : record.failures) {
    if (failure.small) memory.remember(failure.small->calls);
  }
  return record;
}

}  // namespace judge
