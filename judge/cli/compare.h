#pragma once

#include "judge/verdict/comparison.h"

namespace judge {

/// Compares two records. Throws UsageError where they can't be compared.
Comparison compared(const RunRecord& base, const RunRecord& now);

/// Whether some cost, or the cost of that group, looks larger than it was.
bool slower(const Comparison& comparison);
bool slower(const Comparison& comparison, const SubmissionRecord& submission,
            const GroupRecord& group);

/// Prints a comparison, and gives the ExitCode that it stands for.
int tell_comparison(const Comparison& comparison);

}  // namespace judge
