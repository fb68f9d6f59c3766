#include "judge/data/input_error.h"

#include <fmt/format.h>

namespace judge {

std::string InputError::str() const {
  if (line == 0) return fmt::format("{}: {}", file, message);
  if (column == 0) return fmt::format("{}:{}: {}", file, line, message);
  return fmt::format("{}:{}:{}: {}", file, line, column, message);
}

std::string InputErrors::str() const {
  std::string text;
  for (const InputError& error : all) {
    if (!text.empty()) text += '\n';
    text += error.str();
  }
  return text;
}

}  // namespace judge
