#pragma once

#include <ostream>

#include "judge/verdict/record.h"

namespace judge {

/// Writes the record as one page that a browser opens from the disk: a table of submissions and
/// groups that can be sorted, a cactus plot of the times of the cases, and the failures with their
/// boards and commands. It fetches nothing, and its Content-Security-Policy lets it fetch nothing
/// and run no script but its own, whatever a submission's output or name holds.
void write_html(std::ostream& out, const RunRecord& run);

}  // namespace judge
