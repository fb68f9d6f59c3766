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
#include "judge/cli/compare.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/groups.h"
#include "judge/cli/installation.h"
#include "judge/cli/machine.h"
#include "judge/cli/measure.h"
#include "judge/cli/progress.h"
#include "judge/cli/reports.h"
#include "judge/cli/submissions.h"
#include "judge/cli/usage_error.h"
#include "judge/digest.h"
#include "judge/interrupt.h"
#include "judge/judge_error.h"
#include "judge/report/terminal.h"
#include "judge/verdict/session.h"

namespace judge {
namespace {

constexpr std::size_t kRepetitions = 20;

struct RunOptions {
  SubmissionOptions submissions;
  GroupOptions groups;
  bool fail_fast = false;
  ReportOptions reports;
  std::optional<std::size_t> repeat;
  std::string against;
  bool show_output = false;
};

// Runs the submissions of one command line.
class Run {
 public:
  explicit Run(RunOptions options)
      : options_(std::move(options)),
        session_{limits_of(options_.submissions), options_.fail_fast},
        report_(stdout, {use_colour(STDOUT_FILENO),
                         options_.reports.verbose ? kFailuresKept : std::size_t{1},
                         options_.show_output}) {}

  int run() {
    if (!options_.against.empty()) base_ = read_record(options_.against);
    groups_ = read_groups(options_.groups, installation_, progress_);
    submissions_ = compile_submissions(options_.submissions, installation_, progress_);
    record_.started = time_of_day();
    record_.judge = JUDGE_VERSION;
    record_.machine = machine_description();
    record_.compiler = submissions_.compiler;
    record_.limits = session_.limits;
    print_head();
    for (const Submission& submission : submissions_.all) {
      if (interrupted()) break;
      record_.submissions.push_back(judge(submission));
      progress_.clear();
      if (!base_) report_.submission(record_.submissions.back());
    }
    measure([](const SubmissionRecord&, const GroupRecord&) { return true; });
    record_.interrupted = interrupted();
    if (!base_) report_.end(record_);
    const std::optional<Comparison> comparison = compare_with_base();
    write_reports(options_.reports, record_);
    if (record_.interrupted || !comparison) return exit_code();
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
    if (!base_) report_.head(record_, options_.submissions.sources, names);
  }

  SubmissionRecord judge(const Submission& submission) {
    SubmissionRecord record;
    record.source = submission.name;
    record.digest = sha256(submission.text);
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
      } else {
        record.verdict = Verdict::compile_error;
        record.compile_messages = submission.compiled.error();
      }
    } catch (const JudgeError& error) {
      record.verdict = Verdict::judge_error;
      record.judge_error = error.what();
    }
    submission.expectation.apply_to(record);
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

  void measure(const Wanted& wanted) {
    const std::size_t repetitions = options_.repeat.value_or(base_ ? kRepetitions : 0);
    if (repetitions == 0) return;
    measure_costs({submissions_, groups_, installation_}, repetitions, wanted, progress_, record_);
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
  std::optional<RunRecord> base_;  ///< what the run is compared with
};

}  // namespace

void add_run(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("run", "Judge submissions on puzzles");
  auto options = std::make_shared<RunOptions>();
  RunOptions& o = *options;
  add_submission_options(*command, o.submissions);
  add_group_options(*command, o.groups);
  command->add_flag("--fail-fast", o.fail_fast, "stop at the first failure");
  command->add_flag("-v,--verbose", o.reports.verbose,
                    "show the first 20 failures of a group, not one; name each case in --junit");
  command->add_flag("--show-output", o.show_output, "show what the submissions printed");
  add_report_options(*command, o.reports);
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
    exit_code = tell_usage_errors("run", [&] { return Run(*options).run(); });
  });
}

}  // namespace judge
