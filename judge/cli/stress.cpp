#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "judge/cli/colour.h"
#include "judge/cli/commands.h"
#include "judge/cli/drawn.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/installation.h"
#include "judge/cli/keep.h"
#include "judge/cli/progress.h"
#include "judge/cli/search_options.h"
#include "judge/cli/submissions.h"
#include "judge/cli/usage_error.h"
#include "judge/interrupt.h"
#include "judge/report/terminal.h"
#include "judge/search/property.h"
#include "judge/search/trial.h"

namespace judge {
namespace {

using Clock = std::chrono::steady_clock;

struct StressOptions {
  SubmissionOptions submissions;
  ShrinkOptions shrink;
  double seconds = 60;
  std::optional<std::size_t> cases;
  std::uint64_t seed = 1;
  bool contract = false;
  std::vector<std::string> calls;
  std::string keep;
};

class Stress {
 public:
  explicit Stress(StressOptions options)
      : options_(std::move(options)), limits_(limits_of(options_.submissions)) {}

  int run() {
    if (!options_.keep.empty()) require_keepable(options_.keep);
    const std::vector<Call> calls = parse_calls();
    const Submissions submissions =
        compile_submissions(options_.submissions, installation_, progress_);
    RunRecord record;
    record.compiler = submissions.compiler;
    record.guards = submissions.sandbox.guards();
    record.unguarded = submissions.sandbox.missing;
    record.limits = limits_;
    TerminalReport report(stdout, {use_colour(STDOUT_FILENO)});
    report.head(record, options_.submissions.sources, {"properties"});
    for (const Submission& submission : submissions.all) {
      if (interrupted()) break;
      record.submissions.push_back(judge(submission, calls));
      progress_.clear();
      report.submission(record.submissions.back());
    }
    record.interrupted = interrupted();
    report.end(record);
    if (!options_.keep.empty()) keep_failures(options_.keep, record);
    if (record.interrupted) return kInterrupted;
    return std::ranges::all_of(record.submissions, &SubmissionRecord::as_expected) ? kAsExpected
                                                                                   : kNotAsExpected;
  }

 private:
  [[nodiscard]] std::vector<Call> parse_calls() const {
    std::vector<Call> calls;
    for (const std::string& text : options_.calls) {
      const auto call = Call::parse(text);
      if (!call) {
        throw UsageError(fmt::format(
            "--calls takes boards of 81 cells, perhaps after 'twice:', 'spare:' or the sizes of "
            "rows as '9,9,8:', not '{}'",
            text));
      }
      calls.push_back(*call);
    }
    return calls;
  }

  SubmissionRecord judge(const Submission& submission, const std::vector<Call>& calls) {
    SubmissionRecord record;
    record.source = submission.name;
    record.entry = options_.submissions.entry;
    record.options = options_text(options_.submissions);
    if (submission.compiled) {
      record.notes = submission.compiled->notes;
      record.groups.push_back(calls.empty() ? draw(submission) : repeat(submission, calls));
      record.verdict = record.groups.back().verdict;
    } else {
      record.verdict = Verdict::compile_error;
      record.compile_messages = submission.compiled.error();
    }
    submission.expectation.apply_to(record);
    return record;
  }

  GroupRecord draw(const Submission& submission) {
    PropertyOptions options;
    options.seed = options_.seed;
    options.cases = options_.cases.value_or(std::numeric_limits<std::uint32_t>::max());
    options.contract = options_.contract;
    options.shrink = budget_of(options_.shrink);
    const auto started = Clock::now();
    GroupRecord record =
        check_drawn(submission, options_.submissions.entry, options, installation_, limits_,
                    [&](std::size_t checked) {
                      const std::chrono::duration<double> elapsed = Clock::now() - started;
                      progress_.show(fmt::format("{}: {} cases drawn, all right, {:.0f} s",
                                                 submission.name, checked, elapsed.count()));
                      return options_.cases || elapsed.count() < options_.seconds;
                    });
    record.cases = record.judged.size();
    return record;
  }

  // What a failure made small is called again with.
  GroupRecord repeat(const Submission& submission, const std::vector<Call>& calls) {
    const Trial trial = run_calls(calls, worker_factory(submission, limits_), limits_);
    GroupRecord record;
    record.group = "calls";
    record.cases = calls.size();
    record.peak_memory = trial.peak_memory;
    for (const Outcome& outcome : trial.outcomes) {
      const std::size_t number = record.judged.size() + 1;
      record.judged.push_back(
          {static_cast<std::uint32_t>(number), outcome.ruling.verdict, outcome.cpu_ns});
      record.verdict = outcome.ruling.verdict;
      if (while_accepted(outcome)) {
        ++record.passed;
        continue;
      }
      const auto property = property_of(std::span(calls).first(number));
      record.failures.push_back({{calls[number - 1].board, std::nullopt, number},
                                 outcome.ruling,
                                 std::nullopt,
                                 std::string(statement_of(property))});
    }
    return record;
  }

  StressOptions options_;
  Limits limits_;
  Installation installation_ = Installation::here();
  Progress progress_;
};

}  // namespace

void add_stress(CLI::App& app, int& exit_code) {
  CLI::App* command =
      app.add_subcommand("stress", "Check what submissions have to hold on boards that are drawn");
  auto options = std::make_shared<StressOptions>();
  StressOptions& o = *options;
  add_submission_options(*command, o.submissions);
  command->add_option("--seconds", o.seconds, "how long to look for a failure of each submission")
      ->capture_default_str()
      ->check(CLI::Range(0.0, 1e9));
  command->add_option("--cases", o.cases, "how many cases to draw, instead of a time")
      ->check(CLI::Range(1U, std::numeric_limits<std::uint32_t>::max()));
  add_seed_option(*command, o.seed);
  command->add_flag("--contract", o.contract,
                    "also what goes beyond the problem: second calls of an object, boards that are "
                    "malformed, clash, or have no or several solutions");
  command->add_option("--calls", o.calls,
                      "draw nothing, but call one process with these boards in turn, as a failure "
                      "says how to repeat it");
  add_shrink_options(*command, o.shrink);
  add_keep_option(*command, o.keep);
  command->footer(R"(
What has to hold, for puzzles of all clue counts, near-complete, minimal, and copies of hard ones:
  the answer is the only solution, and stays the same
    from a new object after other boards, for an equivalent board turned alike,
    and where rows have spare capacity;
  with --contract also from a second call of the same object; boards that are malformed, clash or
  have no solution come back as they went in; and of several solutions the answer is one.
It ends at the first failure, makes it small, and remembers it to try it first the next time.

Exit codes: 0 all as expected, 1 not, 2 wrong usage, 3 the judge's own fault, 130 interrupted.

Examples:
  judge stress mine.cpp
  judge stress mine.cpp --seconds 600 --seed 42
  judge stress mine.cpp --contract --cases 1000)");
  command->callback([options, &exit_code] {
    exit_code = tell_usage_errors("stress", [&] { return Stress(*options).run(); });
  });
}

}  // namespace judge
