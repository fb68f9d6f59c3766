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

#include "judge/cli/colour.h"
#include "judge/cli/commands.h"
#include "judge/cli/counterexample.h"
#include "judge/cli/drawn.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/groups.h"
#include "judge/cli/installation.h"
#include "judge/cli/keep.h"
#include "judge/cli/output_file.h"
#include "judge/cli/progress.h"
#include "judge/cli/submissions.h"
#include "judge/cli/usage_error.h"
#include "judge/interrupt.h"
#include "judge/judge_error.h"
#include "judge/report/json.h"
#include "judge/report/terminal.h"
#include "judge/verdict/session.h"

namespace judge {
namespace {

struct RunOptions {
  SubmissionOptions submissions;
  GroupOptions groups;
  ShrinkOptions shrink;
  std::size_t properties = 0;
  std::string keep;
  bool fail_fast = false;
  bool verbose = false;
  bool show_output = false;
  std::string json;
};

// Runs the submissions of one command line.
class Run {
 public:
  explicit Run(RunOptions options)
      : options_(std::move(options)),
        session_{limits_of(options_.submissions), options_.fail_fast},
        report_(stdout, {use_colour(STDOUT_FILENO),
                         options_.verbose ? kFailuresKept : std::size_t{1}, options_.show_output}) {
  }

  int run() {
    if (!options_.keep.empty()) require_keepable(options_.keep);
    groups_ = read_groups(options_.groups, installation_, progress_);
    submissions_ = compile_submissions(options_.submissions, installation_, progress_);
    record_.compiler = submissions_.compiler;
    record_.limits = session_.limits;
    print_head();
    for (const Submission& submission : submissions_.all) {
      if (interrupted()) break;
      record_.submissions.push_back(judge(submission));
      progress_.clear();
      report_.submission(record_.submissions.back());
    }
    record_.interrupted = interrupted();
    report_.end(record_);
    if (!options_.json.empty()) write_record();
    if (!options_.keep.empty()) keep_failures(options_.keep, record_);
    return exit_code();
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
    report_.head(record_, options_.submissions.sources, names);
  }

  SubmissionRecord judge(const Submission& submission) {
    SubmissionRecord record;
    record.source = submission.name;
    record.entry = options_.submissions.entry;
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
    submission.expectation.apply_to(record);
    if (!record.as_expected) make_failure_small(submission, record);
    return record;
  }

  GroupRecord judge(const Submission& submission, const DataFile& file) {
    CaseStream cases(file);
    const auto started = std::chrono::steady_clock::now();
    const std::size_t all = options_.groups.line ? 1 : file.cases;
    const auto next = [&]() -> std::optional<Case> {
      std::optional<Case> found = cases.next();
      while (options_.groups.line && found && found->line != *options_.groups.line)
        found = cases.next();
      return found;
    };
    const auto start = worker_factory(submission, installation_, session_.limits);
    GroupRecord record = judge_group(file.solutions, next, start, session_, [&](std::size_t done) {
      const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started;
      progress_.show(fmt::format("{}, {}: {}", submission.name, file.group,
                                 rate_text(done, all, elapsed.count())));
    });
    if (options_.groups.line && record.judged.empty() && !interrupted()) {
      throw UsageError(
          fmt::format("no puzzle begins on line {} of {}", *options_.groups.line, file.name));
    }
    record.group = file.group;
    record.data = file.name;
    record.digest = file.digest;
    record.cases = all;
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
    const auto start = worker_factory(submission, installation_, session_.limits);
    progress_.show(fmt::format("{}: making a failure small", submission.name));
    add_counterexample(record, groups_, options_.shrink, start, session_.limits);
  }

  void write_record() const {
    OutputFile file(options_.json);
    write_json(file.stream(), record_);
    if (!file.commit()) throw UsageError(fmt::format("cannot write {}", options_.json));
  }

  [[nodiscard]] int exit_code() const {
    if (record_.interrupted) return kInterrupted;
    const auto& all = record_.submissions;
    if (std::any_of(all.begin(), all.end(), [](const SubmissionRecord& record) {
          return record.verdict == Verdict::judge_error;
        })) {
      return kJudgeFault;
    }
    const bool expected = std::all_of(
        all.begin(), all.end(), [](const SubmissionRecord& record) { return record.as_expected; });
    return expected ? kAsExpected : kNotAsExpected;
  }

  RunOptions options_;
  SessionOptions session_;
  Installation installation_ = Installation::here();
  Progress progress_;
  TerminalReport report_;
  Groups groups_;
  Submissions submissions_;
  RunRecord record_;
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
  command->add_flag("-v,--verbose", o.verbose, "show the first 20 failures of a group, not one");
  command->add_flag("--show-output", o.show_output, "show what the submissions printed");
  command->add_option("--json", o.json, "write the whole record to this file");
  command->footer(R"(
Examples:
  judge run mine.cpp
  judge run mine.cpp --group hard sparse --time-limit 0.5
  judge run mine.cpp --data puzzles.csv --json record.json
  judge run mine.cpp --data testdata/hard.txt --case 17 --show-output
  judge run mine.cpp --cxx clang++ --std c++17 --flags '-O3 -march=native')");
  command->callback([options, &exit_code] {
    exit_code = tell_usage_errors("run", [&] { return Run(*options).run(); });
  });
}

}  // namespace judge
