#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "judge/data/cells.h"
#include "judge/data/input_error.h"

namespace judge {

/// Picks puzzles and solutions out of a table whose header names its columns.
class Csv {
 public:
  /// The two fields of a record that matter, trimmed and without quotes.
  struct Record {
    Word puzzle;
    std::optional<Word> solution;  ///< where there is such a column, and something in it
  };

  /// The table that `header` begins: one of its fields, parted by commas, semicolons or tabs, is
  /// "puzzle" or "quiz" or a plural of them, in small or capital letters. Nothing where none is.
  static std::optional<Csv> recognize(std::string_view header);

  /// Reads one record, whose views are into `line`.
  tl::expected<Record, InputError> read(std::string_view line, std::size_t number);

 private:
  std::optional<InputError> split(std::string_view line, std::size_t number);
  [[nodiscard]] std::size_t skip_space(std::string_view line, std::size_t at) const;

  char separator_ = '\0';  ///< '\0' in a table of one column
  std::size_t columns_ = 0;
  std::size_t puzzle_ = 0;
  std::optional<std::size_t> solution_;
  std::vector<Word> fields_;  ///< of the line last read; a member to use its memory again
};

}  // namespace judge
