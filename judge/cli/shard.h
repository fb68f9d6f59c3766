#pragma once

#include <cstddef>
#include <string>

#include "judge/verdict/record.h"

namespace judge {

/// The shard that `text` names, as "2/5"; where it is empty, that of the environment's
/// GTEST_SHARD_INDEX and GTEST_TOTAL_SHARDS, else all of one. Throws UsageError for what is no
/// shard.
Shard shard_named(const std::string& text);

/// How many of so many cases are in it.
std::size_t share_of(const Shard& shard, std::size_t cases);

}  // namespace judge
