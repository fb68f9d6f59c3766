#include "judge/report/comparison.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>

namespace judge {
namespace {

constexpr std::size_t kShown = 20;  // of the cases whose verdict changed

std::string coloured(std::string_view text, bool worse, bool colour) {
  return colour ? fmt::format("\x1b[{}m{}\x1b[0m", worse ? 31 : 32, text) : std::string(text);
}

std::string counted(std::size_t count, std::string_view word) {
  return fmt::format("{} {}{}", count, word, count == 1 ? "" : "s");
}

std::string place_of(const VerdictChange& change) {
  std::string place = change.submission;
  if (!change.group.empty()) place += ", group " + change.group;
  if (change.line != 0) place += fmt::format(", line {}", change.line);
  return place;
}

void print_verdicts(std::FILE* out, const Comparison& comparison, bool colour) {
  std::size_t cases = 0;
  for (const VerdictChange& change : comparison.verdicts) {
    if (change.line != 0 && ++cases > kShown) continue;
    fmt::print(out, "{}: {} → {}, {}\n", place_of(change), short_name(change.before),
               short_name(change.after),
               coloured(change.worse() ? "worse" : "better", change.worse(), colour));
  }
  if (cases > kShown) fmt::print(out, "{} more cases changed\n", cases - kShown);
}

void print_costs(std::FILE* out, const Comparison& comparison, bool colour) {
  for (const CostChange& change : comparison.costs) {
    const std::string place =
        change.group.empty() ? ", on all groups" : fmt::format(", group {}", change.group);
    fmt::print(out, "{}{}: {} (p = {:.2g}, {})\n", change.submission, place,
               coloured(fmt::format("{:.2f} times the cost", change.ratio), change.worse(), colour),
               change.p, counted(change.repetitions, "repetition"));
  }
}

}  // namespace

void print_comparison(std::FILE* out, const Comparison& comparison, bool colour) {
  print_verdicts(out, comparison, colour);
  print_costs(out, comparison, colour);
  for (const std::string& what : comparison.only_in_one) fmt::print(out, "{}\n", what);
  if (!comparison.unchanged()) {
    for (const std::string& note : comparison.notes) fmt::print(out, "{}\n", note);
  }
  const std::string_view summary = comparison.worse() ? "got worse"
                                   : !comparison.verdicts.empty() || !comparison.costs.empty()
                                       ? "changed, nothing worse"
                                       : "unchanged";
  fmt::print(out, "{}: {}, {}, {} compared; costs of {}\n",
             coloured(summary, comparison.worse(), colour),
             counted(comparison.submissions, "submission"), counted(comparison.groups, "group"),
             counted(comparison.cases, "case"), counted(comparison.groups_with_costs, "group"));
}

}  // namespace judge
