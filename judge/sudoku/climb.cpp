#include "judge/sudoku/climb.h"

#include <cstdint>

#include "judge/sudoku/counter.h"
#include "judge/sudoku/full_grid.h"
#include "judge/sudoku/thinning.h"

namespace judge {
namespace {

constexpr int kStarts = 100;  // minimal puzzles, the hardest of which the climb begins with
constexpr int kSteps = 1000;

struct Climber {
  Board solution;
  Board puzzle;
  std::uint64_t guesses = 0;
};

std::uint64_t guesses_of(const Board& puzzle) { return count_solutions(puzzle, 2).guesses; }

Climber draw_start(std::mt19937_64& random) {
  Climber hardest;
  for (int i = 0; i < kStarts; ++i) {
    const Board solution = draw_full_grid(random);
    Board puzzle = solution;
    thin(puzzle, draw_order(random), 0);
    const std::uint64_t guesses = guesses_of(puzzle);
    if (i == 0 || guesses > hardest.guesses) hardest = {solution, puzzle, guesses};
  }
  return hardest;
}

}  // namespace

Board draw_hard(std::mt19937_64& random) {
  Climber climber = draw_start(random);
  for (int step = 0; step < kSteps; ++step) {
    const Board varied = vary(climber.puzzle, climber.solution, random);
    const std::uint64_t guesses = guesses_of(varied);
    // As hard will do: the climb must be able to cross level ground.
    if (guesses >= climber.guesses) climber = {climber.solution, varied, guesses};
  }
  return climber.puzzle;
}

}  // namespace judge
