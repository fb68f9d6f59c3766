#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "judge/cli/colour.h"
#include "judge/cli/commands.h"
#include "judge/cli/compare.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/groups.h"
#include "judge/cli/installation.h"
#include "judge/cli/judging.h"
#include "judge/cli/keep.h"
#include "judge/cli/machine.h"
#include "judge/cli/measure.h"
#include "judge/cli/progress.h"
#include "judge/cli/reports.h"
#include "judge/cli/resumed.h"
#include "judge/cli/shard.h"
#include "judge/cli/submissions.h"
#include "judge/cli/usage_error.h"
#include "judge/interrupt.h"
#include "judge/report/terminal.h"

namespace judge {
namespace {

constexpr std::size_t kRepetitions = 20;

struct RunOptions {
  SubmissionOptions submissions;
  GroupOptions groups;
  ShrinkOptions shrink;
  std::size_t properties = 0;
  bool fail_fast = false;
  std::string keep;
  ReportOptions reports;
  std::string shard;
  std::string resume;
  std::optional<std::size_t> repeat;
  std::string against;
  bool show_output = false;
};

// Runs the submissions of one command line.
class Run {
 public:
  explicit Run(RunOptions options)
      : options_(std::move(options)),
        report_(stdout, {use_colour(STDOUT_FILENO),
                         options_.reports.verbose ? kFailuresKept : std::size_t{1},
                         options_.show_output}) {}

  int run() {
    if (!options_.against.empty()) base_ = read_record(options_.against);
    if (!options_.keep.empty()) require_keepable(options_.keep);
    groups_ = read_groups(options_.groups, installation_, progress_);
    submissions_ = compile_submissions(options_.submissions, installation_, progress_);
    record_.started = time_of_day();
    record_.judge = JUDGE_VERSION;
    record_.machine = machine_description();
    record_.compiler = submissions_.compiler;
    record_.guards = submissions_.sandbox.guards();
    record_.unguarded = submissions_.sandbox.missing;
    record_.limits = limits_of(options_.submissions);
    record_.shard = shard_named(options_.shard);
    if (record_.shard.count > 1 && options_.properties > 0) {
      throw UsageError("drawn cases cannot be sharded: check --properties in a run of its own");
    }
    judge();
    measure([](const SubmissionRecord&, const GroupRecord&) { return true; });
    record_.interrupted = interrupted();
    if (!base_) report_.end(record_);
    const std::optional<Comparison> comparison = compare_with_base();
    write_reports(options_.reports, record_);
    if (!options_.keep.empty()) keep_failures(options_.keep, record_);
    if (record_.interrupted || !comparison) return exit_code_of(record_);
    return tell_comparison(*comparison);
  }

 private:
  void print_head() {
    if (!groups_.left_out.empty()) {
      record_.notes.push_back(
          fmt::format("not judged, since beyond the problem's statement: {} (--contract adds them)",
                      fmt::join(groups_.left_out, ", ")));
    }
    std::vector<std::string> names;
    for (const DataFile& file : groups_.files) names.push_back(file.group);
    if (options_.properties > 0) names.emplace_back("properties");
    if (!base_) report_.head(record_, options_.submissions.sources, names);
  }

  void judge() {
    Judging judging{submissions_, groups_, installation_};
    judging.wanted = options_.groups;
    judging.session = {record_.limits, options_.fail_fast};
    judging.entry = options_.submissions.entry;
    judging.options = options_text(options_.submissions);
    judging.properties = options_.properties;
    judging.jobs = options_.submissions.jobs;
    if (options_.reports.json != "-") judging.checkpoint = options_.reports.json;
    judging.shrink = options_.shrink;
    if (base_) judging.shrink.seconds = 0;  // a comparison shows no failure
    if (!options_.resume.empty()) judging.resumed = Resumed(options_.resume, record_);
    print_head();
    judge_all(judging, record_, progress_, [this](const SubmissionRecord& submission) {
      if (!base_) report_.submission(submission);
    });
  }

  void measure(const Wanted& wanted) {
    const std::size_t repetitions = options_.repeat.value_or(base_ ? kRepetitions : 0);
    if (repetitions == 0) return;
    measure_costs({submissions_, groups_}, repetitions, wanted, progress_, record_);
  }

  // What looks slower is measured again, and the second measurement counts.
  std::optional<Comparison> compare_with_base() {
    if (!base_) return std::nullopt;
    Comparison comparison = compared(*base_, record_);
    if (!slower(comparison)) return comparison;
    measure([&](const SubmissionRecord& submission, const GroupRecord& group) {
      return slower(comparison, submission, group);
    });
    return compared(*base_, record_);
  }

  RunOptions options_;
  Installation installation_ = Installation::here();
  Progress progress_;
  TerminalReport report_;
  Groups groups_;
  Submissions submissions_;
  RunRecord record_;
  std::optional<RunRecord> base_;  ///< what the run is compared with
};

}  // namespace

void add_run(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("run", "Judge submissions on puzzles");
  auto options = std::make_shared<RunOptions>();
  RunOptions& o = *options;
  add_submission_options(*command, o.submissions);
  add_group_options(*command, o.groups);
  add_shrink_options(*command, o.shrink);
  add_keep_option(*command, o.keep);
  command
      ->add_option("--properties", o.properties,
                   "also check so many cases that are drawn, as judge stress does, with seed 1")
      ->check(CLI::Range(1U, 1'000'000U));
  command->add_flag("--fail-fast", o.fail_fast, "stop at the first failure");
  command->add_flag("-v,--verbose", o.reports.verbose,
                    "show the first 20 failures of a group, not one; name each case in --junit");
  command->add_flag("--show-output", o.show_output, "show what the submissions printed");
  add_report_options(*command, o.reports);
  command->add_option("--shard", o.shard,
                      "judge only each N-th case, from the I-th on, as I/N; judge merge makes one "
                      "record of all; default: as GTEST_SHARD_INDEX and GTEST_TOTAL_SHARDS say");
  command->add_option("--resume", o.resume,
                      "go on from the record that an interrupted run left in this file; it goes "
                      "there again, unless --json says otherwise");
  command->add_option("--repeat", o.repeat,
                      "also measure the cost of each group, so many times; default: 0, and 20 with "
                      "--against");
  command->add_option("--against", o.against,
                      "compare with the record in this file, and print and exit as judge compare");
  command->footer(R"(
Examples:
  judge run mine.cpp
  judge run mine.cpp --group hard sparse --time-limit 0.5
  judge run mine.cpp --data puzzles.csv --json record.json
  judge run mine.cpp --html report.html --junit report.xml
  judge run mine.cpp --repeat 20 --json base.json     today
  judge run mine.cpp --against base.json              tomorrow
  judge run mine.cpp --data testdata/hard.txt --case 17 --show-output
  judge run mine.cpp --cxx clang++ --std c++17 --flags '-O3 -march=native')");
  command->callback([options, &exit_code] {
    if (options->reports.json.empty()) options->reports.json = options->resume;
    exit_code = tell_usage_errors("run", [&] { return Run(*options).run(); });
  });
}

}  // namespace judge
