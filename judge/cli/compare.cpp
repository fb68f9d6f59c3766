#include "judge/cli/compare.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <memory>

#include "judge/cli/colour.h"
#include "judge/cli/commands.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/reports.h"
#include "judge/cli/usage_error.h"
#include "judge/report/comparison.h"

namespace judge {

Comparison compared(const RunRecord& base, const RunRecord& now) {
  auto comparison = compare(base, now);
  if (!comparison) throw UsageError("the records cannot be compared: " + comparison.error());
  return *std::move(comparison);
}

bool slower(const Comparison& comparison) {
  return std::any_of(comparison.costs.begin(), comparison.costs.end(),
                     [](const CostChange& change) { return change.worse(); });
}

bool slower(const Comparison& comparison, const SubmissionRecord& submission,
            const GroupRecord& group) {
  return std::any_of(comparison.costs.begin(), comparison.costs.end(),
                     [&](const CostChange& change) {
                       return change.worse() && change.source == submission.source &&
                              (change.group.empty() || change.group == group.group);
                     });
}

int tell_comparison(const Comparison& comparison) {
  print_comparison(stdout, comparison, use_colour(STDOUT_FILENO));
  return comparison.worse() ? kNotAsExpected : kAsExpected;
}

void add_compare(CLI::App& app, int& exit_code) {
  struct Options {
    std::string base;
    std::string now;
  };
  CLI::App* command = app.add_subcommand("compare", "Say what got worse between two runs");
  auto options = std::make_shared<Options>();
  command->add_option("BASE", options->base, "what `judge run --json` wrote before")->required();
  command->add_option("NEW", options->now, "what it wrote after")->required();
  command->footer(R"(
Costs are compared where both runs measured them (judge run --repeat 20). A cost counts as
changed from 5 % on, and where the repetitions of the runs differ by a rank test.

Exit codes: 0 nothing got worse, 1 something did, 2 the two cannot be compared.

Examples:
  judge run mine.cpp --repeat 20 --json base.json
  judge run mine.cpp --repeat 20 --json new.json
  judge compare base.json new.json
  judge run mine.cpp --against base.json    the same, and measures again what looks slower)");
  command->callback([options, &exit_code] {
    exit_code = tell_usage_errors("compare", [&] {
      return tell_comparison(compared(read_record(options->base), read_record(options->now)));
    });
  });
}

}  // namespace judge
