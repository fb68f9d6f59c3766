#pragma once

#include <cstddef>
#include <string>

#include "judge/cli/groups.h"
#include "judge/cli/installation.h"
#include "judge/cli/resumed.h"
#include "judge/cli/scoreboard.h"
#include "judge/cli/search_options.h"
#include "judge/cli/submissions.h"
#include "judge/verdict/session.h"

namespace judge {

/// How the submissions of a run are judged.
struct JudgingOptions {
  SessionOptions session;
  std::string entry;           ///< what is judged in a submission; empty for what is found
  std::size_t properties = 0;  ///< so many drawn cases, besides the groups
  ShrinkOptions shrink;
};

/// Judges one submission after another, or several at once, on the same groups.
class Judging {
 public:
  /// Refers to all that it is given but `options`. Of `run` it reads the shard.
  Judging(JudgingOptions options, const GroupOptions& wanted, const Groups& groups,
          const Installation& installation, const Resumed& resumed, const RunRecord& run);

  /// Judges submission `i` of the scoreboard, which is told what is found. Throws UsageError.
  void judge(const Submission& submission, std::size_t i, Scoreboard& scoreboard) const;

 private:
  class Job;

  JudgingOptions options_;
  const GroupOptions& wanted_;
  const Groups& groups_;
  const Installation& installation_;
  const Resumed& resumed_;
  const RunRecord& run_;
};

}  // namespace judge
