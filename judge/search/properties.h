#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "judge/search/shrink.h"
#include "judge/submission/worker.h"
#include "judge/sudoku/board.h"
#include "judge/verdict/record.h"

namespace judge {

/// Which properties to check, and how long.
struct PropertyOptions {
  std::uint64_t seed = 1;
  std::size_t cases = 200;
  bool contract = false;  ///< hold it to the contract as well
  std::vector<Board> hard;
  std::vector<std::vector<Call>> remembered;  ///< calls that failed before, to be tried first
  ShrinkBudget shrink;
};

/// Whether to go on, asked after every call with the cases checked so far.
using PropertyProgress = std::function<bool(std::size_t checked)>;

/// Draws cases and checks what a submission has to hold for them, until the first failure, which is
/// made small. The record is that of a group called "properties" whose cases count from 1; those
/// remembered have the number 0. The time of a case is that of its slowest call. Without
/// `contract`, an object that answers wrongly when called again is a note.
GroupRecord check_properties(const PropertyOptions& options, const WorkerFactory& start,
                             const Limits& limits, const PropertyProgress& progress);

}  // namespace judge
