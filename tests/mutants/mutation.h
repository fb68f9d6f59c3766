#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Changes of one token, or of one statement, to C++ text that clang-format has laid out: it
/// writes spaces around a binary operator and none inside the brackets of a template.
namespace mutants {

struct Mutation {
  std::size_t offset;  ///< of the text that is replaced
  std::string from;
  std::string to;
};

/// All of them, in the order of the text: operators for others of their kind, constants one up and
/// down, indices for others of the file, statements left out. Comments, directives and static
/// assertions stay. The idea and the kinds: R. A. DeMillo, R. J. Lipton, F. G. Sayward, "Hints on
/// Test Data Selection", IEEE Computer 11 (1978).
std::vector<Mutation> mutations_of(std::string_view source);

/// `source` with one change made.
std::string mutated(std::string_view source, const Mutation& mutation);

/// The line that holds `offset`, without its indentation.
std::string_view line_at(std::string_view source, std::size_t offset);

/// Its number, from 1.
std::size_t line_number(std::string_view source, std::size_t offset);

}  // namespace mutants
