#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/data/input_error.h"
#include "judge/sudoku/board.h"

namespace judge {

/// How people write a blank.
inline constexpr std::string_view kBlankSigns = ".0*_xX?-";

/// '1'–'9' for a digit, '.' for a blank sign, '\0' for what cannot stand in a cell.
char cell_of(char c);

/// Whether each character can stand in a cell.
bool is_cells(std::string_view text);

/// A part of a line between spaces, tabs, commas, semicolons and '|'.
struct Word {
  std::size_t column;  ///< from 1
  std::string_view text;
};

/// Puts the words of `line` that stand before a '#' into `words`, whose memory is used again.
void split_words(std::string_view line, std::vector<Word>& words);

/// Whether a word is so long and so full of cells that it can only be meant as a board, be it
/// misspelled.
bool looks_like_board(std::string_view word);

/// What is wrong with a word that is meant as `size` cells, at its exact column; nothing where
/// nothing is. `what` is "board" or "row".
std::optional<InputError> find_fault(const Word& word, std::size_t size, std::string_view what,
                                     std::size_t line);

/// A character as it stands in an error: quoted where it can be printed, else by its value.
std::string shown(char c);

/// Turns text into cells, and sees to it that a file has one blank sign only.
class CellReader {
 public:
  /// Reads `word`, all cells, into `board` from cell `first` on.
  std::optional<InputError> read(const Word& word, std::size_t line, Board& board, int first);

  /// The blank sign of the file; '\0' as long as there was none.
  [[nodiscard]] char blank() const { return blank_; }

 private:
  char blank_ = '\0';
  std::size_t blank_line_ = 0;  ///< where it was first seen
};

}  // namespace judge
