#include "judge/data/csv.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

namespace judge {
namespace {

constexpr std::string_view kSpace = " \t";

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_name(std::string_view field, std::string_view name) {
  return std::equal(field.begin(), field.end(), name.begin(), name.end(),
                    [](char a, char b) { return lower(a) == b; });
}

/// The column that has one of `names`; an earlier name goes before a later one.
std::optional<std::size_t> find_column(const std::vector<Word>& fields,
                                       std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) {
    const auto found = std::find_if(fields.begin(), fields.end(), [name](const Word& field) {
      return same_name(field.text, name);
    });
    if (found != fields.end()) return static_cast<std::size_t>(found - fields.begin());
  }
  return std::nullopt;
}

/// The text of a field that is not quoted, without spaces around it.
Word trimmed(std::string_view line, std::size_t begin, std::size_t end) {
  while (end > begin && kSpace.find(line[end - 1]) != std::string_view::npos) --end;
  return {begin + 1, line.substr(begin, end - begin)};
}

/// Where the quoted field ends whose opening quote is at `begin`: at the closing quote, a doubled
/// one being none.
std::size_t closing_quote(std::string_view line, std::size_t begin) {
  std::size_t at = line.find('"', begin + 1);
  while (at < line.size() && line.substr(at, 2) == "\"\"") at = line.find('"', at + 2);
  return at;
}

}  // namespace

std::optional<Csv> Csv::recognize(std::string_view header) {
  Csv csv;
  const std::size_t separator = header.find_first_of(",;\t");
  if (separator != std::string_view::npos) csv.separator_ = header[separator];
  if (csv.split(header, 0)) return std::nullopt;
  const auto puzzle = find_column(csv.fields_, {"puzzle", "puzzles", "quiz", "quizzes"});
  if (!puzzle) return std::nullopt;
  csv.puzzle_ = *puzzle;
  csv.solution_ = find_column(csv.fields_, {"solution", "solutions"});
  csv.columns_ = csv.fields_.size();
  return csv;
}

tl::expected<Csv::Record, InputError> Csv::read(std::string_view line, std::size_t number) {
  if (auto error = split(line, number)) return tl::unexpected(*error);
  if (fields_.size() != columns_) {
    return tl::unexpected(InputError{
        {}, number, 1, fmt::format("{} fields where the header has {}", fields_.size(), columns_)});
  }
  Record record{fields_[puzzle_], std::nullopt};
  if (solution_ && !fields_[*solution_].text.empty()) record.solution = fields_[*solution_];
  return record;
}

std::optional<InputError> Csv::split(std::string_view line, std::size_t number) {
  fields_.clear();
  std::size_t at = 0;
  while (true) {
    at = skip_space(line, at);
    std::size_t end = 0;
    if (line.substr(at).starts_with('"')) {
      const std::size_t close = closing_quote(line, at);
      if (close >= line.size()) return InputError{{}, number, at + 1, "a quote is not closed"};
      fields_.push_back({at + 2, line.substr(at + 1, close - at - 1)});
      end = skip_space(line, close + 1);
      if (end < line.size() && line[end] != separator_) {
        return InputError{{}, number, end + 1, "text after a closing quote"};
      }
    } else {
      end = std::min(line.find(separator_, at), line.size());
      fields_.push_back(trimmed(line, at, end));
    }
    if (end == line.size()) return std::nullopt;
    at = end + 1;
  }
}

/// Where something other than a space stands, from `at` on; a tab may be the separator.
std::size_t Csv::skip_space(std::string_view line, std::size_t at) const {
  while (at < line.size() && line[at] != separator_ &&
         kSpace.find(line[at]) != std::string_view::npos)
    ++at;
  return at;
}

}  // namespace judge
