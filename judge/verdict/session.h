#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "judge/data/case.h"
#include "judge/submission/worker.h"
#include "judge/verdict/record.h"

namespace judge {

/// What a session is to do, besides its limits.
struct SessionOptions {
  Limits limits;
  bool fail_fast = false;         ///< stop at the first case that is not accepted
  std::size_t max_time_outs = 3;  ///< cut a group short after so many, since each lasts
  std::size_t max_crashes = 10;   ///< likewise for cases that end the worker in another way
};

/// Gives the cases of a group in order, and nothing at the end.
using CaseSource = std::function<std::optional<Case>()>;

/// Called after every batch of answers, with the number of cases judged so far.
using SessionProgress = std::function<void(std::size_t judged)>;

/// Called likewise, with what is known of the group so far.
using SessionCheckpoint = std::function<void(const GroupRecord& so_far)>;

/// Runs the cases of a group through workers, a new one after each that ended, and has the referee
/// judge them. It fills in `judged`, `passed`, `verdict`, `failures`, `peak_memory`, `out`, `err`,
/// `notes` and `unfinished` of the record. Stops early when the user interrupts.
GroupRecord judge_group(Solutions solutions, const CaseSource& next, const WorkerFactory& start,
                        const SessionOptions& options, const SessionProgress& progress,
                        const SessionCheckpoint& checkpoint = {});

}  // namespace judge
