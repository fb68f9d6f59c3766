#pragma once

#include <optional>
#include <vector>

#include "judge/submission/worker.h"
#include "judge/sudoku/board.h"

namespace judge {

/// Measures once what a submission costs on `puzzles`: the CPU time of all of them, in runs of the
/// yardstick (judge/sudoku/yardstick.h). One worker of `start`, which has to run the yardstick
/// between the cases, solves them again and again for some 20 ms; the first pass only warms it up.
/// Of every case, and of the yardstick, the median counts. Nothing where the worker ends before, or
/// the user interrupts. A solver that remembers boards is measured remembering.
std::optional<double> measure_cost(const std::vector<Board>& puzzles, const WorkerFactory& start);

}  // namespace judge
