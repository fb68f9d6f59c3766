#include "judge/report/text.h"

#include <fmt/core.h>

#include <filesystem>
#include <nlohmann/json.hpp>

namespace judge {
namespace {

// The same text with U+FFFD for what is not UTF-8: as nlohmann/json has it.
std::string utf8(std::string_view text) {
  using nlohmann::json;
  const std::string dumped = json(text).dump(-1, ' ', false, json::error_handler_t::replace);
  return json::parse(dumped).get<std::string>();
}

std::string named(const SubmissionRecord& submission) {
  std::string source = shell_word(submission.source);
  if (!submission.entry.empty()) source += " --entry " + shell_word(submission.entry);
  source += submission.options;
  return source;
}

}  // namespace

std::string shell_word(const std::string& word) {
  const bool plain = word.find_first_not_of(
                         "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                         "0123456789_-./+,:@") == std::string::npos;
  if (plain && !word.empty()) return word;
  std::string result = "'";
  for (const char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::string file_name(const std::string& path) {
  return std::filesystem::path(path).filename().string();
}

std::string place_of(const GroupRecord& group, const Failure& failure) {
  if (!group.seed) return fmt::format("line {}", failure.asked.line);
  if (failure.asked.line == 0) return "remembered from before";
  return fmt::format("case {} of seed {}", failure.asked.line, *group.seed);
}

std::string size_of(const Counterexample& small) {
  const bool clues = small.blanks > small.blanks_before;
  const int left = clues ? kCells - small.blanks : small.blanks;
  return fmt::format("{} {}{} left of {}", left, clues ? "clue" : "blank", left == 1 ? "" : "s",
                     clues ? kCells - small.blanks_before : small.blanks_before);
}

std::string condition_of(const Counterexample& small) {
  const std::size_t others = small.calls.size() - 1;
  if (others == 0) return "";
  return fmt::format(
      "only after {} other board{} in the same process: something static or global is kept from "
      "one "
      "to the next",
      others, others == 1 ? "" : "s");
}

std::string replay_command(const SubmissionRecord& submission, const GroupRecord& group,
                           const Failure& failure) {
  if (failure.small && failure.small->calls.size() > 1) return "";  // alone the case does not fail
  if (group.seed) {
    if (failure.small) return "";
    return fmt::format("build/judge stress {} --seed {} --cases {}", named(submission), *group.seed,
                       failure.asked.line);
  }
  if (group.data.empty()) return "";
  if (group.data == "-") return replay_command(submission, failure.asked.puzzle);
  return fmt::format("build/judge run {} --data {} --case {}", named(submission),
                     shell_word(group.data), failure.asked.line);
}

std::string replay_command(const SubmissionRecord& submission, const Board& puzzle) {
  return fmt::format("echo '{}' | build/judge run {} --data -", puzzle.str(), named(submission));
}

std::string replay_command(const SubmissionRecord& submission, const Counterexample& small) {
  std::string calls;
  for (const Call& call : small.calls) calls += ' ' + shell_word(call.str());
  return fmt::format("build/judge stress {} --calls{}", named(submission), calls);
}

std::string duration_text(std::uint64_t nanoseconds) {
  if (nanoseconds < 1000) return fmt::format("{} ns", nanoseconds);
  auto value = static_cast<double>(nanoseconds) / 1e3;
  std::string_view unit = "µs";
  for (const std::string_view larger : {"ms", "s"}) {
    if (value < 999.5) break;
    value /= 1e3;
    unit = larger;
  }
  const int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
  return fmt::format("{:.{}f} {}", value, decimals, unit);
}

std::string escaped(std::string_view text, std::size_t most) {
  std::string result;
  for (const char c : text.substr(0, most)) {
    if (c == '\n' || (c >= ' ' && c <= '~')) {
      result += c;
    } else {
      result += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
  }
  if (text.size() > most) result += " …";
  return result;
}

std::string markup(std::string_view text) {
  constexpr std::string_view kReplacement = "\xef\xbf\xbd";
  const std::string valid = utf8(text);
  std::string result;
  for (std::size_t i = 0; i < valid.size(); ++i) {
    const char c = valid[i];
    const std::string_view three = std::string_view(valid).substr(i, 3);
    if (c == '&') {
      result += "&amp;";
    } else if (c == '<') {
      result += "&lt;";
    } else if (c == '>') {
      result += "&gt;";
    } else if (c == '"') {
      result += "&quot;";
    } else if (c == '\'') {
      result += "&#39;";
    } else if (static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t') {
      result += kReplacement;
    } else if (three == "\xef\xbf\xbe" || three == "\xef\xbf\xbf") {  // U+FFFE and U+FFFF
      result += kReplacement;
      i += 2;
    } else {
      result += c;
    }
  }
  return result;
}

}  // namespace judge
