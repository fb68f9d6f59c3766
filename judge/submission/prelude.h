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

inline Grid grid_of(const char* puzzle) {
  Grid grid(9);
  for (std::size_t row = 0; row < 9; ++row) {
    grid[row].assign(puzzle + 9 * row, puzzle + 9 * row + 9);
  }
  return grid;
}

// A board of another shape is wrong whatever it holds, so its rows are not touched.
inline void read_answer(const Grid& grid, judge_protocol::Answer* answer) {
  answer->rows = grid.size();
  if (answer->rows != 9) return;
  for (std::size_t row = 0; row < 9; ++row) {
    answer->row_sizes[row] = grid[row].size();
    if (answer->row_sizes[row] == 9) std::memcpy(answer->cells + 9 * row, grid[row].data(), 9);
  }
}

inline const char* current_exception_type() {
  const std::type_info* type = abi::__cxa_current_exception_type();
  return type == nullptr ? "unknown" : type->name();
}

// One case, by whatever solveSudoku the class has: static or not, of any result, with overloads and
// default arguments. A new Solution, value-initialised as in `Solution()`, solves the puzzle of the
// slot.
template <class Solution>
void judge_entry_for(judge_protocol::Slot* slot, const judge_protocol::Hooks* hooks) {
  using judge_protocol::Phase;
  using judge_protocol::Report;
  try {
    Grid grid = grid_of(slot->puzzle);
    hooks->start();
    std::unique_ptr<Solution> solution(new Solution());
    solution->solveSudoku(grid);
    hooks->stop(&slot->answer);
    hooks->enter(Phase::reading);
    read_answer(grid, &slot->answer);
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
