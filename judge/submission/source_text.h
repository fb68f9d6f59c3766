#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace judge {

/// C++ text in which all that is not code is blanked out, so that lines and columns stay: comments,
/// literals, directives, and what `#if 0` leaves out.
std::string code_only(std::string_view text);

/// A word, a number, "::" or a single sign.
struct Token {
  std::string_view text;
  std::size_t line;  ///< from 1
};

/// The tokens of code, which has to outlive them.
std::vector<Token> tokens_of(std::string_view code);

/// Whether a name can hold this character; every byte that is not ASCII counts.
bool is_word(char c);

}  // namespace judge
