#include "judge/cli/reports.h"

#include <fmt/core.h>

#include <algorithm>
#include <fstream>
#include <functional>

#include "judge/cli/exit_code.h"
#include "judge/cli/output_file.h"
#include "judge/cli/usage_error.h"
#include "judge/report/html.h"
#include "judge/report/json.h"
#include "judge/report/junit.h"

namespace judge {
namespace {

void write_whole(const std::string& name, const std::function<void(std::ostream&)>& write) {
  OutputFile file(name);
  write(file.stream());
  if (!file.commit()) throw UsageError(fmt::format("cannot write {}", name));
}

}  // namespace

int exit_code_of(const RunRecord& run) {
  if (run.interrupted) return kInterrupted;
  const auto& all = run.submissions;
  if (std::any_of(all.begin(), all.end(), [](const SubmissionRecord& submission) {
        return submission.verdict == Verdict::judge_error;
      })) {
    return kJudgeFault;
  }
  return std::all_of(all.begin(), all.end(),
                     [](const SubmissionRecord& submission) { return submission.as_expected; })
             ? kAsExpected
             : kNotAsExpected;
}

void add_report_options(CLI::App& command, ReportOptions& o) {
  command.add_option("--json", o.json, "write the whole record to this file");
  command.add_option("--junit", o.junit, "write JUnit's XML to this file, as CI servers read it");
  command.add_option("--html", o.html, "write a page to this file that any browser opens");
}

void write_record(const std::string& name, const RunRecord& record) {
  write_whole(name, [&record](std::ostream& out) { write_json(out, record); });
}

void write_reports(const ReportOptions& options, const RunRecord& record) {
  if (!options.json.empty()) write_record(options.json, record);
  if (!options.junit.empty()) {
    write_whole(options.junit,
                [&](std::ostream& out) { write_junit(out, record, options.verbose); });
  }
  if (!options.html.empty()) {
    write_whole(options.html, [&](std::ostream& out) { write_html(out, record); });
  }
}

RunRecord read_record(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  if (!in) throw UsageError(fmt::format("cannot open {}", name));
  auto record = read_json(in);
  if (!record) throw UsageError(fmt::format("{} {}", name, record.error()));
  return *std::move(record);
}

}  // namespace judge
