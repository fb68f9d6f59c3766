#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace judge {

/// How well something named solveSudoku, or a class that may hold it, fits.
enum class Fit {
  none,        ///< a class without the method; perhaps a base class has it
  wrong_type,  ///< does not take a board and nothing else
  hidden,      ///< takes one, but is not public
  good,
};

/// A class, or a free function called solveSudoku.
struct Candidate {
  enum class Kind { class_type, class_template, function } kind;
  std::string name;  ///< with its namespaces and enclosing classes: "sudoku::Solver"
  std::size_t line;  ///< from 1
  bool derived;      ///< the class has a base class
  Fit fit;           ///< the best of its functions called solveSudoku
};

/// All classes that C++ text defines, and all free functions called solveSudoku, in the order of
/// the text. It reads declarations only: no types, no macros, no function bodies.
std::vector<Candidate> candidates_in(std::string_view source);

}  // namespace judge
