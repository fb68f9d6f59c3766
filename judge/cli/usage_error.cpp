#include "judge/cli/usage_error.h"

#include <fmt/core.h>

#include <cstdio>

#include "judge/cli/exit_code.h"
#include "judge/interrupt.h"

namespace judge {

int tell_usage_errors(const char* command, const std::function<int()>& run) {
  try {
    return run();
  } catch (const UsageError& error) {
    fmt::print(stderr, "judge {}: {}\n", command, error.what());
    return interrupted() ? kInterrupted : kUsage;
  }
}

}  // namespace judge
