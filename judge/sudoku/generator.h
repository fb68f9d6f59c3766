#pragma once

#include <random>
#include <string>
#include <tl/expected.hpp>

#include "judge/sudoku/board.h"

namespace judge {

/// How many clues a puzzle may have.
struct ClueRange {
  int fewest;
  int most;
  [[nodiscard]] bool holds(int clues) const { return fewest <= clues && clues <= most; }
  bool operator==(const ClueRange&) const = default;
};

inline constexpr ClueRange kAnyClues{0, kCells};

/// No puzzle with fewer clues is proper: G. McGuire, B. Tugemann, G. Civario, "There Is No 16-Clue
/// Sudoku", Experimental Mathematics 23 (2014).
inline constexpr int kFewestProperClues = 17;

/// A puzzle, or what was not found in how many attempts and what to ask for instead. Every function
/// below ends after a bounded number of attempts, has verified the number of solutions, and gives
/// the same for the same state of `random` on every machine.
using Drawn = tl::expected<Board, std::string>;

/// A puzzle with exactly one solution.
Drawn draw_proper(const ClueRange& clues, std::mt19937_64& random);

/// One that has several as soon as any of its clues is removed.
Drawn draw_minimal(const ClueRange& clues, std::mt19937_64& random);

/// A proper puzzle from which `first` and further cells, `blanks` in all, were taken.
Drawn draw_near_complete(int blanks, int first, std::mt19937_64& random);

/// A puzzle with two solutions or more.
Drawn draw_several(const ClueRange& clues, std::mt19937_64& random);

/// How one sees that a puzzle has no solution.
enum class Flaw {
  hidden,  ///< by search only: no two clues clash
  clash,   ///< two clues in a unit are the same
};

/// A puzzle without a solution: some clues of a full grid with one more, which is wrong. Without it
/// the puzzle is proper, but for few clues of Flaw::clash.
Drawn draw_none(const ClueRange& clues, Flaw flaw, std::mt19937_64& random);

}  // namespace judge
