#include "judge/cli/shard.h"

#include <fmt/core.h>

#include <charconv>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "judge/cli/usage_error.h"

namespace judge {
namespace {

std::optional<std::size_t> number(std::string_view text) {
  std::size_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string environment(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nobody changes it
  return value == nullptr ? "" : value;
}

}  // namespace

Shard shard_named(const std::string& text) {
  if (!text.empty()) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const auto index = number(text.substr(0, slash));
    const auto count = number(text.substr(std::min(slash + 1, text.size())));
    if (index && count && *index >= 1 && *index <= *count) return {*index - 1, *count};
    throw UsageError(
        fmt::format("--shard takes I/N, a number from 1 to N and N, and not '{}'", text));
  }
  const std::string total = environment("GTEST_TOTAL_SHARDS");
  if (total.empty()) return {};
  const auto index = number(environment("GTEST_SHARD_INDEX"));
  const auto count = number(total);
  if (index && count && *index < *count) return {*index, *count};
  throw UsageError("GTEST_SHARD_INDEX has to be a number from 0 to less than GTEST_TOTAL_SHARDS");
}

std::size_t share_of(const Shard& shard, std::size_t cases) {
  return cases / shard.count + (cases % shard.count > shard.index ? 1 : 0);
}

}  // namespace judge
