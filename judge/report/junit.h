#pragma once

#include <ostream>

#include "judge/verdict/record.h"

namespace judge {

/// Writes the record as JUnit's XML, in the form that Ant's schema and Jenkins' both take. A
/// submission is a test suite; what could be judged is a test case for each group, and one for
/// each case too where `every_case` is set. What is as expected passes; a failure's message is its
/// verdict and reason, and its text the board, before and after, with the command to repeat it. A
/// fault of the judge is an error, and what was not judged to its end is skipped. Times are CPU
/// seconds.
void write_junit(std::ostream& out, const RunRecord& run, bool every_case);

}  // namespace judge
