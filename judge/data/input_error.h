#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace judge {

/// Text that cannot be read as puzzles without guessing, and where it stands.
struct InputError {
  std::string file;
  std::size_t line;    ///< from 1; 0 where the file as a whole is meant
  std::size_t column;  ///< from 1, in bytes; 0 where the line as a whole is meant
  std::string message;

  /// "file:line:column: message", without the parts that are 0.
  [[nodiscard]] std::string str() const;
};

/// What is wrong with a file: at least one error, in the order of the lines.
struct InputErrors {
  std::vector<InputError> all;

  /// An error a line.
  [[nodiscard]] std::string str() const;
};

}  // namespace judge
