#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "judge/sudoku/generator.h"

namespace judge {

enum class Kind { proper, minimal, hard, symmetry, complete, near_complete, several, none };

/// What `judge gen` was called with, as it was typed.
struct GenArguments {
  std::string kind;
  std::string count = "10";
  std::string seed = "1";
  std::string clues;
  std::string blanks;
  std::string steps;
  std::string of;
  std::string output;
  bool clash = false;
  bool difficulty = false;
};

struct StepRange {
  std::uint64_t fewest;
  std::uint64_t most;
};

/// What it means.
struct GenOptions {
  Kind kind;
  std::size_t count;
  std::uint64_t seed;
  ClueRange clues;  ///< for near_complete by the blanks; kAnyClues where nothing is asked
  std::optional<StepRange> steps;
  std::string of;
  std::string output;
  Flaw flaw;
  bool difficulty;
  std::string command;  ///< what to type to get the same puzzles again
};

/// Errors name the option and say what it takes.
tl::expected<GenOptions, std::string> read_options(const GenArguments& arguments);

}  // namespace judge
