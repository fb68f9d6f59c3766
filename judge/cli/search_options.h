#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

#include "judge/search/shrink.h"

namespace judge {

/// What a command line says of making failures small.
struct ShrinkOptions {
  double seconds = 10;  ///< for each; 0 for not at all
};
void add_shrink_options(CLI::App& command, ShrinkOptions& options);
ShrinkBudget budget_of(const ShrinkOptions& options);

/// Adds --seed, a whole number.
void add_seed_option(CLI::App& command, std::uint64_t& seed);

}  // namespace judge
