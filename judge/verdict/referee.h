#pragma once

#include <bitset>
#include <string>
#include <vector>

#include "judge/data/case.h"
#include "judge/submission/protocol.h"
#include "judge/submission/worker.h"
#include "judge/verdict/verdict.h"

namespace judge {

/// What the referee says of one case.
struct Ruling {
  Verdict verdict = Verdict::accepted;
  std::string reason;               ///< the first rule broken, and where; empty for accepted
  std::bitset<kCells> wrong;        ///< the cells that break it
  std::vector<std::string> answer;  ///< the rows that came back, where there are any to show
  bool operator==(const Ruling&) const = default;
};

/// Judges the board that came back. It is right when it has 9 rows of 9 cells, each a digit, keeps
/// every clue, and has no digit twice in a unit; for a puzzle without a solution, when it came back
/// as it went in. A right answer that took more CPU time than allowed is TLE.
Ruling judge_answer(const Case& asked, Solutions solutions, const judge_protocol::Answer& answer,
                    const Limits& limits);

/// Judges a case during which the worker ended.
Ruling judge_death(const Case& asked, Solutions solutions, const Death& death,
                   const Limits& limits);

/// Says what happened to the worker, as in "killed by SIGSEGV in solveSudoku".
std::string describe(const Death& death, const Limits& limits);

}  // namespace judge
