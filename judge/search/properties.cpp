#include "judge/search/properties.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <utility>

#include "judge/interrupt.h"
#include "judge/search/drawing.h"
#include "judge/search/trial.h"

namespace judge {
namespace {

constexpr std::size_t kCasesOfProcess = 16;

class PropertyCheck {
 public:
  PropertyCheck(const PropertyOptions& options, const WorkerFactory& start, const Limits& limits,
                const PropertyProgress& progress)
      : options_(options), start_(start), limits_(limits), progress_(progress) {}

  GroupRecord run() {
    record_.group = "properties";
    record_.cases = options_.cases;
    record_.seed = options_.seed;
    for (const std::vector<Call>& calls : options_.remembered) {
      if (!stopped_) try_remembered(calls);
    }
    while (!stopped_ && !interrupted() && record_.judged.size() < options_.cases) check_some();
    return std::move(record_);
  }

 private:
  void try_remembered(const std::vector<Call>& calls) {
    const Property property = property_of(calls);
    if (is_contract(property) && !options_.contract) return;
    const Trial trial = run_calls(calls, start_, limits_);
    if (trial.outcomes.size() < calls.size() || while_accepted(trial.outcomes.back())) return;
    fail(0, {property, calls.back()}, std::span(calls).first(calls.size() - 1),
         trial.outcomes.back().ruling);
  }

  /// Checks the next cases in one process, up to the first fault.
  void check_some() {
    const std::size_t first = record_.judged.size() + 1;
    const std::size_t end = std::min(first + kCasesOfProcess, options_.cases + 1);
    std::vector<DrawnCall> drawn;
    std::vector<std::size_t> ends;  // of the calls of each case
    for (std::size_t number = first; number < end && progress_(first - 1); ++number) {
      for (const DrawnCall& each :
           draw_calls(options_.seed, number, options_.contract, options_.hard)) {
        if (each.property != Property::second_call || !second_call_fails_) drawn.push_back(each);
      }
      ends.push_back(drawn.size());
    }
    std::vector<Call> calls;
    calls.reserve(drawn.size());
    for (const DrawnCall& each : drawn) calls.push_back(each.call);
    const Trial trial = run_calls(calls, start_, limits_, [&](const Outcome& outcome) {
      return while_accepted(outcome) && progress_(first - 1);
    });
    record_.peak_memory = std::max(record_.peak_memory, trial.peak_memory);
    settle(trial.outcomes, ends);
    const bool failed = !trial.outcomes.empty() && !while_accepted(trial.outcomes.back());
    if (failed) {
      const std::size_t last = trial.outcomes.size() - 1;
      found(drawn[last], std::span(calls).first(last), trial.outcomes.back().ruling);
    } else if (trial.outcomes.size() < calls.size() || ends.size() < end - first) {
      stopped_ = true;  // as `progress` wanted
    }
  }

  /// Records the cases of which all calls are answered rightly.
  void settle(const std::vector<Outcome>& outcomes, const std::vector<std::size_t>& ends) {
    std::size_t next = 0;
    for (const std::size_t end : ends) {
      if (end > outcomes.size()) return;
      std::uint64_t slowest = 0;
      for (; next < end; ++next) {
        if (!while_accepted(outcomes[next])) return;
        slowest = std::max(slowest, outcomes[next].cpu_ns);
      }
      record_.judged.push_back(
          {static_cast<std::uint32_t>(record_.judged.size() + 1), Verdict::accepted, slowest});
      ++record_.passed;
    }
  }

  void found(const DrawnCall& drawn, std::span<const Call> before, const Ruling& ruling) {
    if (drawn.property != Property::second_call || options_.contract) {
      fail(record_.judged.size() + 1, drawn, before, ruling);
      return;
    }
    second_call_fails_ = true;
    record_.notes.push_back(
        fmt::format("a second call of the same object fails ({}: {}); no judge "
                    "makes one, so that it counts with --contract only",
                    short_name(ruling.verdict), ruling.reason));
  }

  void fail(std::size_t number, const DrawnCall& drawn, std::span<const Call> before,
            const Ruling& ruling) {
    Failure failure{{drawn.call.board, std::nullopt, number}, ruling};
    const bool wanted = options_.shrink.time.count() > 0;
    if (wanted) {
      const FailingCall failing{before, drawn.call, ruling.verdict, drawn.turned};
      failure.small = shrink(failing, start_, limits_, options_.shrink);
    }
    const bool alone = !failure.small || failure.small->calls.size() == 1;
    failure.property = statement_of(alone ? drawn.property : Property::after_another);
    if (wanted && !failure.small && !interrupted()) {
      record_.notes.push_back(
          fmt::format("the failure of case {} did not come again when it was repeated", number));
    }
    record_.judged.push_back({static_cast<std::uint32_t>(number), ruling.verdict, 0});
    record_.verdict = ruling.verdict;
    record_.failures.push_back(std::move(failure));
    stopped_ = true;
  }

  const PropertyOptions& options_;
  const WorkerFactory& start_;
  const Limits& limits_;
  const PropertyProgress& progress_;
  GroupRecord record_;
  bool second_call_fails_ = false;
  bool stopped_ = false;
};

}  // namespace

GroupRecord check_properties(const PropertyOptions& options, const WorkerFactory& start,
                             const Limits& limits, const PropertyProgress& progress) {
  return PropertyCheck(options, start, limits, progress).run();
}

}  // namespace judge
