#pragma once

#include "judge/cli/installation.h"
#include "judge/cli/submissions.h"
#include "judge/search/properties.h"
#include "judge/verdict/record.h"

namespace judge {

/// Checks the properties of a submission that has compiled, on boards drawn by `options`, with the
/// copies of testdata's hard puzzles and with what failed before, and remembers what fails now.
GroupRecord check_drawn(const Submission& submission, const std::string& entry,
                        PropertyOptions options, const Installation& installation,
                        const Limits& limits, const PropertyProgress& progress);

}  // namespace judge
