#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <vector>

#include "judge/submission/worker.h"
#include "judge/sudoku/board.h"
#include "judge/verdict/referee.h"

namespace judge {

/// What a puzzle cost a submission.
struct Cost {
  Board puzzle;
  Ruling ruling;
  std::uint64_t cpu_ns = 0;  ///< of the call; where it was not answered, the limit
};

/// What a search for the slowest puzzle has found so far.
struct Hacked {
  std::size_t tried = 0;     ///< puzzles, those of the data included
  std::uint64_t median = 0;  ///< of the data, nanoseconds
  Cost slowest_of_data;
  Cost slowest;
};

/// Whether to go on, asked after every few puzzles.
using HackProgress = std::function<bool(const Hacked&)>;

/// Searches for the proper puzzle on which a submission is slowest. It climbs from the slowest of
/// `data`, proper puzzles, by turning the board, which matters to a solver with an order of its
/// own, and by moving clues, and keeps what costs more CPU time, by the median of repeated calls
/// where they are short. Which puzzles are tried depends on `seed` and on what they cost, nothing
/// else. Ends when `progress` says so, when the user interrupts, and with the first puzzle that is
/// not accepted.
Hacked hack(const std::vector<Board>& data, std::uint64_t seed, const WorkerFactory& start,
            const Limits& limits, const HackProgress& progress);

/// A proper puzzle near a proper one, and not that one: with a few other clues, turned a little, or
/// laid so that a search in reading order takes long.
Board neighbour(const Board& puzzle, std::mt19937_64& random);

}  // namespace judge
