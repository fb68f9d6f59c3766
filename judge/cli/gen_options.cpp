#include "judge/cli/gen_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <string_view>
#include <vector>

namespace judge {
namespace {

/// A kind, the options that mean something for it, and the range where none is asked for.
struct KindRules {
  Kind kind;
  std::string_view name;
  std::string_view takes;  ///< of "clues", "blanks", "of", "clash"
  ClueRange possible;      ///< of clues
  ClueRange by_default;
};

constexpr int kAll = kCells;

constexpr std::array<KindRules, 8> kKinds{{
    {Kind::proper, "proper", "clues", {kFewestProperClues, kAll}, {24, 30}},
    {Kind::minimal, "minimal", "clues", {kFewestProperClues, 40}, {kFewestProperClues, 40}},
    {Kind::hard, "hard", "", kAnyClues, kAnyClues},
    {Kind::symmetry, "symmetry", "of clues", kAnyClues, kAnyClues},
    {Kind::complete, "complete", "", kAnyClues, kAnyClues},
    {Kind::near_complete, "near-complete", "blanks", {kAll - 64, kAll - 1}, {kAll - 6, kAll - 1}},
    {Kind::several, "several", "clues", {0, 77}, {20, 30}},
    {Kind::none, "none", "clues clash", {2, kAll}, {24, 30}},
}};

constexpr std::size_t kMaxCount = 1'000'000;  // all are held, so that none is given twice

using Fault = tl::unexpected<std::string>;

template <class Number>
std::optional<Number> number(std::string_view text) {
  if (text.empty() || text.front() == '-') return std::nullopt;
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

template <class Number>
struct Range {
  Number low;
  Number high;
};

/// "A", "A..B", and "A.." up to the greatest number.
template <class Number>
std::optional<Range<Number>> range(std::string_view text) {
  const std::size_t dots = text.find("..");
  const auto low = number<Number>(text.substr(0, dots));
  const auto high = dots == std::string_view::npos ? low
                    : dots + 2 == text.size() ? std::optional(std::numeric_limits<Number>::max())
                                              : number<Number>(text.substr(dots + 2));
  if (!low || !high || *low > *high) return std::nullopt;
  return Range<Number>{*low, *high};
}

tl::expected<ClueRange, std::string> read_cells(std::string_view option, const std::string& text,
                                                const ClueRange& possible) {
  const auto asked = range<int>(text);
  if (!asked) {
    return Fault(fmt::format("{} takes a number or a range such as {}..{}, not '{}'", option,
                             possible.fewest, possible.most, text));
  }
  const ClueRange within{std::max(asked->low, possible.fewest),
                         std::min(asked->high, possible.most)};
  if (within.fewest > within.most) {
    return Fault(fmt::format("{} {}: there is no such puzzle; ask for some of {}..{}", option, text,
                             possible.fewest, possible.most));
  }
  return within;
}

std::string quoted(const std::string& path) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/-+=,@%";
  if (path.find_first_not_of(kPlain) == std::string::npos) return path;
  std::string result = "'";
  for (const char c : path) result += c == '\'' ? "'\\''" : std::string(1, c);
  return result + "'";
}

std::string command_of(const GenArguments& arguments) {
  std::string command = fmt::format("judge gen {}", arguments.kind);
  const auto add = [&](std::string_view option, const std::string& value) {
    if (!value.empty()) command += fmt::format(" {} {}", option, value);
  };
  if (!arguments.of.empty()) add("--of", quoted(arguments.of));
  add("--count", arguments.count);
  add("--clues", arguments.clues);
  add("--blanks", arguments.blanks);
  add("--steps", arguments.steps);
  if (arguments.clash) command += " --clash";
  if (arguments.difficulty) command += " --difficulty";
  add("--seed", arguments.seed);
  return command;
}

/// What is asked for that means nothing for this kind.
std::optional<std::string> misplaced(const GenArguments& arguments, const KindRules& rules) {
  const std::array<std::pair<std::string_view, bool>, 4> given{
      {{"clues", !arguments.clues.empty()},
       {"blanks", !arguments.blanks.empty()},
       {"of", !arguments.of.empty()},
       {"clash", arguments.clash}}};
  for (const auto& [option, is_given] : given) {
    const auto takes = [name = option](const KindRules& each) {
      return each.takes.find(name) != std::string_view::npos;
    };
    if (!is_given || takes(rules)) continue;
    std::vector<std::string_view> takers;
    for (const KindRules& each : kKinds) {
      if (takes(each)) takers.push_back(each.name);
    }
    return fmt::format("--{} means nothing for {}; it belongs to {}", option, rules.name,
                       fmt::join(takers, ", "));
  }
  return std::nullopt;
}

tl::expected<ClueRange, std::string> read_clues(const GenArguments& arguments,
                                                const KindRules& rules) {
  if (!arguments.clues.empty()) return read_cells("--clues", arguments.clues, rules.possible);
  if (arguments.blanks.empty()) return rules.by_default;
  const ClueRange possible{kAll - rules.possible.most, kAll - rules.possible.fewest};
  return read_cells("--blanks", arguments.blanks, possible).map([](const ClueRange& blanks) {
    return ClueRange{kAll - blanks.most, kAll - blanks.fewest};
  });
}

}  // namespace

tl::expected<GenOptions, std::string> read_options(const GenArguments& arguments) {
  const auto* const rules = std::ranges::find(kKinds, arguments.kind, &KindRules::name);
  if (rules == kKinds.end()) {
    std::vector<std::string_view> names;
    names.reserve(kKinds.size());
    for (const KindRules& each : kKinds) names.push_back(each.name);
    return Fault(fmt::format("there is no kind '{}'; there are: {}", arguments.kind,
                             fmt::join(names, ", ")));
  }
  if (const auto fault = misplaced(arguments, *rules)) return Fault(*fault);
  const auto count = number<std::size_t>(arguments.count);
  if (!count || *count == 0 || *count > kMaxCount) {
    return Fault(
        fmt::format("--count takes a number from 1 to {}, not '{}'", kMaxCount, arguments.count));
  }
  const auto seed = number<std::uint64_t>(arguments.seed);
  if (!seed) {
    return Fault(fmt::format("--seed takes a number from 0 to {}, not '{}'",
                             std::numeric_limits<std::uint64_t>::max(), arguments.seed));
  }
  const auto clues = read_clues(arguments, *rules);
  if (!clues) return Fault(clues.error());
  std::optional<StepRange> steps;
  if (!arguments.steps.empty()) {
    const auto asked = range<std::uint64_t>(arguments.steps);
    if (!asked) {
      return Fault(
          fmt::format("--steps takes a range such as 0..1000000, not '{}'", arguments.steps));
    }
    steps = StepRange{asked->low, asked->high};
  }
  if (rules->kind == Kind::symmetry && arguments.of.empty()) {
    return Fault("symmetry needs --of FILE, the puzzles to copy");
  }
  if (arguments.of.find_first_of("\r\n") != std::string::npos) {
    return Fault("--of takes no file name of several lines, for it stands in a comment");
  }
  return GenOptions{rules->kind,
                    *count,
                    *seed,
                    *clues,
                    steps,
                    arguments.of,
                    arguments.output,
                    arguments.clash ? Flaw::clash : Flaw::hidden,
                    arguments.difficulty,
                    command_of(arguments)};
}

}  // namespace judge
