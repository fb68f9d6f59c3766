#include <fmt/core.h>

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "judge/cli/commands.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/installation.h"
#include "judge/cli/progress.h"
#include "judge/data/data_file.h"

namespace judge {
namespace {

std::string in_words(Solutions solutions) {
  switch (solutions) {
    case Solutions::none:
      return "no solution";
    case Solutions::one:
      return "exactly one solution";
    case Solutions::several:
      return "two solutions or more";
  }
  return "";
}

int check(const std::vector<std::string>& names) {
  int exit_code = kAsExpected;
  for (const std::string& name : names) {
    Progress progress;
    const auto file = open_checked(name, Installation::here().cache, [&](std::size_t checked) {
      progress.show(fmt::format("{}: {} puzzles checked", name, checked));
    });
    progress.clear();
    if (file) {
      fmt::print("{}: {} puzzles, each with {}\n", name, file->cases, in_words(file->solutions));
    } else {
      fmt::print("{}\n", file.error().str());
      exit_code = kNotAsExpected;
    }
  }
  return exit_code;
}

}  // namespace

void add_check(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("check", "Check that puzzles and solutions are sound");
  auto names = std::make_shared<std::vector<std::string>>();
  command->add_option("FILE", *names, "data files, or '-' for standard input")->required();
  command->callback([names, &exit_code] { exit_code = check(*names); });
}

}  // namespace judge
