// Compiled before every submission, as online judges do: the standard library is included and
// namespace std is open. It also holds the judge's entry, so that no macro of the submission can
// change it; all that is compiled after the submission is one line that names its class.
#ifndef JUDGE_PRELUDE_H
#define JUDGE_PRELUDE_H

// Submissions that print by {fmt} are not linked to its library.
#define FMT_HEADER_ONLY 1

#include <bits/stdc++.h>
#include <cxxabi.h>

#include "protocol.h"

namespace judge_prelude {

using Grid = std::vector<std::vector<char>>;

// Names for the line that is compiled after the submission: such as no macro has. A free function
// is judged as a class whose method that line defines.
using judge_entry_type = const judge_protocol::Entry;
using judge_entry_void = void;
using judge_entry_board = Grid;
struct judge_entry_function {
  static judge_entry_void judge_entry_call(judge_entry_board& judge_entry_grid);
  void solveSudoku(Grid& grid) { judge_entry_call(grid); }
};

using judge_protocol::Manner;

inline Grid misshapen_grid_of(const judge_protocol::Slot& slot) {
  Grid grid(slot.rows);
  for (std::size_t row = 0; row < slot.rows; ++row) {
    const std::size_t size = slot.row_sizes[row];
    grid[row].assign(size, '.');
    if (row < 9) std::copy_n(slot.puzzle + 9 * row, std::min<std::size_t>(size, 9), &grid[row][0]);
  }
  return grid;
}

inline Grid grid_of(const judge_protocol::Slot& slot) {
  if (slot.manner == Manner::misshapen) return misshapen_grid_of(slot);
  Grid grid(9);
  for (std::size_t row = 0; row < 9; ++row) {
    grid[row].assign(slot.puzzle + 9 * row, slot.puzzle + 9 * row + 9);
    if (slot.manner != Manner::spare_capacity) continue;
    grid[row].resize(18, row % 2 == 0 ? '5' : '.');
    grid[row].resize(9);
  }
  return grid;
}

// A board of another shape than before is wrong whatever it holds, so its rows are not touched.
inline void read_answer(const Grid& grid, judge_protocol::Slot* slot) {
  const bool misshapen = slot->manner == Manner::misshapen;
  judge_protocol::Answer& answer = slot->answer;
  answer.rows = grid.size();
  if (answer.rows != 9 && !misshapen) return;
  for (std::size_t row = 0; row < std::min<std::size_t>(grid.size(), 9); ++row) {
    const std::size_t size = grid[row].size();
    answer.row_sizes[row] = size;
    if (size != 9 && !misshapen) continue;
    std::copy_n(grid[row].begin(), std::min<std::size_t>(size, 9), answer.cells + 9 * row);
  }
}

inline const char* current_exception_type() {
  const std::type_info* type = abi::__cxa_current_exception_type();
  return type == nullptr ? "unknown" : type->name();
}

// One case, by whatever solveSudoku the class has: static or not, of any result, with overloads and
// default arguments. A new Solution, value-initialised as in `Solution()`, solves the puzzle of the
// slot in its manner.
template <class Solution>
void judge_entry_for(judge_protocol::Slot* slot, const judge_protocol::Hooks* hooks) {
  using judge_protocol::Phase;
  using judge_protocol::Report;
  try {
    Grid grid = grid_of(*slot);
    hooks->start();
    std::unique_ptr<Solution> solution(new Solution());
    if (slot->manner == Manner::twice) {
      Grid before = grid;
      solution->solveSudoku(before);
    }
    solution->solveSudoku(grid);
    hooks->stop(&slot->answer);
    hooks->enter(Phase::reading);
    read_answer(grid, slot);
    hooks->enter(Phase::destroying);
  } catch (const std::bad_alloc& error) {
    hooks->caught(Report::bad_alloc, current_exception_type(), error.what());
  } catch (const std::exception& error) {
    hooks->caught(Report::exception, current_exception_type(), error.what());
  } catch (...) {
    hooks->caught(Report::exception, current_exception_type(), "");
  }
}

}  // namespace judge_prelude

extern "C" __attribute__((visibility("default"))) judge_prelude::judge_entry_type judge_entry;

using namespace std;  // NOLINT(google-build-using-namespace): what submissions expect

#endif  // JUDGE_PRELUDE_H
