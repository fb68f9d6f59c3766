#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "judge/data/case.h"
#include "judge/submission/call.h"
#include "judge/submission/worker.h"
#include "judge/verdict/referee.h"

namespace judge {

/// What became of a call.
struct Outcome {
  Ruling ruling;
  std::uint64_t cpu_ns = 0;  ///< of the call; 0 where it was not answered
};

/// What became of calls.
struct Trial {
  std::vector<Outcome> outcomes;
  std::uint64_t peak_memory = 0;  ///< bytes
};

/// How many solutions a board has; none for one with characters that no board should have.
Solutions solutions_of(const Board& board);

/// Judges the board that came back from a call. A misshapen one, or one without a solution, has to
/// come back as it went in.
Ruling judge_call(const Call& call, const judge_protocol::Answer& answer, const Limits& limits);

/// Whether to run the next call, after each that is not the last.
using KeepGoing = std::function<bool(const Outcome&)>;

/// As long as all is accepted.
bool while_accepted(const Outcome& outcome);

/// Runs calls in one fresh worker, in order. The outcomes are fewer than the calls where the worker
/// ended, the last then being that of the call that ended it; where `keep_going` said so; and where
/// the user interrupts.
Trial run_calls(std::span<const Call> calls, const WorkerFactory& start, const Limits& limits,
                const KeepGoing& keep_going = while_accepted);

}  // namespace judge
