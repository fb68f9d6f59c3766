#include "judge/data/cells.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace judge {
namespace {

constexpr std::string_view kSeparators = " \t,;|";

/// The shortest word that can be meant as a board. Ratings and names before and after a puzzle are
/// shorter or have letters in them.
constexpr std::size_t kBoardLike = 20;

using Table = std::array<char, 256>;

constexpr std::size_t index(char c) { return static_cast<unsigned char>(c); }

constexpr Table make_cells() {
  Table table{};
  for (char digit = '1'; digit <= '9'; ++digit) table[index(digit)] = digit;
  for (const char sign : kBlankSigns) table[index(sign)] = kBlank;
  return table;
}

constexpr std::array<bool, 256> make_separators() {
  std::array<bool, 256> table{};
  for (const char c : kSeparators) table[index(c)] = true;
  return table;
}

constexpr Table kCellOf = make_cells();
constexpr std::array<bool, 256> kSeparates = make_separators();

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

char cell_of(char c) { return kCellOf[index(c)]; }

bool is_cells(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return cell_of(c) != '\0'; });
}

void split_words(std::string_view line, std::vector<Word>& words) {
  words.clear();
  const std::size_t end = std::min(line.find('#'), line.size());
  std::size_t at = 0;
  while (at < end) {
    const std::size_t begin = at;
    while (at < end && !kSeparates[index(line[at])]) ++at;
    if (at > begin) words.push_back({begin + 1, line.substr(begin, at - begin)});
    ++at;
  }
}

bool looks_like_board(std::string_view word) {
  if (word.size() < kBoardLike || std::none_of(word.begin(), word.end(), is_digit)) return false;
  const auto strangers =
      std::count_if(word.begin(), word.end(), [](char c) { return cell_of(c) == '\0'; });
  return static_cast<std::size_t>(strangers) * 10 <= word.size();
}

std::optional<InputError> find_fault(const Word& word, std::size_t size, std::string_view what,
                                     std::size_t line) {
  for (std::size_t i = 0; i < word.text.size(); ++i) {
    if (cell_of(word.text[i]) != '\0') continue;
    return InputError{{},
                      line,
                      word.column + i,
                      fmt::format("{} in a {}: neither a digit nor a blank (one of {})",
                                  shown(word.text[i]), what, kBlankSigns)};
  }
  if (word.text.size() == size) return std::nullopt;
  return InputError{{},
                    line,
                    word.column + std::min(word.text.size(), size),
                    fmt::format("{} cells where a {} has {}", word.text.size(), what, size)};
}

std::string shown(char c) {
  if (c >= ' ' && c <= '~') return fmt::format("'{}'", c);
  return fmt::format("byte 0x{:02X}", index(c));
}

std::optional<InputError> CellReader::read(const Word& word, std::size_t line, Board& board,
                                           int first) {
  int cell = first;
  for (const char c : word.text) {
    board[cell] = cell_of(c);
    if (board[cell] == kBlank && c != blank_) {
      if (blank_ != '\0') {
        const auto offset = static_cast<std::size_t>(cell - first);
        return InputError{{},
                          line,
                          word.column + offset,
                          fmt::format("the blank is '{}' here and '{}' in line {}; a file has one "
                                      "sign for it",
                                      c, blank_, blank_line_)};
      }
      blank_ = c;
      blank_line_ = line;
    }
    ++cell;
  }
  return std::nullopt;
}

}  // namespace judge
