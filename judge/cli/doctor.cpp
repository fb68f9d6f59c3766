#include <fmt/core.h>
#include <fmt/ranges.h>

#include "judge/cli/commands.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/installation.h"
#include "judge/submission/sandbox.h"

namespace judge {
namespace {

int examine() {
  const Installation installation = Installation::here();
  const Sandbox sandbox = find_sandbox({installation.supervisor, installation.worker});
  fmt::print("guards: {}\n", fmt::join(sandbox.guards(), ", "));
  if (sandbox.complete()) return kAsExpected;
  fmt::print("not guarded: {}\n", sandbox.missing);
  return kNotAsExpected;
}

}  // namespace

void add_doctor(CLI::App& app, int& exit_code) {
  CLI::App* command =
      app.add_subcommand("doctor", "Tell what this machine shuts submissions in by");
  command->footer(R"(
It tries each guard that SECURITY.md names. The exit code is 0 where all of them work, and 1 where
one is off, with the reason.

Examples:
  judge doctor)");
  command->callback([&exit_code] { exit_code = examine(); });
}

}  // namespace judge
