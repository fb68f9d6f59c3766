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
#include "judge/interrupt.h"

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
    if (interrupted()) return kInterrupted;
    Progress progress;
    const auto file = open_checked(name, Installation::here().cache, [&](std::size_t checked) {
      progress.show(fmt::format("{}: {} puzzles checked", name, checked));
    });
    progress.clear();
    if (file) {
      fmt::print("{}: {} puzzle{}, each with {}\n", name, file->cases, file->cases == 1 ? "" : "s",
                 in_words(file->solutions));
    } else {
      fmt::print("{}\n", file.error().str());
      exit_code = kNotAsExpected;
    }
  }
  return interrupted() ? static_cast<int>(kInterrupted) : exit_code;
}

constexpr const char* kFormats = R"(
What is read, told apart by content:
  81 cells a line, perhaps with the solution, a rating or a name after it
  grids of nine lines, with or without '|', '+---+', '*---*' and spaces
  CSV with a header: a column puzzle or quizzes, perhaps solution or solutions
  LeetCode's [["5","3",".",…],…]; "Grid 01" headings; a count first, 'end' last
  .sdk, .sdm and .ss files
A blank is one of . 0 * _ x X ? -, the same in all of a file. '#' begins a comment; puzzles that
have no solution or several are announced by a comment '# solutions: none' or 'several' before them.

Exit codes: 0 all sound, 1 not, 2 wrong usage, 130 interrupted.

Examples:
  judge check my.txt
  judge check testdata/*.txt
  zcat puzzles.csv.gz | judge check -)";

}  // namespace

void add_check(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("check", "Check that puzzles and solutions are sound");
  auto names = std::make_shared<std::vector<std::string>>();
  command->add_option("FILE", *names, "data files, or '-' for standard input")->required();
  command->footer(kFormats);
  command->callback([names, &exit_code] { exit_code = check(*names); });
}

}  // namespace judge
