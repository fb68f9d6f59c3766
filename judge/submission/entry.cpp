#include "judge/submission/entry.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <vector>

#include "judge/submission/candidates.h"
#include "judge/submission/markdown.h"

namespace judge {
namespace {

using Candidates = std::vector<Candidate>;
using Kind = Candidate::Kind;

constexpr std::string_view kSolution = "Solution";
constexpr std::string_view kExpected =
    "class Solution { public: void solveSudoku(vector<vector<char>>& board); };";

// What follows the submission. All names in it are such as no macro has. The empty line is for a
// submission that ends with a backslash.
constexpr std::string_view kEntryOfClass = R"(

#line 1 "judge entry"
judge_prelude::judge_entry_type judge_entry = &judge_prelude::judge_entry_for< ::{}>;
)";
constexpr std::string_view kEntryOfFunction = R"(

#line 1 "judge entry"
judge_prelude::judge_entry_void judge_prelude::judge_entry_function::judge_entry_call(judge_prelude::judge_entry_board& judge_entry_grid) {{ ::{}(judge_entry_grid); }} judge_prelude::judge_entry_type judge_entry = &judge_prelude::judge_entry_for<judge_prelude::judge_entry_function>;
)";

bool is_utf_16(std::string_view text) {
  const std::string_view start = text.substr(0, 2);
  return start == "\xFF\xFE" || start == "\xFE\xFF" || start.find('\0') != std::string_view::npos;
}

std::string_view last_part(std::string_view name) {
  const std::size_t found = name.rfind("::");
  return found == std::string_view::npos ? name : name.substr(found + 2);
}

std::string described(const Candidate& candidate) {
  return fmt::format("the {} {} of line {}",
                     candidate.kind == Kind::function ? "function" : "class", candidate.name,
                     candidate.line);
}

bool same_name(const Candidate& a, const Candidate& b) { return a.name == b.name; }

// Those between which rule 2 does not choose. Declared twice is still one.
Candidates chosen(const Candidates& all) {
  const auto is_solution = [](const Candidate& candidate) {
    return candidate.kind != Kind::function && last_part(candidate.name) == kSolution &&
           (candidate.fit != Fit::none || candidate.derived);
  };
  Candidates best;
  std::copy_if(all.begin(), all.end(), std::back_inserter(best), is_solution);
  for (const Fit fit : {Fit::good, Fit::hidden, Fit::wrong_type}) {
    if (!best.empty()) break;
    std::copy_if(all.begin(), all.end(), std::back_inserter(best),
                 [&](const Candidate& candidate) { return candidate.fit == fit; });
  }
  Candidates distinct;
  for (const Candidate& candidate : best) {
    const bool known = std::any_of(distinct.begin(), distinct.end(),
                                   [&](const auto& other) { return same_name(candidate, other); });
    if (!known) distinct.push_back(candidate);
  }
  return distinct;
}

// The one that is called `wanted`; a function where no class is.
Candidate named(const Candidates& all, std::string wanted) {
  if (wanted.substr(0, 2) == "::") wanted.erase(0, 2);
  const std::string plain = wanted.substr(0, wanted.find('<'));
  for (const Candidate& candidate : all) {
    if (candidate.name != plain) continue;
    Candidate found = candidate;
    found.name = wanted;
    if (wanted != plain) found.kind = Kind::class_type;
    return found;
  }
  return {Kind::function, wanted, 0, false, Fit::good};
}

std::string defined_twice(const Candidates& all, const Candidate& entry) {
  std::string lines;
  std::size_t times = 0;
  for (const Candidate& candidate : all) {
    if (candidate.kind == Kind::function || !same_name(candidate, entry)) continue;
    lines += fmt::format("{}{}", times++ == 0 ? "" : " and ", candidate.line);
  }
  if (times < 2) return "";
  return fmt::format("{} is defined on lines {}: leave one of them\n", entry.name, lines);
}

std::string advice_on(const Candidates& all, const Candidate& entry) {
  if (std::string twice = defined_twice(all, entry); !twice.empty()) return twice;
  switch (entry.fit) {
    case Fit::none:
      if (entry.derived) return "";
      return fmt::format("there is no solveSudoku in {}; expected is: {}\n", entry.name, kExpected);
    case Fit::wrong_type:
      return fmt::format(
          "solveSudoku is called with a vector<vector<char>> and nothing else, which {} does not "
          "take\n",
          described(entry));
    case Fit::hidden:
      return fmt::format(
          "solveSudoku is private in {}: 'public:' is missing before it, and LeetCode refuses it "
          "too\n",
          described(entry));
    case Fit::good:
      break;
  }
  return entry.line != 0 ? "" : fmt::format("there is no class {}\n", entry.name);
}

std::string entry_line(const Candidate& entry) {
  switch (entry.kind) {
    case Kind::function:
      return fmt::format(kEntryOfFunction, entry.name);
    case Kind::class_template:  // with the default arguments
      return fmt::format(kEntryOfClass, entry.name + "<>");
    case Kind::class_type:
      break;
  }
  return fmt::format(kEntryOfClass, entry.name);
}

tl::expected<Entry, std::string> entry_in(const std::string& source, const std::string& wanted) {
  const Candidates all = candidates_in(source);
  if (!wanted.empty()) {
    const Candidate entry = named(all, wanted);
    return Entry{source, entry_line(entry), "", advice_on(all, entry)};
  }
  const Candidates best = chosen(all);
  if (best.empty()) {
    return Entry{source, fmt::format(kEntryOfClass, kSolution), "",
                 fmt::format("no solveSudoku is found in it; expected is: {}\n", kExpected)};
  }
  if (best.size() > 1) {
    std::string message = "which of these is to be judged? Say so with --entry NAME:\n";
    for (const Candidate& candidate : best) message += "  " + described(candidate) + '\n';
    return tl::unexpected(message);
  }
  const Candidate& entry = best.front();
  return Entry{source, entry_line(entry),
               entry.name == kSolution ? "" : "judged is " + described(entry),
               advice_on(all, entry)};
}

bool holds_entry(const std::string& source, const std::string& wanted) {
  const Candidates all = candidates_in(source);
  return wanted.empty() ? !chosen(all).empty() : named(all, wanted).line != 0;
}

tl::expected<Entry, std::string> entry_in_markdown(const std::string& text,
                                                   const std::string& wanted) {
  std::vector<CodeBlock> blocks = cpp_blocks(text);
  blocks.erase(
      std::remove_if(blocks.begin(), blocks.end(),
                     [&](const CodeBlock& block) { return !holds_entry(block.text, wanted); }),
      blocks.end());
  if (blocks.empty()) {
    return tl::unexpected(fmt::format("no C++ code block of this file holds {}; expected is: {}\n",
                                      wanted.empty() ? "solveSudoku" : wanted, kExpected));
  }
  if (blocks.size() > 1) {
    std::string message = "several code blocks hold a solution, which makes several submissions:\n";
    for (const CodeBlock& block : blocks) message += fmt::format("  from line {}\n", block.line);
    return tl::unexpected(message);
  }
  return entry_in(blocks.front().text, wanted);
}

}  // namespace

tl::expected<Entry, std::string> find_entry(const std::string& name, const std::string& source,
                                            const std::string& wanted) {
  if (is_utf_16(source)) {
    return tl::unexpected<std::string>(
        "the file is in UTF-16, which compilers do not read: save it as UTF-8\n");
  }
  if (std::filesystem::path(name).extension() == ".md") return entry_in_markdown(source, wanted);
  return entry_in(source, wanted);
}

}  // namespace judge
