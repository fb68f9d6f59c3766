#include "judge/verdict/merge.h"

#include <unistd.h>

#include <cstdio>
#include <memory>

#include "judge/cli/colour.h"
#include "judge/cli/commands.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/reports.h"
#include "judge/cli/usage_error.h"
#include "judge/report/terminal.h"

namespace judge {
namespace {

struct MergeOptions {
  std::vector<std::string> files;
  ReportOptions reports;
};

int merge_files(const MergeOptions& options) {
  std::vector<RunRecord> shards;
  for (const std::string& name : options.files) shards.push_back(read_record(name));
  const auto run = merge(std::move(shards));
  if (!run) throw UsageError("the records cannot be merged: " + run.error());
  TerminalReport report(stdout, {use_colour(STDOUT_FILENO),
                                 options.reports.verbose ? kFailuresKept : std::size_t{1}});
  report.whole(*run);
  write_reports(options.reports, *run);
  return exit_code_of(*run);
}

}  // namespace

void add_merge(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("merge", "Make one record of those of all shards");
  auto options = std::make_shared<MergeOptions>();
  command->add_option("RECORD", options->files, "what `judge run --shard I/N --json` wrote")
      ->required();
  command->add_flag("-v,--verbose", options->reports.verbose,
                    "show the first 20 failures of a group, not one; name each case in --junit");
  add_report_options(*command, options->reports);
  command->footer(R"(
Refuses shards that are missing, there twice or interrupted, or that are not of one run.
Of a run that was not sharded it makes other reports.

Examples:
  judge merge shard-*.json --json all.json
  judge merge record.json --html report.html)");
  command->callback([options, &exit_code] {
    exit_code = tell_usage_errors("merge", [&] { return merge_files(*options); });
  });
}

}  // namespace judge
