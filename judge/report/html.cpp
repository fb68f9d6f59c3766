#include "judge/report/html.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "judge/digest.h"
#include "judge/report/board_picture.h"
#include "judge/report/cactus_plot.h"
#include "judge/report/html_board.h"
#include "judge/report/text.h"
#include "page/page.h"

namespace judge {
namespace {

constexpr std::size_t kPrintedShown = 2000;  // bytes

std::string verdict_class(bool accepted, bool as_expected) {
  return accepted && as_expected ? "good" : as_expected ? "quiet" : "bad";
}

class Page {
 public:
  Page(std::ostream& out, const RunRecord& run) : out_(out), run_(run) {}

  void write() {
    head();
    summary();
    table();
    plot();
    failures();
    remarks();
    print("<script>{}</script>\n</body>\n</html>\n", kPageScript);
  }

 private:
  template <class... Values>
  void print(fmt::format_string<Values...> format, Values&&... values) {
    out_ << fmt::format(format, std::forward<Values>(values)...);
  }

  void head() {
    print(R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; )"
          R"(style-src 'sha256-{}'; script-src 'sha256-{}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sudoku judge: {}</title>
<style>{}</style>
</head>
<body>
)",
          sha256_base64(kPageStyle), sha256_base64(kPageScript), verdict_in_short(), kPageStyle);
  }

  [[nodiscard]] std::string verdict_in_short() const {
    const auto good =
        std::count_if(run_.submissions.begin(), run_.submissions.end(),
                      [](const SubmissionRecord& submission) { return submission.as_expected; });
    return fmt::format("{} of {} submission{} as expected", good, run_.submissions.size(),
                       run_.submissions.size() == 1 ? "" : "s");
  }

  void summary() {
    const bool good =
        std::all_of(run_.submissions.begin(), run_.submissions.end(),
                    [](const SubmissionRecord& submission) { return submission.as_expected; });
    print("<h1>Sudoku judge</h1>\n<p class=\"summary {}\">{}{}</p>\n", good ? "good" : "bad",
          verdict_in_short(), run_.interrupted ? ", until it was interrupted" : "");
    print(
        "<p class=\"quiet\">{}<br>{}<br>{} UTC, judge {}; limits a case: {} CPU, {} wall, {} MiB "
        "memory, {} MiB printed</p>\n",
        markup(run_.compiler), markup(run_.machine), markup(run_.started), markup(run_.judge),
        duration_text(run_.limits.cpu_ns), duration_text(run_.limits.wall_ns),
        run_.limits.memory_bytes >> 20U, run_.limits.output_bytes >> 20U);
    for (const std::string& note : run_.notes) print("<p class=\"quiet\">{}</p>\n", markup(note));
  }

  void table() {
    print("<h2>Verdicts</h2>\n<div class=\"wide\" tabindex=\"0\">\n<table>\n<thead><tr>");
    for (const char* name :
         {"submission", "group", "verdict", "passed", "slowest", "median", "total", "memory"}) {
      print(R"(<th scope="col"><button type="button">{}</button></th>)", name);
    }
    print("</tr></thead>\n<tbody>\n");
    for (const SubmissionRecord& submission : run_.submissions) {
      if (submission.groups.empty()) row(submission);
      for (const GroupRecord& group : submission.groups) row(submission, group);
    }
    print("</tbody>\n</table>\n</div>\n");
  }

  void row(const SubmissionRecord& submission) {
    print("<tr><td>{}</td><td></td><td class=\"verdict {}\">{}</td>",
          markup(file_name(submission.source)),
          verdict_class(submission.verdict == Verdict::accepted, submission.as_expected),
          short_name(submission.verdict));
    for (int column = 3; column < 8; ++column) print("<td data-value=\"0\"></td>");
    print("</tr>\n");
  }

  void row(const SubmissionRecord& submission, const GroupRecord& group) {
    const Times times = times_of(group);
    const bool expected_failure = group.verdict != Verdict::accepted && group.as_expected;
    print("<tr><td>{}</td><td>{}</td><td class=\"verdict {}\">{}{}</td>",
          markup(file_name(submission.source)), markup(group.group),
          verdict_class(group.verdict == Verdict::accepted, group.as_expected),
          short_name(group.verdict), expected_failure ? " as expected" : "");
    print("<td data-value=\"{}\">{}/{}</td>", group.passed, group.passed, group.cases);
    for (const std::uint64_t time : {times.slowest, times.median, times.total}) {
      print("<td data-value=\"{}\">{}</td>", time, duration_text(time));
    }
    print("<td data-value=\"{}\">{:.1f} MiB</td></tr>\n", group.peak_memory,
          static_cast<double>(group.peak_memory) / (1 << 20U));
  }

  void plot() {
    const std::string svg = cactus_plot(run_);
    if (svg.empty()) return;
    print(
        "<h2>Time a case</h2>\n<p class=\"quiet\">A lower curve solves faster, a longer one solves "
        "more. Point at a curve, or use the arrow keys, to see which case it is.</p>\n{}",
        svg);
  }

  void failures() {
    bool any = false;
    for (const SubmissionRecord& submission : run_.submissions) {
      for (const GroupRecord& group : submission.groups) {
        bool open = !group.as_expected;  // the first of those that nobody expects
        for (const Failure& each : group.failures) {
          if (!any) print("<h2>Failures</h2>\n");
          any = true;
          failure(submission, group, each, open);
          open = false;
        }
        const std::size_t failed = group.judged.size() - group.passed;
        if (failed > group.failures.size()) {
          print("<p class=\"quiet\">{}, {}: {} more failed</p>\n", markup(submission.source),
                markup(group.group), failed - group.failures.size());
        }
      }
    }
  }

  void failure(const SubmissionRecord& submission, const GroupRecord& group, const Failure& failure,
               bool open) {
    const Ruling& ruling = failure.ruling;
    const Board& puzzle = failure.asked.puzzle;
    print("<details{}>\n<summary><b class=\"{}\">{}</b> {}, {}, {}: {}</summary>\n",
          open ? " open" : "", verdict_class(false, group.as_expected), short_name(ruling.verdict),
          markup(file_name(submission.source)), markup(group.group), place_of(group, failure),
          markup(escaped(ruling.reason, 500)));
    boards(puzzle, ruling);
    if (!failure.property.empty()) print("<p>does not hold: {}</p>\n", markup(failure.property));
    const std::string command = replay_command(submission, group, failure);
    if (!command.empty()) print("<pre>{}</pre>\n", markup(command));
    if (failure.small) small(submission, *failure.small);
    print("</details>\n");
  }

  void boards(const Board& puzzle, const Ruling& ruling) {
    print("<div class=\"boards\">\n<figure><figcaption>the puzzle</figcaption>{}</figure>\n",
          html_board(rows_of(puzzle), puzzle, {}, "the puzzle, " + puzzle.str()));
    if (!ruling.answer.empty()) {
      print("<figure><figcaption>what came back</figcaption>{}</figure>\n",
            html_board(ruling.answer, puzzle, ruling.wrong, "what came back, " + ruling.reason));
    }
    print("</div>\n");
  }

  void small(const SubmissionRecord& submission, const Counterexample& small) {
    print("<p>made small: {}: {}</p>\n", size_of(small), markup(escaped(small.ruling.reason, 500)));
    const std::string condition = condition_of(small);
    if (!condition.empty()) print("<p>{}</p>\n", condition);
    boards(small.calls.back().board, small.ruling);
    print("<pre>{}</pre>\n", markup(replay_command(submission, small)));
  }

  void remark(const std::string& title, const std::string& text) {
    print("<h3>{}</h3>\n<pre>{}</pre>\n", markup(title), markup(text));
  }

  // What is said of a submission or a group besides its cases.
  void remarks() {
    for (const SubmissionRecord& submission : run_.submissions) {
      const std::string& name = submission.source;
      for (const std::string& note : submission.notes) remark(name, escaped(note, 500));
      if (!submission.compile_messages.empty()) {
        remark(name + " does not compile", submission.compile_messages);
      }
      if (!submission.judge_error.empty()) {
        remark(name + " could not be judged", submission.judge_error);
      }
      for (const GroupRecord& group : submission.groups) {
        const std::string title = fmt::format("{}, {}", name, group.group);
        for (const std::string& note : group.notes) remark(title, escaped(note, 500));
        if (group.out.bytes > 0) remark(title + ": stdout", escaped(group.out.text, kPrintedShown));
        if (group.err.bytes > 0) remark(title + ": stderr", escaped(group.err.text, kPrintedShown));
      }
    }
  }

  std::ostream& out_;
  const RunRecord& run_;
};

}  // namespace

void write_html(std::ostream& out, const RunRecord& run) { Page(out, run).write(); }

}  // namespace judge
