#include "judge/cli/resumed.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "judge/cli/reports.h"
#include "judge/cli/usage_error.h"
#include "judge/verdict/merge.h"

namespace judge {
namespace {

void require_same(const std::string& before, const std::string& now, const std::string& name) {
  if (before == now) return;
  throw UsageError(fmt::format("cannot resume: {} has changed since; start again", name));
}

}  // namespace

Resumed::Resumed(const std::string& file, const RunRecord& now) {
  if (!std::filesystem::exists(file)) return;
  before_ = read_record(file);
  std::string why = other_run(before_, now);
  if (why.empty() && before_.shard != now.shard) why = "it is of another shard";
  if (!why.empty()) throw UsageError(fmt::format("cannot resume {}: {}", file, why));
}

const SubmissionRecord* Resumed::find(const SubmissionRecord& submission,
                                      const std::vector<DataFile>& files) const {
  for (const SubmissionRecord& before : before_.submissions) {
    if (before.source != submission.source || before.entry != submission.entry) continue;
    require_same(before.digest, submission.digest, before.source);
    for (const GroupRecord& group : before.groups) {
      const auto file = std::ranges::find(files, group.data, &DataFile::name);
      if (file != files.end()) require_same(group.digest, file->digest, file->name);
    }
    return &before;
  }
  return nullptr;
}

}  // namespace judge
