#include "judge/cli/search_options.h"

#include <fmt/core.h>

#include <charconv>
#include <string>

namespace judge {
namespace {

// What is wrong with a seed; nothing where nothing is.
std::string seed_fault(const std::string& text) {
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, seed);
  if (error == std::errc{} && rest == end) return "";
  return fmt::format("takes a whole number from 0 to 2^64 - 1, not '{}'", text);
}

}  // namespace

void add_shrink_options(CLI::App& command, ShrinkOptions& o) {
  command
      .add_option("--shrink", o.seconds,
                  "seconds to make the first failure small of each submission; 0: leave it")
      ->capture_default_str()
      ->check(CLI::Range(0.0, 86400.0));
}

ShrinkBudget budget_of(const ShrinkOptions& options) {
  ShrinkBudget budget;
  budget.time = std::chrono::nanoseconds(static_cast<std::int64_t>(options.seconds * 1e9));
  return budget;
}

void add_seed_option(CLI::App& command, std::uint64_t& seed) {
  command.add_option("--seed", seed, "the same seed gives the same boards")
      ->capture_default_str()
      ->check(seed_fault);
}

}  // namespace judge
