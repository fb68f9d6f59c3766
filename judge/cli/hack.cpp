#include "judge/search/hack.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "judge/cli/colour.h"
#include "judge/cli/commands.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/groups.h"
#include "judge/cli/installation.h"
#include "judge/cli/keep.h"
#include "judge/cli/progress.h"
#include "judge/cli/search_options.h"
#include "judge/cli/submissions.h"
#include "judge/cli/usage_error.h"
#include "judge/interrupt.h"
#include "judge/report/board_picture.h"
#include "judge/report/text.h"

namespace judge {
namespace {

using Clock = std::chrono::steady_clock;

struct HackOptions {
  SubmissionOptions submissions;
  GroupOptions groups;
  double seconds = 30;
  std::uint64_t seed = 1;
  std::string keep;
};

double ratio(std::uint64_t a, std::uint64_t b) {
  return static_cast<double>(a) / static_cast<double>(std::max<std::uint64_t>(b, 1));
}

class HackCommand {
 public:
  explicit HackCommand(HackOptions options)
      : options_(std::move(options)), limits_(limits_of(options_.submissions)) {}

  int run() {
    if (!options_.keep.empty()) require_keepable(options_.keep);
    const std::vector<Board> data = read_data();
    const Submissions submissions =
        compile_submissions(options_.submissions, installation_, progress_);
    int exit_code = kAsExpected;
    for (const Submission& submission : submissions.all) {
      if (interrupted()) break;
      if (!search(submission, data)) exit_code = kNotAsExpected;
    }
    return interrupted() ? static_cast<int>(kInterrupted) : exit_code;
  }

 private:
  std::vector<Board> read_data() {
    std::vector<Board> data;
    for (const DataFile& file : read_groups(options_.groups, installation_, progress_).files) {
      if (file.solutions != Solutions::one) continue;
      CaseStream cases(file);
      while (const auto next = cases.next()) {
        if (options_.groups.line.value_or(next->line) == next->line) data.push_back(next->puzzle);
      }
    }
    if (data.empty() && !interrupted()) throw UsageError("there is no proper puzzle to begin with");
    return data;
  }

  // Whether the submission stands the search.
  bool search(const Submission& submission, const std::vector<Board>& data) {
    if (!submission.compiled) {
      fmt::print("{} does not compile:\n{}\n", submission.name, submission.compiled.error());
      return false;
    }
    const auto started = Clock::now();
    const auto elapsed = [&] {
      return std::chrono::duration<double>(Clock::now() - started).count();
    };
    const Hacked hacked =
        hack(data, options_.seed, worker_factory(submission, limits_), limits_,
             [&](const Hacked& so_far) {
               progress_.show(fmt::format("{}: {} puzzles tried, slowest {}, {:.0f} s",
                                          submission.name, so_far.tried,
                                          duration_text(so_far.slowest.cpu_ns), elapsed()));
               return elapsed() < options_.seconds;
             });
    progress_.clear();
    report(submission, hacked, elapsed());
    if (!options_.keep.empty() && hacked.tried > 0) {
      keep_case(options_.keep, {hacked.slowest.puzzle},
                fmt::format("the slowest that judge hack found for {}", submission.name));
    }
    return hacked.slowest.ruling.verdict == Verdict::accepted;
  }

  void report(const Submission& submission, const Hacked& hacked, double seconds) const {
    const Cost& slowest = hacked.slowest;
    if (hacked.tried == 0) {
      fmt::print("{}: no puzzle was tried\n", submission.name);
      return;
    }
    const bool accepted = slowest.ruling.verdict == Verdict::accepted;
    fmt::print("{}: {} puzzles tried in {:.1f} s\n", submission.name, hacked.tried, seconds);
    fmt::print("  the data: median {}, slowest {}\n", duration_text(hacked.median),
               duration_text(hacked.slowest_of_data.cpu_ns));
    fmt::print("  found: {}{}, {:.3g} × the slowest of the data, {:.3g} × their median\n",
               accepted ? "" : "at least ", duration_text(slowest.cpu_ns),
               ratio(slowest.cpu_ns, hacked.slowest_of_data.cpu_ns),
               ratio(slowest.cpu_ns, hacked.median));
    if (accepted) {
      fmt::print("  within the limit of {}\n", duration_text(limits_.cpu_ns));
    } else {
      fmt::print("  {}: {}\n", short_name(slowest.ruling.verdict),
                 escaped(slowest.ruling.reason, 500));
    }
    fmt::print("  {}\n", slowest.puzzle.str());
    const PictureStyle style{use_colour(STDOUT_FILENO)};
    for (const std::string& line : draw_board(rows_of(slowest.puzzle), slowest.puzzle, {}, style)) {
      fmt::print("  {}\n", line);
    }
    SubmissionRecord record;
    record.source = submission.name;
    record.entry = options_.submissions.entry;
    record.options = options_text(options_.submissions);
    fmt::print("  again: {}\n", replay_command(record, slowest.puzzle));
    std::fflush(stdout);
  }

  HackOptions options_;
  Limits limits_;
  Installation installation_ = Installation::here();
  Progress progress_;
};

}  // namespace

void add_hack(CLI::App& app, int& exit_code) {
  CLI::App* command =
      app.add_subcommand("hack", "Search for the puzzle on which a submission is slowest");
  auto options = std::make_shared<HackOptions>();
  HackOptions& o = *options;
  add_submission_options(*command, o.submissions);
  add_group_options(*command, o.groups);
  command->add_option("--seconds", o.seconds, "how long to search for each submission")
      ->capture_default_str()
      ->check(CLI::Range(0.0, 1e9));
  add_seed_option(*command, o.seed);
  add_keep_option(*command, o.keep);
  command->footer(R"(
It begins with the slowest of the data, and goes on with equivalent boards and other clues, always
from the slowest so far. It ends with the time, or with a puzzle that is not accepted.

Exit codes: 0 no puzzle breaks a limit, 1 one does, 2 wrong usage, 3 the judge's own fault,
130 interrupted.

Examples:
  judge hack mine.cpp
  judge hack mine.cpp --group hard --seconds 120 --time-limit 0.5
  judge hack mine.cpp --keep slow.txt)");
  command->callback([options, &exit_code] {
    exit_code = tell_usage_errors("hack", [&] { return HackCommand(*options).run(); });
  });
}

}  // namespace judge
