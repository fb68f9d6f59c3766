// Every path of solution/simd_sweep.cpp, whatever the machine would choose, against the counter.

#include "solution/simd_sweep.cpp"  // NOLINT(bugprone-suspicious-include): paths are internal

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "judge/sudoku/board.h"
#include "judge/sudoku/counter.h"
#include "judge/sudoku/rules.h"
#include "judge/sudoku/symmetry.h"
#include "tests/solution/variant.h"
#include "tests/sudoku/boards.h"

namespace judge {
namespace {

using simd_sweep::Path;

const char* const kHardPuzzles[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
};

std::string name_of(Path path) {
  if (path == Path::kAvx512) return "avx512";
  return path == Path::kAvx2 ? "avx2" : "portable";
}

simd_sweep::Rows rows_of(Board& board) {
  simd_sweep::Rows rows{};
  for (int row = 0; row < kSize; ++row) rows.at[row] = &board[kSize * row];
  return rows;
}

/// Whether `answer` keeps the clues of `puzzle`.
bool keeps_clues(const Board& puzzle, const Board& answer) {
  for (int cell = 0; cell < kCells; ++cell) {
    if (puzzle[cell] != kBlank && puzzle[cell] != answer[cell]) return false;
  }
  return true;
}

/// Whether `answer` is what `puzzle` may become: itself where it has no solution, the solution
/// where it has one, any of them where it has several.
bool is_right(const Board& puzzle, const Board& answer) {
  const Count count = count_solutions(puzzle, 2);
  if (count.solutions == 0) return answer == puzzle;
  if (count.solutions == 1) return answer == count.first;
  return is_solved(answer) && keeps_clues(puzzle, answer);
}

/// A solved board in disguise with some cells blank and, now and then, a cell that says otherwise.
Board draw_puzzle(std::mt19937_64& random) {
  Board board = Symmetry::draw(random).apply(solved_board());
  const std::uint64_t blanks = random() % 70;
  for (std::uint64_t i = 0; i < blanks; ++i) board[static_cast<int>(random() % kCells)] = kBlank;
  if (random() % 4 == 0) {
    board[static_cast<int>(random() % kCells)] = static_cast<char>('1' + random() % kSize);
  }
  return board;
}

class SimdSweep : public testing::TestWithParam<Path> {
 protected:
  void SetUp() override {
    RecordProperty("path", name_of(GetParam()));
    if (!simd_sweep::is_available(GetParam())) {
      GTEST_SKIP() << name_of(GetParam()) << " is not in this build or not of this processor";
    }
  }

  static Board solve(Board board) {
    simd_sweep::solve(rows_of(board), GetParam());
    return board;
  }

  static void expect_right(const Board& puzzle) {
    const Board answer = solve(puzzle);
    EXPECT_TRUE(is_right(puzzle, answer)) << puzzle.str() << '\n' << answer.str();
  }

  static void expect_untouched(const Board& board) { EXPECT_EQ(solve(board), board); }
};

TEST_P(SimdSweep, IsThePathThatRuns) {
  Board board = board_of(kHardPuzzles[0]);
  EXPECT_EQ(simd_sweep::solve(rows_of(board), GetParam()), GetParam());
  EXPECT_TRUE(is_solved(board));
}

TEST_P(SimdSweep, AgreesOnDrawnPuzzles) {
  rc::check("1,000 puzzles of a seed", [](std::uint64_t seed) {
    std::mt19937_64 random{seed};
    for (int i = 0; i < 1000; ++i) {
      const Board puzzle = draw_puzzle(random);
      const Board answer = solve(puzzle);
      if (!is_right(puzzle, answer)) RC_FAIL(puzzle.str() + " became " + answer.str());
    }
  });
}

TEST_P(SimdSweep, AgreesOnHardPuzzles) {
  std::mt19937_64 random{1};
  for (const char* text : kHardPuzzles) {
    for (int i = 0; i < 100; ++i) expect_right(Symmetry::draw(random).apply(board_of(text)));
  }
}

TEST_P(SimdSweep, AgreesOnHardPuzzlesWithAnyClueChanged) {
  for (const char* text : kHardPuzzles) {
    const Board puzzle = board_of(text);
    for (int cell = 0; cell < kCells; ++cell) {
      if (puzzle[cell] == kBlank) continue;
      for (char digit = '1'; digit <= '9'; ++digit) {
        Board changed = puzzle;
        changed[cell] = digit;
        expect_right(changed);
      }
    }
  }
}

TEST_P(SimdSweep, AgreesOnHardPuzzlesWithoutAClue) {
  for (const char* text : kHardPuzzles) {
    for (int cell = 0; cell < kCells; ++cell) {
      Board puzzle = board_of(text);
      puzzle[cell] = kBlank;
      expect_right(puzzle);
    }
  }
}

TEST_P(SimdSweep, SolvesTheEmptyBoard) { expect_right(Board()); }

TEST_P(SimdSweep, SolvesABoardOfOneClue) {
  for (int cell = 0; cell < kCells; ++cell) {
    Board board;
    board[cell] = static_cast<char>('1' + cell % kSize);
    expect_right(board);
  }
}

TEST_P(SimdSweep, FillsAnyOneBlank) {
  for (int cell = 0; cell < kCells; ++cell) {
    Board board = solved_board();
    board[cell] = kBlank;
    EXPECT_EQ(solve(board), solved_board()) << cell_name(cell);
  }
}

TEST_P(SimdSweep, LeavesCompleteBoardsUntouched) {
  expect_untouched(solved_board());
  for (int cell = 0; cell < kCells; ++cell) {
    Board wrong = solved_board();
    wrong[cell] = wrong[cell] == '9' ? '1' : '9';
    expect_untouched(wrong);
  }
}

TEST_P(SimdSweep, LeavesTwoEqualCluesOfAUnitUntouched) {
  for (const Unit& unit : units()) {
    const auto cells = unit.cells();
    for (int i = 0; i < kSize; ++i) {
      for (int j = 0; j < i; ++j) {
        for (char digit = '1'; digit <= '9'; ++digit) {
          Board board;
          board[cells[static_cast<std::size_t>(i)]] = digit;
          board[cells[static_cast<std::size_t>(j)]] = digit;
          expect_untouched(board);
        }
      }
    }
  }
}

TEST_P(SimdSweep, LeavesBoardsWithOtherCharactersUntouched) {
  for (int cell = 0; cell < kCells; ++cell) {
    for (int code = 0; code < 256; ++code) {
      const char value = static_cast<char>(code);
      if (value == kBlank || (value >= '1' && value <= '9')) continue;
      Board board;
      board[cell] = value;
      expect_untouched(board);
    }
  }
}

TEST_P(SimdSweep, TouchesNothingBesideTheRows) {
  const Board puzzle = board_of(kHardPuzzles[0]);
  std::string memory(kSize * 16, '#');
  simd_sweep::Rows rows{};
  for (int row = 0; row < kSize; ++row) {
    rows.at[row] = &memory[static_cast<std::size_t>(16 * row + 3)];
    for (int column = 0; column < kSize; ++column) {
      rows.at[row][column] = puzzle[kSize * row + column];
    }
  }
  simd_sweep::solve(rows, GetParam());
  for (std::size_t i = 0; i < memory.size(); ++i) {
    EXPECT_EQ(memory[i] == '#', i % 16 < 3 || i % 16 >= 12) << i;
  }
}

TEST_P(SimdSweep, ServesSeveralThreads) {
  std::vector<Board> answers(4);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    threads.emplace_back([&answers, i] {
      for (int round = 0; round < 200; ++round) answers[i] = solve(board_of(kHardPuzzles[i % 3]));
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (std::size_t i = 0; i < answers.size(); ++i) {
    EXPECT_TRUE(is_right(board_of(kHardPuzzles[i % 3]), answers[i]));
  }
}

INSTANTIATE_TEST_SUITE_P(Paths, SimdSweep,
                         testing::Values(Path::kPortable, Path::kAvx2, Path::kAvx512),
                         [](const auto& of) { return name_of(of.param); });

TEST(SimdSweepDispatch, ChoosesAnAvailablePath) {
  const Path best = simd_sweep::best_path();
  EXPECT_TRUE(simd_sweep::is_available(best)) << name_of(best);
  EXPECT_TRUE(simd_sweep::is_available(Path::kPortable));
}

TEST(SimdSweepDispatch, TakesNineRowsOfNineAlone) {
  simd_sweep::Rows rows{};
  const Grid good = grid_of(solved_board());
  for (std::size_t count = 0; count < 20; ++count) {
    Grid grid(count, good[0]);
    EXPECT_EQ(simd_sweep::find_rows(grid, rows), count == 9);
    for (std::size_t size = 0; size < 20; ++size) {
      for (std::size_t row = 0; row < count; ++row) {
        Grid ragged = grid;
        ragged[row].resize(size, kBlank);
        EXPECT_EQ(simd_sweep::find_rows(ragged, rows), count == 9 && size == 9);
        const Grid before = ragged;
        if (count != 9 || size != 9) Solution().solveSudoku(ragged);
        EXPECT_EQ(ragged, before);
      }
    }
  }
}

#ifdef SIMD_SWEEP_X86_AVX512
TEST(SimdSweepFrontier, StartsOverWhenItsStackIsFull) {
  if (!simd_sweep::is_available(Path::kAvx512)) GTEST_SKIP();
  for (const char* text : kHardPuzzles) {
    for (int capacity = 0; capacity < 8; ++capacity) {
      Board board = board_of(text);
      simd_sweep::solve_avx512(rows_of(board), capacity);
      EXPECT_TRUE(is_right(board_of(text), board)) << capacity;
    }
  }
}
#endif

}  // namespace
}  // namespace judge
