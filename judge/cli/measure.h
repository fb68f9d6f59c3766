#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "judge/cli/groups.h"
#include "judge/cli/progress.h"
#include "judge/cli/submissions.h"
#include "judge/verdict/comparison.h"
#include "judge/verdict/record.h"

namespace judge {

/// What costs are measured of.
struct Measured {
  const Submissions& submissions;
  const Groups& groups;
};

/// Whether to measure a submission on a group.
using Wanted = std::function<bool(const SubmissionRecord&, const GroupRecord&)>;

/// Measures the costs of the record's groups that are `wanted` and all of whose cases are accepted,
/// anew. All are measured once, then all again, and so on, each time by a worker of its own, so
/// that what disturbs the machine for a while disturbs one repetition of many. A group that takes
/// long is repeated less often, five times at least; of many puzzles the first 1000 are measured.
void measure_costs(const Measured& measured, std::size_t repetitions, const Wanted& wanted,
                   Progress& progress, RunRecord& record);

}  // namespace judge
