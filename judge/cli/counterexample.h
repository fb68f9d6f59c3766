#pragma once

#include "judge/cli/groups.h"
#include "judge/cli/search_options.h"
#include "judge/submission/worker.h"
#include "judge/verdict/record.h"

namespace judge {

/// Makes the first failure small of the first group that is not as expected, one being enough for a
/// person to see the fault, and adds that to the record. Where the failure does not come again, a
/// note says so.
void add_counterexample(SubmissionRecord& record, const Groups& groups,
                        const ShrinkOptions& options, const WorkerFactory& start,
                        const Limits& limits);

}  // namespace judge
