#include "judge/report/junit.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <vector>

#include "judge/report/board_picture.h"
#include "judge/report/text.h"

namespace judge {
namespace {

constexpr std::size_t kMostText = 2000;  // bytes of a message

struct TestCase {
  std::string class_name;
  std::string name;
  std::uint64_t cpu_ns = 0;
  std::string outcome;  // "failure", "error" or "skipped"; empty for passed
  std::string type;
  std::string message;
  std::string text;
};

double seconds(std::uint64_t nanoseconds) { return static_cast<double>(nanoseconds) / 1e9; }

std::string message_of(const GroupRecord& group, const Failure& failure) {
  return fmt::format("{}: {}: {}", place_of(group, failure), short_name(failure.ruling.verdict),
                     escaped(failure.ruling.reason, kMostText));
}

std::string evidence(const SubmissionRecord& submission, const GroupRecord& group,
                     const Failure& failure) {
  const Board& puzzle = failure.asked.puzzle;
  std::string text = puzzle.str() + "\n";
  const auto add = [&text](const std::vector<std::string>& lines) {
    for (const std::string& line : lines) text += line + "\n";
  };
  add(draw_board(rows_of(puzzle), puzzle, {}, {}));
  if (!failure.ruling.answer.empty()) {
    add(draw_board(failure.ruling.answer, puzzle, failure.ruling.wrong, {}));
  }
  const std::string command = replay_command(submission, group, failure);
  if (!command.empty()) text += "again: " + command + "\n";
  if (failure.small) {
    const std::string condition = condition_of(*failure.small);
    text += fmt::format("made small: {}\n{}{}again: {}\n", size_of(*failure.small), condition,
                        condition.empty() ? "" : "\n", replay_command(submission, *failure.small));
  }
  return text;
}

class Suite {
 public:
  Suite(const RunRecord& run, const SubmissionRecord& submission, bool every_case)
      : run_(run), submission_(submission), every_case_(every_case) {
    if (submission.groups.empty() && submission.judge_error.empty()) add_whole();
    for (const GroupRecord& group : submission.groups) add(group);
    if (!submission.judge_error.empty()) {
      cases_.push_back({name(), "judge", 0, "error", "JE", submission.judge_error, ""});
    }
  }

  void write(std::ostream& out, std::size_t id) const {
    std::uint64_t time = 0;
    for (const GroupRecord& group : submission_.groups) time += times_of(group).total;
    out << fmt::format(
        R"(<testsuite id="{}" name="{}" package="judge" timestamp="{}" hostname="localhost" )"
        R"(tests="{}" failures="{}" errors="{}" skipped="{}" time="{:.9f}">)"
        "\n",
        id, name(), markup(run_.started), cases_.size(), count("failure"), count("error"),
        count("skipped"), seconds(time));
    out << fmt::format(
        "<properties><property name=\"compiler\" value=\"{}\"/>"
        "<property name=\"machine\" value=\"{}\"/></properties>\n",
        markup(run_.compiler), markup(run_.machine));
    for (const TestCase& test : cases_) write(out, test);
    out << "<system-out>";
    for (const GroupRecord& group : submission_.groups) out << markup(group.out.text);
    out << "</system-out>\n<system-err>";
    for (const GroupRecord& group : submission_.groups) out << markup(group.err.text);
    out << "</system-err>\n</testsuite>\n";
  }

 private:
  static void write(std::ostream& out, const TestCase& test) {
    out << fmt::format(R"(<testcase classname="{}" name="{}" time="{:.9f}")", test.class_name,
                       markup(test.name), seconds(test.cpu_ns));
    if (test.outcome.empty()) {
      out << "/>\n";
      return;
    }
    out << fmt::format("><{} message=\"{}\"", test.outcome, markup(test.message));
    if (!test.type.empty()) out << fmt::format(" type=\"{}\"", test.type);
    out << fmt::format(">{}</{}></testcase>\n", markup(test.text), test.outcome);
  }

  [[nodiscard]] std::string name() const { return markup(submission_.source); }

  static std::string type(Verdict verdict) { return std::string(short_name(verdict)); }

  [[nodiscard]] std::ptrdiff_t count(std::string_view outcome) const {
    return std::count_if(cases_.begin(), cases_.end(),
                         [&](const TestCase& test) { return test.outcome == outcome; });
  }

  // A submission of which no group was judged: it may not have compiled, as it should or not.
  void add_whole() {
    TestCase test{name(), "compiles", 0, "", "", "", ""};
    if (!submission_.as_expected) {
      test.outcome = "failure";
      test.type = type(submission_.verdict);
      test.message = fmt::format("{}, expected {}", test.type, submission_.expectation.str());
      test.text = submission_.compile_messages;
    }
    cases_.push_back(test);
  }

  void add(const GroupRecord& group) {
    TestCase test{name(), group.group, times_of(group).total, "", "", "", ""};
    if (!group.as_expected) {
      test.outcome = "failure";
      test.type = type(group.verdict);
      test.message = fmt::format("{} of {} passed, expected {}", group.passed, group.cases,
                                 submission_.expectation.str());
      if (!group.failures.empty()) {
        const Failure& first = group.failures.front();
        test.message = message_of(group, first) + "; " + test.message;
        test.text = evidence(submission_, group, first);
      }
    } else if (group.unfinished) {
      test.outcome = "skipped";
      test.message = "interrupted before all was judged";
    }
    cases_.push_back(test);
    if (every_case_) add_cases(group);
  }

  void add_cases(const GroupRecord& group) {
    auto failure = group.failures.begin();
    for (const CaseRecord& record : group.judged) {
      TestCase test{fmt::format("{}.{}", name(), markup(group.group)),
                    fmt::format("line {}", record.line),
                    record.cpu_ns,
                    "",
                    "",
                    "",
                    ""};
      const bool kept = failure != group.failures.end() && failure->asked.line == record.line;
      if (record.verdict != Verdict::accepted && !group.as_expected) {
        test.outcome = "failure";
        test.type = type(record.verdict);
        test.message = kept ? message_of(group, *failure) : test.type;
        if (kept) test.text = evidence(submission_, group, *failure);
      }
      if (kept) ++failure;
      cases_.push_back(test);
    }
  }

  const RunRecord& run_;
  const SubmissionRecord& submission_;
  bool every_case_;
  std::vector<TestCase> cases_;
};

}  // namespace

void write_junit(std::ostream& out, const RunRecord& run, bool every_case) {
  out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
  std::size_t id = 0;
  for (const SubmissionRecord& submission : run.submissions) {
    Suite(run, submission, every_case).write(out, id++);
  }
  out << "</testsuites>\n";
}

}  // namespace judge
