#include "judge/verdict/comparison.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <stdexcept>

#include "judge/verdict/rank_test.h"

namespace judge {
namespace {

class CannotCompare : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

using Named = std::map<std::string, const SubmissionRecord*>;

// By file name, which is what stays when a file is copied; by path where that is not unique.
Named named(const RunRecord& run) {
  const auto name = [](const SubmissionRecord& submission) {
    const std::string file = std::filesystem::path(submission.source).filename();
    return submission.entry.empty() ? file : file + " --entry " + submission.entry;
  };
  std::map<std::string, int> seen;
  for (const SubmissionRecord& submission : run.submissions) ++seen[name(submission)];
  Named result;
  for (const SubmissionRecord& submission : run.submissions) {
    const bool unique = seen[name(submission)] == 1;
    result[unique ? name(submission) : submission.source] = &submission;
  }
  return result;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

class Comparer {
 public:
  Comparer(const RunRecord& base, const RunRecord& now) : base_(base), now_(now) {}

  Comparison run() {
    if (base_.shard != now_.shard) throw CannotCompare("they judge other shares of the cases");
    note_differences();
    const Named before = named(base_);
    const Named after = named(now_);
    for (const auto& [name, submission] : before) {
      const auto found = after.find(name);
      if (found == after.end()) {
        only_in("BASE", name);
      } else {
        compare(name, *submission, *found->second);
      }
    }
    for (const auto& [name, submission] : after) {
      if (!before.contains(name)) only_in("NEW", name);
    }
    if (result_.submissions == 0) throw CannotCompare("they have no submission in common");
    return std::move(result_);
  }

 private:
  void only_in(std::string_view where, const std::string& what) {
    result_.only_in_one.push_back(fmt::format("only in {}: {}", where, what));
  }

  void note_differences() {
    const auto note = [this](std::string_view what, const std::string& a, const std::string& b) {
      if (a != b) result_.notes.push_back(fmt::format("{}: {} → {}", what, a, b));
    };
    note("judge", base_.judge, now_.judge);
    note("machine", base_.machine, now_.machine);
    note("compiler", base_.compiler, now_.compiler);
    if (!(base_.limits == now_.limits)) result_.notes.emplace_back("the limits are not the same");
    if (base_.interrupted) result_.notes.emplace_back("BASE was interrupted");
    if (now_.interrupted) result_.notes.emplace_back("NEW was interrupted");
    if (!base_.yardstick.empty() && !now_.yardstick.empty() && base_.yardstick != now_.yardstick) {
      result_.notes.push_back(
          fmt::format("costs are not compared, since their yardsticks differ: "
                      "{} → {}",
                      base_.yardstick, now_.yardstick));
    }
  }

  void verdict(const VerdictChange& change) {
    if (change.before != change.after) result_.verdicts.push_back(change);
  }

  void compare(const std::string& name, const SubmissionRecord& before,
               const SubmissionRecord& after) {
    ++result_.submissions;
    verdict({name, "", 0, before.verdict, after.verdict});
    const auto find = [](const SubmissionRecord& in, const std::string& group) {
      return std::find_if(in.groups.begin(), in.groups.end(),
                          [&](const GroupRecord& record) { return record.group == group; });
    };
    costs_before_.clear();
    costs_after_.clear();
    for (const GroupRecord& group : before.groups) {
      const auto found = find(after, group.group);
      if (found == after.groups.end()) {
        only_in("BASE", fmt::format("{}, group {}", name, group.group));
      } else {
        compare(name, after.source, group, *found);
      }
    }
    for (const GroupRecord& group : after.groups) {
      if (find(before, group.group) != before.groups.end()) continue;
      only_in("NEW", fmt::format("{}, group {}", name, group.group));
    }
    if (costs_before_.size() > 1) {
      cost(name, after.source, "", over_groups(costs_before_), over_groups(costs_after_));
    }
  }

  void compare(const std::string& name, const std::string& source, const GroupRecord& before,
               const GroupRecord& after) {
    if (before.digest != after.digest || before.seed != after.seed) {
      throw CannotCompare(fmt::format("group {} has other puzzles", before.group));
    }
    ++result_.groups;
    verdict({name, before.group, 0, before.verdict, after.verdict});
    compare_cases(name, before, after);
    if (base_.yardstick != now_.yardstick || before.costs.empty() || after.costs.empty()) return;
    ++result_.groups_with_costs;
    costs_before_.push_back(before.costs);
    costs_after_.push_back(after.costs);
    cost(name, source, before.group, before.costs, after.costs);
  }

  void compare_cases(const std::string& name, const GroupRecord& before, const GroupRecord& after) {
    std::size_t only_before = 0;
    std::size_t only_after = 0;
    auto a = before.judged.begin();
    auto b = after.judged.begin();
    while (a != before.judged.end() || b != after.judged.end()) {
      if (b == after.judged.end() || (a != before.judged.end() && a->line < b->line)) {
        ++only_before;
        ++a;
      } else if (a == before.judged.end() || b->line < a->line) {
        ++only_after;
        ++b;
      } else {
        ++result_.cases;
        verdict({name, before.group, a->line, a->verdict, b->verdict});
        ++a;
        ++b;
      }
    }
    const auto tell = [&](std::size_t count, std::string_view where) {
      if (count == 0) return;
      only_in(where, fmt::format("{}, group {}: {} case{}", name, before.group, count,
                                 count == 1 ? "" : "s"));
    };
    tell(only_before, "BASE");
    tell(only_after, "NEW");
  }

  // For each repetition the geometric mean over the groups: each has the same weight.
  static std::vector<double> over_groups(const std::vector<std::vector<double>>& groups) {
    std::size_t repetitions = groups.front().size();
    for (const auto& costs : groups) repetitions = std::min(repetitions, costs.size());
    std::vector<double> means;
    for (std::size_t i = 0; i < repetitions; ++i) {
      double sum = 0;
      for (const auto& costs : groups) sum += std::log(costs[i]);
      means.push_back(std::exp(sum / static_cast<double>(groups.size())));
    }
    return means;
  }

  void cost(const std::string& name, const std::string& source, const std::string& group,
            const std::vector<double>& before, const std::vector<double>& after) {
    const CostChange change{name,
                            source,
                            group,
                            median(after) / median(before),
                            rank_test(before, after),
                            std::min(before.size(), after.size())};
    const bool large = change.ratio >= kLeastChange || change.ratio <= 1 / kLeastChange;
    if (large && change.p < kSignificant) result_.costs.push_back(change);
  }

  const RunRecord& base_;
  const RunRecord& now_;
  Comparison result_;
  std::vector<std::vector<double>> costs_before_;  // of the groups of one submission
  std::vector<std::vector<double>> costs_after_;
};

}  // namespace

bool Comparison::worse() const {
  return std::any_of(verdicts.begin(), verdicts.end(),
                     [](const VerdictChange& change) { return change.worse(); }) ||
         std::any_of(costs.begin(), costs.end(),
                     [](const CostChange& change) { return change.worse(); });
}

tl::expected<Comparison, std::string> compare(const RunRecord& base, const RunRecord& now) {
  try {
    return Comparer(base, now).run();
  } catch (const CannotCompare& error) {
    return tl::unexpected(std::string(error.what()));
  }
}

}  // namespace judge
