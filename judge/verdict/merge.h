#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "judge/verdict/record.h"

namespace judge {

/// Adds what `more` says of other cases of the same group on the same data.
void add_cases(const GroupRecord& more, GroupRecord& group);

/// The record of one run, made of those of its shards, in any order. The costs of the shards add
/// up. The error says why they do not make one run: a shard is missing, there twice or interrupted,
/// or they are of different submissions, groups, puzzles, limits, compilers or judges.
tl::expected<RunRecord, std::string> merge(std::vector<RunRecord> shards);

/// Why the run `now` cannot go on from where `before` ended; empty where it can. Compares what both
/// were asked to do; of `now` nothing need be judged yet.
std::string other_run(const RunRecord& before, const RunRecord& now);

}  // namespace judge
