#pragma once

#include <string>

#include "judge/verdict/record.h"

namespace judge {

/// The times of all submissions as a cactus plot, an SVG element with a legend: the accepted cases
/// of a submission, fastest first, against the CPU time of each, on a logarithmic axis. A curve
/// further to the right solves more cases, a lower one solves them faster. Of many cases some 200
/// are drawn; each has a title that names it. Empty where no case was accepted.
std::string cactus_plot(const RunRecord& run);

}  // namespace judge
