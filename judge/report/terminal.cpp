#include "judge/report/terminal.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

#include "judge/report/text.h"

namespace judge {
namespace {

constexpr std::size_t kPrintedShown = 2000;  // bytes

std::string indented(const std::string& text) {
  std::string result = "    ";
  for (const char c : text) {
    result += c;
    if (c == '\n') result += "    ";
  }
  return result;
}

}  // namespace

std::string TerminalReport::coloured(Verdict verdict, bool as_expected, std::size_t width) const {
  std::string text = fmt::format("{:{}}", short_name(verdict), width);
  if (!style_.colour) return text;
  return fmt::format("\x1b[{}m{}\x1b[0m", as_expected ? 32 : 31, text);
}

void TerminalReport::head(const RunRecord& run, const std::vector<std::string>& submissions,
                          const std::vector<std::string>& groups) {
  fmt::print(out_, "{}\nlimits a case: {} CPU, {} wall, {} MiB memory, {} MiB printed\n",
             run.compiler, duration_text(run.limits.cpu_ns), duration_text(run.limits.wall_ns),
             run.limits.memory_bytes >> 20U, run.limits.output_bytes >> 20U);
  fmt::print(out_, "guards: {}\n", fmt::join(run.guards, ", "));
  if (!run.unguarded.empty()) fmt::print(out_, "not guarded: {}\n", escaped(run.unguarded, 500));
  for (const std::string& note : run.notes) fmt::print(out_, "{}\n", note);
  submission_width_ = std::string_view("submission").size();
  group_width_ = std::string_view("group").size();
  for (const std::string& name : submissions) {
    submission_width_ = std::max(submission_width_, file_name(name).size());
  }
  for (const std::string& name : groups) group_width_ = std::max(group_width_, name.size());
  fmt::print(out_, "\n{:{}}  {:{}}  {:7}  {:>13}  {:>8}  {:>8}  {:>8}  {:>8}\n", "submission",
             submission_width_, "group", group_width_, "verdict", "passed", "slowest", "median",
             "total", "memory");
  std::fflush(out_);
}

void TerminalReport::whole(const RunRecord& run) {
  std::vector<std::string> submissions;
  std::vector<std::string> groups;
  for (const SubmissionRecord& each : run.submissions) {
    submissions.push_back(each.source);
    for (const GroupRecord& group : each.groups) groups.push_back(group.group);
  }
  head(run, submissions, groups);
  for (const SubmissionRecord& each : run.submissions) submission(each);
  end(run);
}

void TerminalReport::submission(const SubmissionRecord& submission) const {
  if (submission.groups.empty()) {
    fmt::print(out_, "{:{}}  {:{}}  {}\n", file_name(submission.source), submission_width_, "",
               group_width_, coloured(submission.verdict, submission.as_expected, 7));
  }
  for (const GroupRecord& group : submission.groups) row(submission, group);
  std::fflush(out_);
}

void TerminalReport::row(const SubmissionRecord& submission, const GroupRecord& group) const {
  const Times times = times_of(group);
  // fmt counts 'µ' as one column, as a terminal does.
  fmt::print(out_, "{:{}}  {:{}}  {}  {:>13}  {:>8}  {:>8}  {:>8}  {:>8}{}\n",
             file_name(submission.source), submission_width_, group.group, group_width_,
             coloured(group.verdict, group.as_expected, 7),
             fmt::format("{}/{}", group.passed, group.cases), duration_text(times.slowest),
             duration_text(times.median), duration_text(times.total),
             fmt::format("{:.1f} MiB", static_cast<double>(group.peak_memory) / (1 << 20U)),
             group.verdict != Verdict::accepted && group.as_expected ? "  as expected" : "");
}

void TerminalReport::end(const RunRecord& run) const {
  std::size_t unexpected = 0;
  for (const SubmissionRecord& submission : run.submissions) {
    for (const std::string& note : submission.notes) {
      fmt::print(out_, "\n{}: {}\n", submission.source, escaped(note, 500));
    }
    for (const GroupRecord& group : submission.groups) evidence(submission, group);
    if (!submission.compile_messages.empty() && !submission.as_expected) {
      fmt::print(out_, "\n{} does not compile:\n{}\n", submission.source,
                 indented(submission.compile_messages));
    }
    if (!submission.judge_error.empty()) {
      fmt::print(out_, "\n{} could not be judged: {}\n", submission.source, submission.judge_error);
    }
    if (!submission.as_expected) ++unexpected;
  }
  fmt::print(out_, "\n");
  for (const SubmissionRecord& submission : run.submissions) {
    if (submission.as_expected && run.submissions.size() > 1) continue;
    fmt::print(out_, "{}: {} ({}), expected {}\n", submission.source,
               coloured(submission.verdict, submission.as_expected, 0),
               long_name(submission.verdict), submission.expectation.str());
  }
  if (run.submissions.size() > 1) {
    fmt::print(out_, "{} of {} submissions as expected\n", run.submissions.size() - unexpected,
               run.submissions.size());
  }
  if (run.interrupted) fmt::print(out_, "interrupted: this is what was judged until then\n");
  std::fflush(out_);
}

void TerminalReport::evidence(const SubmissionRecord& submission, const GroupRecord& group) const {
  for (const std::string& note : group.notes) {
    fmt::print(out_, "\n{}, group {}: {}\n", submission.source, group.group, escaped(note, 500));
  }
  const std::size_t failed = group.judged.size() - group.passed;
  if (!group.as_expected) {
    const std::size_t shown = std::min(style_.failures, group.failures.size());
    for (std::size_t i = 0; i < shown; ++i) failure(submission, group, group.failures[i]);
    if (failed > shown) {
      fmt::print(out_, "\n{}, group {}: {} more failed\n", submission.source, group.group,
                 failed - shown);
    }
  }
  if (style_.printed) printed(group);
}

void TerminalReport::failure(const SubmissionRecord& submission, const GroupRecord& group,
                             const Failure& failure) const {
  const Board& puzzle = failure.asked.puzzle;
  fmt::print(out_, "\n{}, group {}, {}: {}: {}\n", submission.source, group.group,
             place_of(group, failure), coloured(failure.ruling.verdict, false, 0),
             escaped(failure.ruling.reason, 500));
  if (!failure.property.empty()) fmt::print(out_, "  does not hold: {}\n", failure.property);
  fmt::print(out_, "  {}\n", escaped(puzzle.str(), 500));
  boards(puzzle, failure.ruling, {});
  const std::string command = replay_command(submission, group, failure);
  if (!command.empty()) fmt::print(out_, "  again: {}\n", command);
  if (failure.small) small(submission, *failure.small);
}

void TerminalReport::boards(const Board& puzzle, const Ruling& ruling,
                            const std::bitset<kCells>& marked) const {
  const PictureStyle style{style_.colour};
  const std::vector<std::string> before = draw_board(rows_of(puzzle), puzzle, marked, style);
  std::vector<std::string> after(before.size());
  if (!ruling.answer.empty()) after = draw_board(ruling.answer, puzzle, ruling.wrong, style);
  for (std::size_t i = 0; i < before.size(); ++i) {
    fmt::print(out_, "  {}   {}\n", before[i], after[i]);
  }
}

void TerminalReport::small(const SubmissionRecord& submission, const Counterexample& small) const {
  fmt::print(out_, "\n  made small: {} ({} runs in {}{}): {}\n", size_of(small), small.runs,
             duration_text(small.wall_ns), small.smallest ? "" : ", then out of time",
             escaped(small.ruling.reason, 500));
  const std::string condition = condition_of(small);
  if (!condition.empty()) fmt::print(out_, "  {}\n", condition);
  const Board& puzzle = small.calls.back().board;
  std::bitset<kCells> blanks;
  for (std::size_t cell = 0; cell < kCells; ++cell) blanks[cell] = puzzle.cells[cell] == kBlank;
  boards(puzzle, small.ruling, small.blanks <= small.blanks_before ? blanks : ~blanks);
  fmt::print(out_, "  again: {}\n", replay_command(submission, small));
}

void TerminalReport::printed(const GroupRecord& group) const {
  for (const auto& [name, printed] : {std::pair{"stdout", &group.out}, {"stderr", &group.err}}) {
    if (printed->bytes == 0) continue;
    fmt::print(out_, "\n{} of group {}, {} bytes:\n{}\n", name, group.group, printed->bytes,
               indented(escaped(printed->text, kPrintedShown)));
  }
}

}  // namespace judge
