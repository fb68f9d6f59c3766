#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace judge {

/// The header that a compiler (GCC or Clang) says it does not find: "../common/struct.h".
std::optional<std::string> missing_header(std::string_view messages);

/// Blanks every inclusion of a header, lines staying as they are. Gives the first as it was written
/// (`#include <Solution.h>`); empty where there is none.
std::string blank_include(std::string& source, std::string_view header);

/// Replaces the inclusions of test frameworks by that of the prelude's stand-in, since such a
/// framework may not be there, or its library not be linked. Gives the first as it was written.
std::string replace_test_frameworks(std::string& source);

}  // namespace judge
