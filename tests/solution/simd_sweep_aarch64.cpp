// A test of solution/simd_sweep.cpp without a test framework, to be run by an emulator: boards
// whose solutions are known, or known to be missing, with their digits renamed in a thousand ways.

#include <cstdio>
#include <random>
#include <string>

#include "solution/simd_sweep.cpp"  // NOLINT(bugprone-suspicious-include): paths are internal

namespace {

struct Case {
  const char* puzzle;
  const char* solution;
};

const Case kCases[] = {
    {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
     "534678912672195348198342567859761423426853791713924856961537284287419635345286179"},
    {"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
     "812753649943682175675491283154237896369845721287169534521974368438526917796318452"},
    // No solution: a cell without a candidate, two equal clues.
    {"12345678.........9...............................................................",
     "12345678.........9..............................................................."},
    {"1...1............................................................................",
     "1...1............................................................................"},
};

std::string solve(std::string board) {
  simd_sweep::Rows rows{};
  for (int row = 0; row < 9; ++row) rows.at[row] = &board[static_cast<std::size_t>(9 * row)];
  simd_sweep::solve(rows, simd_sweep::best_path());
  return board;
}

/// `board` with its digits renamed by `names`.
std::string rename_digits(std::string board, const std::string& names) {
  for (char& cell : board) {
    if (cell != '.') cell = names[static_cast<std::size_t>(cell - '1')];
  }
  return board;
}

}  // namespace

int main() {
  if (simd_sweep::best_path() != simd_sweep::Path::kPortable) {
    std::puts("not the portable path");
    return 1;
  }
  std::mt19937 random;
  std::string names = "123456789";
  int failures = 0;
  for (int round = 0; round < 1000; ++round) {
    for (const Case& c : kCases) {
      const std::string expected = rename_digits(c.solution, names);
      if (solve(rename_digits(c.puzzle, names)) != expected) ++failures;
    }
    std::swap(names[random() % 9], names[random() % 9]);
  }
  std::printf("%d failures\n", failures);
  return failures == 0 ? 0 : 1;
}
