#include "judge/verdict/expectation.h"

#include <fmt/core.h>

#include <algorithm>
#include <sstream>

#include "judge/verdict/record.h"

namespace judge {
namespace {

constexpr std::string_view kTag = "@EXPECTED_RESULTS@";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

// The tag may be the last thing in a comment of C or of Markdown.
std::string without_comment_end(const std::string& line) {
  return line.substr(0, std::min(line.find("*/"), line.find("-->")));
}

std::string in_words(const std::vector<Verdict>& verdicts) {
  std::string words;
  for (const Verdict verdict : verdicts) {
    if (!words.empty()) words += " or ";
    words += short_name(verdict);
  }
  return words;
}

bool holds(const std::vector<Verdict>& expected, Verdict verdict) {
  return std::find(expected.begin(), expected.end(), verdict) != expected.end();
}

}  // namespace

tl::expected<Expectation, InputError> Expectation::read(const std::filesystem::path& path,
                                                        std::string_view source) {
  Expectation expectation;
  if (const auto verdict = verdict_of(path.parent_path().filename().string())) {
    expectation.overall = {*verdict};
  }
  std::istringstream lines{std::string(source)};
  std::string line;
  for (std::size_t number = 1; std::getline(lines, line); ++number) {
    const std::size_t tag = line.find(kTag);
    if (tag == std::string::npos) continue;
    const std::size_t colon = line.find(':', tag);
    if (colon == std::string::npos) continue;
    const std::size_t name = tag + kTag.size();
    const std::string group(trimmed(std::string_view(line).substr(name, colon - name)));
    Verdicts verdicts;
    std::size_t column = colon + 1;
    std::istringstream words(without_comment_end(line).substr(column));
    for (std::string word; std::getline(words, word, ','); column += word.size() + 1) {
      const auto verdict = verdict_of(trimmed(word));
      if (!verdict) {
        return tl::unexpected(InputError{
            path.string(), number, column + 1,
            fmt::format("'{}' is no verdict; CORRECT, WRONG-ANSWER, TIMELIMIT, MEMORYLIMIT, "
                        "OUTPUT-LIMIT, RUN-ERROR and COMPILER-ERROR are",
                        trimmed(word))});
      }
      verdicts.push_back(*verdict);
    }
    (group.empty() ? expectation.overall : expectation.groups[group]) = verdicts;
  }
  return expectation;
}

std::string Expectation::str() const {
  std::string words = in_words(groups.empty() ? overall : Verdicts{Verdict::accepted});
  for (const auto& [group, verdicts] : groups) {
    words += fmt::format(", {} on {}", in_words(verdicts), group);
  }
  return words;
}

void Expectation::apply_to(SubmissionRecord& record, bool share) const {
  record.expectation = *this;
  const auto expected = [share](const Verdicts& verdicts, Verdict verdict) {
    return holds(verdicts, verdict) || (share && verdict == Verdict::accepted);
  };
  if (groups.empty() || record.groups.empty()) {
    record.as_expected = expected(overall, record.verdict);
    for (GroupRecord& group : record.groups) {
      group.as_expected = record.as_expected || group.verdict == Verdict::accepted;
    }
    return;
  }
  record.as_expected = true;
  for (GroupRecord& group : record.groups) {
    const auto found = groups.find(group.group);
    group.as_expected = found == groups.end() ? group.verdict == Verdict::accepted
                                              : expected(found->second, group.verdict);
    record.as_expected = record.as_expected && group.as_expected;
  }
}

}  // namespace judge
