#include "judge/submission/missing_include.h"

#include <algorithm>
#include <array>

namespace judge {
namespace {

constexpr std::string_view kSpaces = " \t";

struct Inclusion {
  std::string_view whole;  // `#include <vector>`; empty where the line is none
  std::string_view header;
};

Inclusion inclusion_in(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(kSpaces);
  if (begin == std::string_view::npos || line[begin] != '#') return {};
  const std::size_t word = line.find_first_not_of(kSpaces, begin + 1);
  constexpr std::string_view kInclude = "include";
  if (word == std::string_view::npos || line.substr(word, kInclude.size()) != kInclude) return {};
  const std::size_t quote = line.find_first_not_of(kSpaces, word + kInclude.size());
  if (quote == std::string_view::npos || (line[quote] != '"' && line[quote] != '<')) return {};
  const std::size_t end = line.find(line[quote] == '"' ? '"' : '>', quote + 1);
  if (end == std::string_view::npos) return {};
  return {line.substr(begin, end + 1 - begin), line.substr(quote + 1, end - quote - 1)};
}

bool is_test_framework(std::string_view header) {
  constexpr std::array<std::string_view, 6> kBeginnings{"gtest/", "gmock/",   "catch2/",
                                                        "catch.", "doctest/", "doctest."};
  return std::any_of(kBeginnings.begin(), kBeginnings.end(), [&](std::string_view beginning) {
    return header.substr(0, beginning.size()) == beginning;
  });
}

// Replaces all inclusions of headers that are `wanted`; gives the first.
template <class Wanted>
std::string replace_inclusions(std::string& source, const Wanted& wanted,
                               std::string_view replacement) {
  std::string first;
  for (std::size_t begin = 0; begin < source.size();) {
    const std::size_t length = std::min(source.find('\n', begin), source.size()) - begin;
    const Inclusion found = inclusion_in(std::string_view(source).substr(begin, length));
    if (!found.whole.empty() && wanted(found.header)) {
      if (first.empty()) first = found.whole;
      const auto at = static_cast<std::size_t>(found.whole.data() - source.data());
      source.replace(at, found.whole.size(), replacement);
    }
    begin = std::min(source.find('\n', begin), source.size() - 1) + 1;
  }
  return first;
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
  const auto wanted = [&](std::string_view other) { return other == header; };
  return replace_inclusions(source, wanted, "");
}

std::string replace_test_frameworks(std::string& source) {
  return replace_inclusions(source, is_test_framework, "#include <author_tests.h>");
}

}  // namespace judge
