#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "judge/cli/groups.h"
#include "judge/search/shrink.h"
#include "judge/submission/worker.h"
#include "judge/verdict/record.h"

namespace judge {

/// What a command line says of making failures small.
struct ShrinkOptions {
  double seconds = 10;  ///< for each; 0 for not at all
};
void add_shrink_options(CLI::App& command, ShrinkOptions& options);
ShrinkBudget budget_of(const ShrinkOptions& options);

/// Makes the first failure small of the first group that is not as expected, one being enough for a
/// person to see the fault, and adds that to the record. Where the failure does not come again, a
/// note says so.
void add_counterexample(SubmissionRecord& record, const Groups& groups,
                        const ShrinkOptions& options, const WorkerFactory& start,
                        const Limits& limits);

}  // namespace judge
