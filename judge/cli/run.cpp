#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "judge/cli/checkpoint.h"
#include "judge/cli/colour.h"
#include "judge/cli/commands.h"
#include "judge/cli/compare.h"
#include "judge/cli/counterexample.h"
#include "judge/cli/drawn.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/groups.h"
#include "judge/cli/installation.h"
#include "judge/cli/keep.h"
#include "judge/cli/machine.h"
#include "judge/cli/measure.h"
#include "judge/cli/progress.h"
#include "judge/cli/reports.h"
#include "judge/cli/resumed.h"
#include "judge/cli/shard.h"
#include "judge/cli/submissions.h"
#include "judge/cli/usage_error.h"
#include "judge/digest.h"
#include "judge/interrupt.h"
#include "judge/judge_error.h"
#include "judge/report/terminal.h"
#include "judge/verdict/merge.h"
#include "judge/verdict/session.h"

namespace judge {
namespace {

constexpr std::size_t kRepetitions = 20;

struct RunOptions {
  SubmissionOptions submissions;
  GroupOptions groups;
  ShrinkOptions shrink;
  std::size_t properties = 0;
  std::string keep;
  bool fail_fast = false;
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
        checkpoint_(options_.reports.json),
        session_{limits_of(options_.submissions), options_.fail_fast},
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
    record_.limits = session_.limits;
    record_.shard = shard_named(options_.shard);
    if (record_.shard.count > 1 && options_.properties > 0) {
      throw UsageError("drawn cases cannot be sharded: check --properties in a run of its own");
    }
    if (!options_.resume.empty()) resumed_ = Resumed(options_.resume, record_);
    print_head();
    for (const Submission& submission : submissions_.all) {
      if (interrupted()) break;
      judge(submission);
      progress_.clear();
      if (!base_) report_.submission(record_.submissions.back());
    }
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

  void judge(const Submission& submission) {
    record_.submissions.emplace_back();
    SubmissionRecord& record = record_.submissions.back();
    record.source = submission.name;
    record.digest = sha256(submission.text);
    record.entry = options_.submissions.entry;
    const bool share = record_.shard.count > 1;
    try {
      if (submission.compiled) {
        record.notes = submission.compiled->notes;
        for (const DataFile& file : groups_.files) {
          if (interrupted()) break;
          record.groups.push_back(judge(submission, file));
          record.verdict = std::max(record.verdict, record.groups.back().verdict);
          if (options_.fail_fast && record.verdict != Verdict::accepted) break;
        }
        if (options_.properties > 0 && !interrupted()) {
          record.groups.push_back(draw(submission));
          record.verdict = std::max(record.verdict, record.groups.back().verdict);
        }
      } else {
        record.verdict = Verdict::compile_error;
        record.compile_messages = submission.compiled.error();
      }
    } catch (const JudgeError& error) {
      record.verdict = Verdict::judge_error;
      record.judge_error = error.what();
    }
    submission.expectation.apply_to(record, share);
    if (!record.as_expected && !base_) make_failure_small(submission, record);
  }

  GroupRecord judge(const Submission& submission, const DataFile& file) {
    const auto earlier = resumed_.find(record_.submissions.back(), file);
    if (earlier && !earlier->unfinished) return *earlier;
    GroupRecord record = earlier.value_or(GroupRecord());
    record.group = file.group;
    record.data = file.name;
    record.digest = file.digest;
    record.cases = options_.groups.line ? 1 : share_of(record_.shard, file.cases);
    const CaseSource next = cases_of(file, record.judged.size());
    const auto start = worker_factory(submission, session_.limits);
    const auto started = std::chrono::steady_clock::now();
    const auto progress = [&](std::size_t done) {
      const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started;
      progress_.show(
          fmt::format("{}, {}: {}", submission.name, file.group,
                      rate_text(done, record.cases - record.judged.size(), elapsed.count())));
    };
    const GroupRecord rest =
        judge_group(file.solutions, next, start, session_, progress,
                    [&](const GroupRecord& so_far) { keep_so_far(record, so_far); });
    add_cases(rest, record);
    record.unfinished = rest.unfinished;
    if (options_.groups.line && record.judged.empty() && !interrupted()) {
      throw UsageError(
          fmt::format("no puzzle begins on line {} of {}", *options_.groups.line, file.name));
    }
    return record;
  }

  GroupRecord draw(const Submission& submission) {
    PropertyOptions options;
    options.cases = options_.properties;
    options.contract = options_.groups.contract;
    options.shrink = budget_of(options_.shrink);
    return check_drawn(submission, options_.submissions.entry, options, installation_,
                       session_.limits, [&](std::size_t checked) {
                         progress_.show(fmt::format("{}, properties: {} of {} cases",
                                                    submission.name, checked, options.cases));
                         return true;
                       });
  }

  void make_failure_small(const Submission& submission, SubmissionRecord& record) {
    const auto start = worker_factory(submission, session_.limits);
    progress_.show(fmt::format("{}: making a failure small", submission.name));
    add_counterexample(record, groups_, options_.shrink, start, session_.limits);
  }

  // Those that this run is to judge, after the first `judged` of them.
  CaseSource cases_of(const DataFile& file, std::size_t judged) {
    return [this, cases = std::make_shared<CaseStream>(file), number = std::size_t{0},
            judged]() mutable -> std::optional<Case> {
      while (std::optional<Case> next = cases->next()) {
        const bool wanted = options_.groups.line
                                ? next->line == *options_.groups.line
                                : number++ % record_.shard.count == record_.shard.index;
        if (!wanted) continue;
        if (judged == 0) return next;
        --judged;
      }
      return std::nullopt;
    };
  }

  void keep_so_far(GroupRecord group, const GroupRecord& so_far) {
    if (!checkpoint_.due()) return;
    add_cases(so_far, group);
    group.unfinished = true;
    auto& groups = record_.submissions.back().groups;
    groups.push_back(std::move(group));
    checkpoint_.save(record_);
    groups.pop_back();
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
  Checkpoint checkpoint_;
  SessionOptions session_;
  Installation installation_ = Installation::here();
  Progress progress_;
  TerminalReport report_;
  Groups groups_;
  Submissions submissions_;
  RunRecord record_;
  Resumed resumed_;
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
