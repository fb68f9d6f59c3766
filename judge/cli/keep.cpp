#include "judge/cli/keep.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>

#include "judge/cli/usage_error.h"
#include "judge/data/cells.h"
#include "judge/data/data_file.h"
#include "judge/interrupt.h"
#include "judge/search/trial.h"
#include "judge/submission/temporary_folder.h"
#include "judge/sudoku/counter.h"

namespace judge {
namespace fs = std::filesystem;
namespace {

using judge_protocol::Manner;

std::string content_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// What is wrong with the data file that `content` would be; nothing where it is sound.
std::string fault_of(const std::string& content) {
  const TemporaryFolder folder;
  const fs::path path = folder.path() / "cases.txt";
  std::ofstream(path, std::ios::binary) << content;
  const auto file = open_checked(path, folder.path() / "cache", [](std::size_t) {});
  if (file) return "";
  const InputError& first = file.error().all.front();
  return fmt::format("line {}: {}", first.line, first.message);
}

std::string line_of(const Board& board, char blank, const std::string& origin) {
  std::string line = board.str();
  std::ranges::replace(line, kBlank, blank);
  if (solutions_of(board) == Solutions::one) line += ' ' + count_solutions(board, 1).first.str();
  return fmt::format("{}  # {}\n", line, origin);
}

void append(const std::string& file, std::string_view text) {
  const int fd = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  const bool written =
      fd >= 0 && ::write(fd, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  if (fd >= 0) ::close(fd);
  if (!written) throw UsageError(fmt::format("cannot write {}", file));
}

}  // namespace

void add_keep_option(CLI::App& command, std::string& file) {
  command.add_option("--keep", file, "append what is found to this data file, as a case");
}

void require_keepable(const std::string& file) {
  std::error_code none;
  const bool there = fs::exists(file, none);
  const fs::path folder = fs::absolute(file, none).parent_path();
  if (::access(there ? file.c_str() : folder.c_str(), W_OK) != 0 || fs::is_directory(file, none)) {
    throw UsageError(fmt::format("cannot write {}", file));
  }
  const std::string content = content_of(file);
  const std::string fault = content.empty() ? "" : fault_of(content);
  if (!fault.empty()) throw UsageError(fmt::format("cannot add to {}: {}", file, fault));
}

void keep_case(const std::string& file, const std::vector<Call>& calls, const std::string& origin) {
  const InterruptHeld held;
  for (const Call& call : calls) {
    if (call.manner != Manner::plain || !Board::parse(call.board.str())) {
      throw UsageError(fmt::format("{} is not kept: no data file can hold it", call.str()));
    }
  }
  std::string comment = origin;
  std::ranges::replace_if(
      comment, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  const std::string before = content_of(file);
  std::string fault;
  for (const char blank : kBlankSigns) {  // a file has one sign for blanks
    std::string text = before.empty() || before.back() == '\n' ? "" : "\n";
    if (before.empty()) {
      text += fmt::format("# Cases that a submission failed.\n# solutions: {}\n",
                          name_of(solutions_of(calls.back().board)));
    }
    for (const Call& call : calls) text += line_of(call.board, blank, comment);
    const std::string wrong = fault_of(before + text);
    if (wrong.empty()) return append(file, text);
    if (fault.empty()) fault = wrong;
  }
  throw UsageError(fmt::format("cannot add to {}: {}", file, fault));
}

void keep_failures(const std::string& file, const RunRecord& run) {
  for (const SubmissionRecord& submission : run.submissions) {
    for (const GroupRecord& group : submission.groups) {
      for (const Failure& failure : group.failures) {
        if (!failure.small) continue;
        const std::string place =
            group.seed ? fmt::format("drawn with seed {}", *group.seed)
                       : fmt::format("from line {} of {}", failure.asked.line, group.data);
        keep_case(file, failure.small->calls,
                  fmt::format("{}: {}: {}; {}", submission.source,
                              short_name(failure.small->ruling.verdict),
                              failure.small->ruling.reason, place));
      }
    }
  }
}

}  // namespace judge
