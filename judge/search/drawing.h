#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "judge/search/property.h"
#include "judge/submission/call.h"
#include "judge/sudoku/symmetry.h"

namespace judge {

/// A call, and what its answer shows.
struct DrawnCall {
  Property property;
  Call call;
  std::optional<Symmetry> turned = std::nullopt;  ///< what made its board, for `equivalent`
};

/// Draws the calls of case `number`: of one puzzle, proper of any number of clues, near-complete,
/// minimal, or an equivalent of one of `hard`; of another one; and with `contract` of boards beyond
/// the problem's statement. The same for the same arguments on every machine.
std::vector<DrawnCall> draw_calls(std::uint64_t seed, std::size_t number, bool contract,
                                  std::span<const Board> hard);

}  // namespace judge
