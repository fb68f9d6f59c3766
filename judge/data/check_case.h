#pragma once

#include <optional>
#include <string>

#include "judge/data/case.h"

namespace judge {

/// What is wrong with a case of a group whose puzzles have `expected` solutions: a puzzle that has
/// another number of them, or a given solution that is none. Nothing where it is sound.
std::optional<std::string> check_case(const Case& given, Solutions expected);

}  // namespace judge
