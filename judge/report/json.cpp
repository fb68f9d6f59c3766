#include "judge/report/json.h"

#include <fmt/core.h>

#include <nlohmann/json.hpp>
#include <string>

namespace judge {
namespace {

using Json = nlohmann::ordered_json;

// Bytes that are not UTF-8 become U+FFFD.
std::string dumped(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json calls_json(const std::vector<Call>& calls) {
  Json texts = Json::array();
  for (const Call& call : calls) texts.push_back(call.str());
  return texts;
}

Json small_json(const Counterexample& small) {
  return {{"calls", calls_json(small.calls)},
          {"reason", small.ruling.reason},
          {"blanks", small.blanks},
          {"blanks_before", small.blanks_before},
          {"runs", small.runs},
          {"wall_ns", small.wall_ns},
          {"smallest", small.smallest}};
}

Json failure_json(const Failure& failure) {
  Json cells = Json::array();
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (failure.ruling.wrong[cell]) cells.push_back(cell);
  }
  return {{"line", failure.asked.line},
          {"puzzle", failure.asked.puzzle.str()},
          {"verdict", short_name(failure.ruling.verdict)},
          {"reason", failure.ruling.reason},
          {"wrong_cells", cells},
          {"answer", failure.ruling.answer},
          {"property", failure.property},
          {"small", failure.small ? small_json(*failure.small) : Json()}};
}

Json group_head(const GroupRecord& group) {
  Json failures = Json::array();
  for (const Failure& failure : group.failures) failures.push_back(failure_json(failure));
  return {{"group", group.group},
          {"data", group.data},
          {"digest", group.digest},
          {"seed", group.seed ? Json(*group.seed) : Json()},
          {"cases", group.cases},
          {"passed", group.passed},
          {"verdict", short_name(group.verdict)},
          {"as_expected", group.as_expected},
          {"peak_memory_bytes", group.peak_memory},
          {"stdout_bytes", group.out.bytes},
          {"stderr_bytes", group.err.bytes},
          {"notes", group.notes},
          {"failures", failures}};
}

// An object whose last member is an array, still open: `write_rest` writes that.
std::string opened(const Json& head, std::string_view last) {
  std::string text = dumped(head);
  text.pop_back();
  return fmt::format("{},\"{}\":[", text, last);
}

void write_group(std::ostream& out, const GroupRecord& group) {
  out << opened(group_head(group), "judged");
  const char* separator = "\n";
  for (const CaseRecord& record : group.judged) {
    out << separator
        << fmt::format("[{},\"{}\",{}]", record.line, short_name(record.verdict), record.cpu_ns);
    separator = ",\n";
  }
  out << "]}";
}

void write_submission(std::ostream& out, const SubmissionRecord& submission) {
  out << opened({{"source", submission.source},
                 {"entry", submission.entry},
                 {"notes", submission.notes},
                 {"verdict", short_name(submission.verdict)},
                 {"expected", submission.expected},
                 {"as_expected", submission.as_expected},
                 {"compile_messages", submission.compile_messages},
                 {"judge_error", submission.judge_error}},
                "groups");
  const char* separator = "\n";
  for (const GroupRecord& group : submission.groups) {
    out << separator;
    write_group(out, group);
    separator = ",\n";
  }
  out << "]}";
}

}  // namespace

void write_json(std::ostream& out, const RunRecord& run) {
  out << opened({{"format", "sudoku-judge run"},
                 {"version", kJsonVersion},
                 {"compiler", run.compiler},
                 {"guards", run.guards},
                 {"unguarded", run.unguarded},
                 {"interrupted", run.interrupted},
                 {"limits",
                  {{"cpu_ns", run.limits.cpu_ns},
                   {"wall_ns", run.limits.wall_ns},
                   {"memory_bytes", run.limits.memory_bytes},
                   {"output_bytes", run.limits.output_bytes}}},
                 {"notes", run.notes}},
                "submissions");
  const char* separator = "\n";
  for (const SubmissionRecord& submission : run.submissions) {
    out << separator;
    write_submission(out, submission);
    separator = ",\n";
  }
  out << "]}\n";
}

}  // namespace judge
