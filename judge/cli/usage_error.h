#pragma once

#include <functional>
#include <stdexcept>

namespace judge {

/// What the user can mend.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Runs a command and gives its exit code. A UsageError is told on stderr as the command's, and
/// gives kUsage, or kInterrupted where it came of an interrupt.
int tell_usage_errors(const char* command, const std::function<int()>& run);

}  // namespace judge
