#include "judge/verdict/verdict.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace judge {
namespace {

struct Names {
  std::string_view short_name;
  std::string_view long_name;
  std::array<std::string_view, 3> others;  // in capitals, with '_' for '-'
};

// In the order of Verdict.
constexpr std::array<Names, 8> kNames{{
    {"AC", "accepted", {"ACCEPTED", "CORRECT", "ACCEPT"}},
    {"TLE", "time limit exceeded", {"TIME_LIMIT_EXCEEDED", "TIMELIMIT", "TIME_LIMIT"}},
    {"MLE", "memory limit exceeded", {"MEMORY_LIMIT_EXCEEDED", "MEMORYLIMIT", "MEMORY_LIMIT"}},
    {"OLE", "output limit exceeded", {"OUTPUT_LIMIT_EXCEEDED", "OUTPUTLIMIT", "OUTPUT_LIMIT"}},
    {"WA", "wrong answer", {"WRONG_ANSWER", "WRONGANSWER", "WRONG"}},
    {"RE", "run-time error", {"RUN_TIME_ERROR", "RUN_ERROR", "RTE"}},
    {"CE", "compile error", {"COMPILE_ERROR", "COMPILER_ERROR", "COMPILATION_ERROR"}},
    {"JE", "judge error", {"JUDGE_ERROR", "", ""}},
}};

const Names& names_of(Verdict verdict) { return kNames.at(static_cast<std::size_t>(verdict)); }

std::string in_capitals(std::string_view word) {
  std::string result(word);
  std::transform(result.begin(), result.end(), result.begin(), [](unsigned char c) {
    return c == '-' ? '_' : static_cast<char>(std::toupper(c));
  });
  return result;
}

}  // namespace

std::string_view short_name(Verdict verdict) { return names_of(verdict).short_name; }

std::string_view long_name(Verdict verdict) { return names_of(verdict).long_name; }

std::optional<Verdict> verdict_of(std::string_view word) {
  if (word.empty()) return std::nullopt;
  const std::string wanted = in_capitals(word);
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    const Names& names = kNames.at(i);
    const auto& others = names.others;
    if (wanted == names.short_name ||
        std::find(others.begin(), others.end(), wanted) != others.end()) {
      return static_cast<Verdict>(i);
    }
  }
  return std::nullopt;
}

}  // namespace judge
