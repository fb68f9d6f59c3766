#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "judge/cli/groups.h"
#include "judge/cli/installation.h"
#include "judge/cli/progress.h"
#include "judge/cli/resumed.h"
#include "judge/cli/search_options.h"
#include "judge/cli/submissions.h"
#include "judge/verdict/record.h"
#include "judge/verdict/session.h"

namespace judge {

/// How the submissions of a run are judged, and on what.
struct Judging {
  const Submissions& submissions;
  const Groups& groups;
  const Installation& installation;
  GroupOptions wanted{};
  SessionOptions session{};
  std::string entry{};         ///< what is judged in a submission; empty for what is found
  std::string options{};       ///< as options_text() has them
  std::size_t properties = 0;  ///< so many drawn cases, besides the groups
  ShrinkOptions shrink{};
  std::size_t jobs = cores();  ///< submissions at once
  Resumed resumed{};
  std::string checkpoint{};  ///< a file that keeps what is known so far; empty for none
};

/// Judges them, and puts them into the run's record, of which the rest is known; those of
/// which nothing is known when the user interrupts are left out. Tells each when it is done, in
/// their order. Throws UsageError.
void judge_all(const Judging& judging, RunRecord& run, Progress& progress,
               const std::function<void(const SubmissionRecord&)>& tell);

}  // namespace judge
