#include "judge/submission/call.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

namespace judge {
namespace {

using judge_protocol::Manner;

constexpr std::string_view kTwice = "twice";
constexpr std::string_view kSpare = "spare";

// "9,9,8"; an empty text is that of no rows.
std::optional<std::vector<std::uint8_t>> parse_sizes(std::string_view text) {
  std::vector<std::uint8_t> sizes;
  const char* next = text.data();
  const char* const end = next + text.size();
  while (next != end) {
    if (!sizes.empty() && *next++ != ',') return std::nullopt;
    std::uint8_t size = 0;
    const auto [rest, error] = std::from_chars(next, end, size);
    if (error != std::errc{} || sizes.size() == judge_protocol::kMostRows) return std::nullopt;
    sizes.push_back(size);
    next = rest;
  }
  return sizes;
}

std::optional<Board> parse_cells(std::string_view text) {
  const auto printable = [](char c) { return c > ' ' && c <= '~'; };
  if (text.size() != kCells || !std::ranges::all_of(text, printable)) return std::nullopt;
  Board board;
  std::ranges::copy(text, board.cells.begin());
  return board;
}

}  // namespace

std::string Call::str() const {
  switch (manner) {
    case Manner::plain:
      return board.str();
    case Manner::twice:
      return fmt::format("{}:{}", kTwice, board.str());
    case Manner::spare_capacity:
      return fmt::format("{}:{}", kSpare, board.str());
    case Manner::misshapen:
      break;
  }
  return fmt::format("{}:{}", fmt::join(row_sizes, ","), board.str());
}

std::optional<Call> Call::parse(std::string_view text) {
  const auto size = static_cast<std::size_t>(kCells);
  const std::size_t begin = text.size() > size ? text.size() - size : 0;
  const auto cells = parse_cells(text.substr(begin));
  if (!cells) return std::nullopt;
  if (begin == 0) return Call(*cells);
  if (text[begin - 1] != ':') return std::nullopt;
  const std::string_view how = text.substr(0, begin - 1);
  if (how == kTwice) return Call(*cells, Manner::twice);
  if (how == kSpare) return Call(*cells, Manner::spare_capacity);
  const auto sizes = parse_sizes(how);
  if (!sizes) return std::nullopt;
  return Call(*cells, *sizes);
}

}  // namespace judge
