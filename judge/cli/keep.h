#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "judge/submission/call.h"
#include "judge/verdict/record.h"

namespace judge {

/// Adds --keep, a data file.
void add_keep_option(CLI::App& command, std::string& file);

/// Throws UsageError where `file` can't be written or isn't a sound data file, or, not being there
/// yet, can't be made: to be known before a long search.
void require_keepable(const std::string& file);

/// Appends the boards of calls to a data file, a line each, with the solution where there is one
/// and with `origin` as a comment, all in one write. A file that is not there is made, with a
/// header. Throws UsageError where the result would not be a sound data file, as with boards of
/// another number of solutions; nothing is written then.
void keep_case(const std::string& file, const std::vector<Call>& calls, const std::string& origin);

/// Appends likewise the failures of a run that were made small.
void keep_failures(const std::string& file, const RunRecord& run);

}  // namespace judge
