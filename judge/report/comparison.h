#pragma once

#include <cstdio>

#include "judge/verdict/comparison.h"

namespace judge {

/// Prints what differs between two records, for people: verdicts first, then costs, then one line
/// that sums up, which is all where nothing changed.
void print_comparison(std::FILE* out, const Comparison& comparison, bool colour);

}  // namespace judge
