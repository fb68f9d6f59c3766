#include "judge/submission/missing_include.h"

#include <algorithm>
#include <array>

namespace judge {
namespace {

constexpr std::string_view kSpaces = " \t";

// If the line is an inclusion of the header: the part of it that is.
std::string_view inclusion(std::string_view line, std::string_view header) {
  const std::size_t begin = line.find_first_not_of(kSpaces);
  if (begin == std::string_view::npos || line[begin] != '#') return {};
  const std::size_t word = line.find_first_not_of(kSpaces, begin + 1);
  constexpr std::string_view kInclude = "include";
  if (word == std::string_view::npos || line.substr(word, kInclude.size()) != kInclude) return {};
  const std::size_t quote = line.find_first_not_of(kSpaces, word + kInclude.size());
  if (quote == std::string_view::npos || (line[quote] != '"' && line[quote] != '<')) return {};
  const char closing = line[quote] == '"' ? '"' : '>';
  const std::size_t end = line.find(closing, quote + 1);
  if (end == std::string_view::npos || line.substr(quote + 1, end - quote - 1) != header) return {};
  return line.substr(begin, end + 1 - begin);
}

}  // namespace

std::optional<std::string> missing_header(std::string_view messages) {
  // Before the name and after it.
  constexpr std::array<std::array<std::string_view, 2>, 2> kForms{
      {{"fatal error: '", "' file not found"}, {"fatal error: ", ": No such file or directory"}}};
  for (const auto& [before, after] : kForms) {
    const std::size_t found = messages.find(before);
    if (found == std::string_view::npos) continue;
    const std::size_t begin = found + before.size();
    const std::string_view line = messages.substr(begin, messages.find('\n', begin) - begin);
    const std::size_t end = line.rfind(after);
    if (end != std::string_view::npos) return std::string(line.substr(0, end));
  }
  return std::nullopt;
}

std::string blank_include(std::string& source, std::string_view header) {
  std::string first;
  for (std::size_t begin = 0; begin < source.size();) {
    const std::size_t end = std::min(source.find('\n', begin), source.size());
    const std::string_view line = std::string_view(source).substr(begin, end - begin);
    const std::string_view found = inclusion(line, header);
    if (!found.empty()) {
      if (first.empty()) first = found;
      const auto at = static_cast<std::size_t>(found.data() - source.data());
      source.replace(at, found.size(), found.size(), ' ');
    }
    begin = end + 1;
  }
  return first;
}

}  // namespace judge
