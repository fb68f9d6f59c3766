#include <fmt/core.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

#include "judge/cli/colour.h"
#include "judge/cli/commands.h"
#include "judge/cli/exit_code.h"
#include "judge/data/reader.h"
#include "judge/report/board_picture.h"
#include "judge/sudoku/counter.h"
#include "judge/sudoku/rules.h"

namespace judge {
namespace {

constexpr std::uint64_t kCountedAtMost = 10'000;

std::string in_words(const Board& puzzle, const Count& count) {
  if (const auto clash = first_clash(puzzle)) return "no solution: " + clash->str();
  if (count.solutions == 0) return "no solution";
  if (count.solutions == 1) return "one solution";
  if (count.solutions == kCountedAtMost)
    return fmt::format("{} solutions or more", count.solutions);
  return fmt::format("{} solutions, one of which is shown", count.solutions);
}

int show(const std::string& text) {
  std::istringstream given(text);
  Reader reader(text == "-" ? std::cin : static_cast<std::istream&>(given), "board");
  const PictureStyle style{use_colour(STDOUT_FILENO)};
  bool any = false;
  while (true) {
    const auto next = reader.next();
    if (!next) {
      fmt::print(stderr, "judge show: {}\n", next.error().str());
      return kUsage;
    }
    if (!*next) break;
    any = true;
    const Board& puzzle = (*next)->puzzle;
    const Count count = count_solutions(puzzle, kCountedAtMost);
    const auto before = draw_board(rows_of(puzzle), puzzle, {}, style);
    const auto after = draw_board(rows_of(count.first), puzzle, {}, style);
    for (std::size_t i = 0; i < before.size(); ++i) fmt::print("{}   {}\n", before[i], after[i]);
    fmt::print("{} clues, {}\n", puzzle.clues(), in_words(puzzle, count));
  }
  if (any) return kAsExpected;
  fmt::print(stderr, "judge show: there is no board in this\n");
  return kUsage;
}

}  // namespace

void add_show(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("show", "Draw a board and its solution");
  auto text = std::make_shared<std::string>();
  command->add_option("BOARD", *text, "81 cells, or '-' for boards on standard input")->required();
  command->callback([text, &exit_code] { exit_code = show(*text); });
}

}  // namespace judge
