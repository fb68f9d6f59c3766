
#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "judge/cli/commands.h"
#include "judge/cli/exit_code.h"
#include "judge/interrupt.h"

namespace {

constexpr const char* kFooter = R"(
Examples:
  judge run mine.cpp                      judge a file on every group of proper puzzles
  judge run mine.cpp --group hard         on one group
  judge run a.cpp b.cpp --data my.txt     several files on your own puzzles
  judge stress mine.cpp                   look for a failure on boards that are drawn
  judge hack mine.cpp                     look for the puzzle on which it is slowest
  judge compare base.json new.json        what got worse between two runs?
  judge merge shard-*.json                one record of those of all shards
  judge check my.txt                      are these puzzles sound?
  judge show '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
  judge gen hard --count 20               make puzzles that need much search

Exit codes:
  0    all as expected          2  wrong usage, or input that can't be read
  1    something is not         3  the judge's own fault
  130  interrupted
)";

int run(int argc, char** argv) {
  CLI::App app{"Tells the truth about Sudoku solvers before they are submitted.", "judge"};
  app.set_version_flag("--version", JUDGE_VERSION);
  app.footer(kFooter);
  app.require_subcommand(1);
  int exit_code = judge::kAsExpected;
  judge::add_run(app, exit_code);
  judge::add_stress(app, exit_code);
  judge::add_hack(app, exit_code);
  judge::add_compare(app, exit_code);
  judge::add_merge(app, exit_code);
  judge::add_check(app, exit_code);
  judge::add_show(app, exit_code);
  judge::add_gen(app, exit_code);
  judge::add_doctor(app, exit_code);
  judge::add_selftest(app, exit_code);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const bool asked_for = error.get_exit_code() == 0;  // --help and --version
    const int shown = app.exit(error);
    return asked_for ? shown : static_cast<int>(judge::kUsage);
  }
  return exit_code;
}

}  // namespace

int main(int argc, char** argv) {
  judge::watch_interrupts();
  try {
    const int exit_code = run(argc, argv);
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return exit_code;
    std::perror("judge: cannot write to standard output");
    return judge::kUsage;
  } catch (const std::exception& error) {
    std::fputs("judge: ", stderr);
    std::fputs(error.what(), stderr);
    std::fputs("\n", stderr);
    return judge::kJudgeFault;
  }
}
