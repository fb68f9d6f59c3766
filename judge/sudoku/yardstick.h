#pragma once

namespace judge {

/// Runs the yardstick once, which takes some tens of microseconds: a backtracking solver on bit
/// masks, as most submissions are, on one puzzle. The cost of a submission is told in such runs,
/// done in turn with its own cases on the same processor, because that ratio changes far less from
/// machine to machine and from hour to hour than a time does. So it must never change: records of
/// different yardsticks can't be compared. Returns how many digits it tried, which is always the
/// same.
unsigned run_yardstick();

/// Which yardstick this is, and what compiled it.
const char* yardstick_name();

}  // namespace judge
