#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "judge/verdict/record.h"

namespace judge {

/// Where a command line asks for reports, besides the terminal; empty where it does not.
struct ReportOptions {
  std::string json;
  std::string junit;
  std::string html;
  bool verbose = false;  ///< a JUnit test case for each case, not for each group
};

/// The ExitCode that a run stands for.
int exit_code_of(const RunRecord& run);

/// Adds --json, --junit and --html; `verbose` is an option of the command itself.
void add_report_options(CLI::App& command, ReportOptions& options);

/// Writes what is asked for, each file whole or not at all. Throws UsageError where one cannot be
/// written.
void write_reports(const ReportOptions& options, const RunRecord& record);

/// Writes the record to a file as JSON, whole or not at all. Throws UsageError where it cannot.
void write_record(const std::string& name, const RunRecord& record);

/// Reads the record in a file. Throws UsageError where there is none.
RunRecord read_record(const std::string& name);

}  // namespace judge
