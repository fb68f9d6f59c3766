#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/submission/protocol.h"
#include "judge/sudoku/board.h"

namespace judge {

/// One call of solveSudoku.
struct Call {
  Board board;  ///< perhaps with characters that no board should have
  judge_protocol::Manner manner = judge_protocol::Manner::plain;
  std::vector<std::uint8_t> row_sizes;  ///< of a misshapen board, for each of its rows

  Call(const Board& puzzle,  // NOLINT(google-explicit-constructor): the call there mostly is
       judge_protocol::Manner how = judge_protocol::Manner::plain)
      : board(puzzle), manner(how) {}

  /// One with a misshapen board of at most kMostRows rows. Cells beyond nine rows or columns are
  /// blank.
  Call(const Board& cells, std::vector<std::uint8_t> sizes)
      : board(cells), manner(judge_protocol::Manner::misshapen), row_sizes(std::move(sizes)) {}

  /// The 81 cells, with how it is called before a colon where that is not plain: "twice:53..7…",
  /// "spare:53..7…" for rows with spare capacity, or the sizes of the rows of a misshapen board,
  /// as "9,9,8:53..7…".
  [[nodiscard]] std::string str() const;

  /// The call that `text` spells as str() does; nothing where it spells none.
  static std::optional<Call> parse(std::string_view text);

  bool operator==(const Call&) const = default;
};

}  // namespace judge
