#pragma once

#include <dlfcn.h>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "judge/sudoku/board.h"

namespace judge {

using Grid = std::vector<std::vector<char>>;

inline Grid grid_of(const Board& board) {
  Grid grid;
  for (int row = 0; row < kSize; ++row) {
    const auto begin = board.cells.begin() + row * kSize;
    grid.emplace_back(begin, begin + kSize);
  }
  return grid;
}

/// A variant of solution/ as a library of variant_module.cpp.
class Variant {
 public:
  explicit Variant(const std::string& name)
      : library_(dlopen((JUDGE_VARIANTS "/" + name + ".so").c_str(), RTLD_NOW | RTLD_LOCAL)) {
    if (library_ == nullptr) throw std::runtime_error(dlerror());
    solve_ = reinterpret_cast<void (*)(Grid*)>(dlsym(library_, "solve_sudoku"));
    solve_twice_ = reinterpret_cast<void (*)(Grid*, Grid*)>(dlsym(library_, "solve_sudoku_twice"));
  }

  /// What a new Solution makes of `grid`.
  void solve(Grid& grid) const { solve_(&grid); }

  /// What one Solution makes of two boards in turn.
  void solve_twice(Grid& first, Grid& second) const { solve_twice_(&first, &second); }

 private:
  void* library_;
  void (*solve_)(Grid*);
  void (*solve_twice_)(Grid*, Grid*);
};

/// The names of all variants, as in "bitmask".
inline std::vector<std::string> all_variants() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(JUDGE_VARIANTS)) {
    if (entry.path().extension() == ".so") names.push_back(entry.path().stem());
  }
  return names;
}

}  // namespace judge
