#pragma once

#include <cstddef>
#include <string>

#include "judge/submission/supervised_process.h"

namespace judge {

/// What came of a command.
struct CommandResult {
  judge_protocol::Ending ending;
  std::string output;  ///< the beginning of what it printed to stdout and stderr
};

/// Runs a program to its end, or until it breaks a limit or the user interrupts, and keeps at most
/// `kept_bytes` of what it prints. Throws JudgeError where it cannot be started.
CommandResult run_command(const ProcessSetup& setup, std::size_t kept_bytes);

}  // namespace judge
