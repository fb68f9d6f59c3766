#include "judge/data/json_board.h"

#include <fmt/format.h>

#include <algorithm>

namespace judge {
namespace {

constexpr std::string_view kSpace = " \t";

/// What is written at `at` up to what can follow a cell, without its quotes.
Word cell_text(std::string_view line, std::size_t at) {
  const char quote = line[at];
  if (quote == '"' || quote == '\'') {
    const std::size_t end = std::min(line.find(quote, at + 1), line.size());
    return {at + 2, line.substr(at + 1, end - at - 1)};
  }
  const std::size_t end = std::min(line.find_first_of(" \t,[]", at + 1), line.size());
  return {at + 1, line.substr(at, end - at)};
}

}  // namespace

tl::expected<std::optional<Case>, InputError> JsonBoard::read(std::string_view line,
                                                              std::size_t number, std::size_t& at,
                                                              CellReader& cells) {
  while ((at = line.find_first_not_of(kSpace, at)) < line.size()) {
    auto error = state_ == State::before_cell ? read_cell(line, number, at, cells)
                                              : read_mark(line, number, at++);
    if (error) return tl::unexpected(*error);
    if (row_ == kSize && !begun()) {
      row_ = 0;
      return Case{board_, std::nullopt, line_};
    }
  }
  at = line.size();
  return std::nullopt;
}

/// Reads a bracket or a comma.
std::optional<InputError> JsonBoard::read_mark(std::string_view line, std::size_t number,
                                               std::size_t at) {
  const char c = line[at];
  const auto fault = [&](std::string message) {
    return InputError{{}, number, at + 1, std::move(message)};
  };
  if (state_ == State::before_board && c == '[') {
    state_ = State::before_row;
    line_ = number;
    line_column_ = at + 1;
  } else if (state_ == State::before_row && c == '[') {
    if (row_ == kSize) return fault("a tenth row in a board");
    state_ = State::before_cell;
    column_ = 0;
  } else if (state_ == State::after_cell && c == ',') {
    state_ = State::before_cell;
  } else if (state_ == State::after_cell && c == ']') {
    if (column_ != kSize) return fault(fmt::format("{} cells where a row has 9", column_));
    state_ = State::after_row;
    ++row_;
  } else if (state_ == State::after_row && c == ',') {
    state_ = State::before_row;
  } else if (state_ == State::after_row && c == ']') {
    if (row_ != kSize) return fault(fmt::format("{} rows where a board has 9", row_));
    state_ = State::before_board;
  } else {
    return fault(fmt::format("{} where a bracket or a comma of a board is expected", shown(c)));
  }
  return std::nullopt;
}

std::optional<InputError> JsonBoard::read_cell(std::string_view line, std::size_t number,
                                               std::size_t& at, CellReader& cells) {
  const Word cell = cell_text(line, at);
  if (cell.text.size() != 1 || !is_cells(cell.text)) {
    return InputError{{}, number, cell.column, "not a cell: neither a digit nor a blank"};
  }
  const std::size_t quotes = cell.column - (at + 1);
  at += cell.text.size() + 2 * quotes;
  if (at > line.size()) return InputError{{}, number, line.size() + 1, "a quote is not closed"};
  if (column_ == kSize) return InputError{{}, number, cell.column, "a tenth cell in a row"};
  state_ = State::after_cell;
  return cells.read(cell, number, board_, row_ * kSize + column_++);
}

InputError JsonBoard::unfinished() const {
  return {{}, line_, line_column_, "the board that begins here is not closed"};
}

}  // namespace judge
