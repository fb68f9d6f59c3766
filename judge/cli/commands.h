#pragma once

#include <CLI/CLI.hpp>

namespace judge {

/// Each adds one subcommand to `app`; when that is the one on the command line, it runs and leaves
/// its ExitCode in `exit_code`.
void add_run(CLI::App& app, int& exit_code);
void add_compare(CLI::App& app, int& exit_code);
void add_merge(CLI::App& app, int& exit_code);
void add_check(CLI::App& app, int& exit_code);
void add_show(CLI::App& app, int& exit_code);
void add_hack(CLI::App& app, int& exit_code);
void add_stress(CLI::App& app, int& exit_code);
void add_doctor(CLI::App& app, int& exit_code);
void add_selftest(CLI::App& app, int& exit_code);
void add_gen(CLI::App& app, int& exit_code);

}  // namespace judge
