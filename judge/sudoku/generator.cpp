#include "judge/sudoku/generator.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "judge/sudoku/counter.h"
#include "judge/sudoku/full_grid.h"
#include "judge/sudoku/random.h"
#include "judge/sudoku/rules.h"
#include "judge/sudoku/thinning.h"

namespace judge {
namespace {

constexpr int kAttempts = 200;    // grids tried for a puzzle
constexpr int kDescents = 10;     // of them, so many are varied as well towards fewer clues
constexpr int kVariations = 500;  // in a descent

int draw_from(const ClueRange& range, std::mt19937_64& random) {
  const auto size = static_cast<std::uint64_t>(range.most - range.fewest) + 1;
  return range.fewest + static_cast<int>(draw_below(size, random));
}

tl::unexpected<std::string> not_found(std::string_view kind, const ClueRange& clues,
                                      std::string_view advice) {
  const std::string wanted = clues.fewest == clues.most
                                 ? fmt::format("{}", clues.fewest)
                                 : fmt::format("{} to {}", clues.fewest, clues.most);
  return tl::unexpected(fmt::format("no {} puzzle of {} clues found in {} attempts; {}", kind,
                                    wanted, kAttempts, advice));
}

/// Varies a minimal puzzle, never to more clues, until it has no more than `most`.
void descend(Board& puzzle, const Board& solution, int most, std::mt19937_64& random) {
  for (int i = 0; i < kVariations && puzzle.clues() > most; ++i) {
    const Board varied = vary(puzzle, solution, random);
    if (varied.clues() <= puzzle.clues()) puzzle = varied;
  }
}

/// A puzzle in the range, thinned as long as it has more than `fewest` clues.
Drawn draw_thinned(std::string_view kind, const ClueRange& clues, int fewest,
                   std::mt19937_64& random) {
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const Board solution = draw_full_grid(random);
    Board puzzle = solution;
    thin(puzzle, draw_order(random), fewest);
    if (puzzle.clues() > clues.most && attempt < kDescents) {
      descend(puzzle, solution, clues.most, random);
    }
    if (clues.holds(puzzle.clues())) return puzzle;
  }
  return not_found(kind, clues, fewest == 0 ? "ask for 21 to 26" : "ask for 20 or more");
}

/// `puzzle` with a clue more that is not in its only solution; nothing where there is no such flaw.
std::optional<Board> add_wrong_clue(const Board& puzzle, const Board& solution, Flaw flaw,
                                    std::mt19937_64& random) {
  std::array<char, kSize> digits{'1', '2', '3', '4', '5', '6', '7', '8', '9'};
  for (const int cell : draw_order(random)) {
    if (puzzle[cell] != kBlank) continue;
    shuffle<char>(digits, random);
    for (const char digit : digits) {
      Board flawed = puzzle;
      flawed[cell] = digit;
      const bool fits = first_clash(flawed).has_value() == (flaw == Flaw::clash);
      if (fits && digit != solution[cell] && count_solutions(flawed, 1).solutions == 0)
        return flawed;
    }
  }
  return std::nullopt;
}

}  // namespace

Drawn draw_proper(const ClueRange& clues, std::mt19937_64& random) {
  return draw_thinned("proper", clues, draw_from(clues, random), random);
}

Drawn draw_minimal(const ClueRange& clues, std::mt19937_64& random) {
  return draw_thinned("minimal", clues, 0, random);
}

Drawn draw_near_complete(int blanks, int first, std::mt19937_64& random) {
  const int clues = kCells - blanks;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    Board puzzle = draw_full_grid(random);
    auto order = draw_order(random);
    std::swap(order.front(), *std::ranges::find(order, first));
    thin(puzzle, order, clues);
    if (puzzle.clues() == clues) return puzzle;
  }
  return not_found("proper", {clues, clues}, "ask for 55 blanks or fewer");
}

Drawn draw_several(const ClueRange& clues, std::mt19937_64& random) {
  const int wanted = draw_from(clues, random);
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const Board solution = draw_full_grid(random);
    Board puzzle = solution;
    const auto order = draw_order(random);
    thin(puzzle, order, 0);
    const int open = *std::ranges::find_if(order, [&](int cell) { return puzzle[cell] != kBlank; });
    puzzle[open] = kBlank;  // a minimal puzzle has several solutions without any of its clues
    for (const int cell : order) {
      if (puzzle.clues() > wanted) puzzle[cell] = kBlank;
    }
    for (const int cell : order) {
      if (puzzle.clues() >= wanted || puzzle[cell] != kBlank || cell == open) continue;
      puzzle[cell] = solution[cell];
      if (is_proper(puzzle)) puzzle[cell] = kBlank;
    }
    if (puzzle.clues() == wanted && count_solutions(puzzle, 2).solutions == 2) return puzzle;
  }
  return not_found("ambiguous", clues, "ask for 70 or fewer");
}

Drawn draw_none(const ClueRange& clues, Flaw flaw, std::mt19937_64& random) {
  const int wanted = draw_from(clues, random);
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const Board solution = draw_full_grid(random);
    Board puzzle = solution;
    const auto order = draw_order(random);
    thin(puzzle, order, wanted - 1);
    if (flaw == Flaw::clash) {  // which needs no proper puzzle below it
      for (const int cell : order) {
        if (puzzle.clues() >= wanted) puzzle[cell] = kBlank;
      }
    }
    if (!clues.holds(puzzle.clues() + 1)) continue;
    if (const auto flawed = add_wrong_clue(puzzle, solution, flaw, random)) return *flawed;
  }
  return not_found("unsolvable", clues, "ask for 24 to 70");
}

}  // namespace judge
