#include "judge/report/json.h"

#include <fmt/core.h>

#include <nlohmann/json.hpp>
#include <string>

namespace judge {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kFormat = "sudoku-judge run";

std::string dumped(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json calls_json(const std::vector<Call>& calls) {
  Json texts = Json::array();
  for (const Call& call : calls) texts.push_back(call.str());
  return texts;
}

Json verdicts_json(const Expectation::Verdicts& verdicts) {
  Json names = Json::array();
  for (const Verdict verdict : verdicts) names.push_back(short_name(verdict));
  return names;
}

Json expectation_json(const Expectation& expectation) {
  Json groups = Json::object();
  for (const auto& [group, verdicts] : expectation.groups) groups[group] = verdicts_json(verdicts);
  return {{"verdicts", verdicts_json(expectation.overall)}, {"groups", groups}};
}

Json printed_json(const Printed& printed) {
  return {{"bytes", printed.bytes}, {"text", printed.text}};
}

// What a failed case and the same made small have in common.
Json ruling_json(const Ruling& ruling) {
  Json cells = Json::array();
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (ruling.wrong[cell]) cells.push_back(cell);
  }
  return {{"verdict", short_name(ruling.verdict)},
          {"reason", ruling.reason},
          {"wrong_cells", cells},
          {"answer", ruling.answer}};
}

Json small_json(const Counterexample& small) {
  Json json = {{"calls", calls_json(small.calls)}};
  json.update(ruling_json(small.ruling));
  json.update({{"blanks", small.blanks},
               {"blanks_before", small.blanks_before},
               {"runs", small.runs},
               {"wall_ns", small.wall_ns},
               {"smallest", small.smallest}});
  return json;
}

Json failure_json(const Failure& failure) {
  const auto& solution = failure.asked.solution;
  Json json = {{"line", failure.asked.line},
               {"puzzle", failure.asked.puzzle.str()},
               {"solution", solution ? Json(solution->str()) : Json()}};
  json.update(ruling_json(failure.ruling));
  json["property"] = failure.property;
  json["small"] = failure.small ? small_json(*failure.small) : Json();
  return json;
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
          {"unfinished", group.unfinished},
          {"peak_memory_bytes", group.peak_memory},
          {"stdout", printed_json(group.out)},
          {"stderr", printed_json(group.err)},
          {"notes", group.notes},
          {"costs", group.costs},
          {"failures", failures}};
}

Json submission_head(const SubmissionRecord& submission) {
  return {{"source", submission.source},
          {"digest", submission.digest},
          {"entry", submission.entry},
          {"options", submission.options},
          {"notes", submission.notes},
          {"verdict", short_name(submission.verdict)},
          {"expected", expectation_json(submission.expectation)},
          {"as_expected", submission.as_expected},
          {"compile_messages", submission.compile_messages},
          {"judge_error", submission.judge_error}};
}

Json run_head(const RunRecord& run) {
  return {{"format", kFormat},
          {"version", kJsonVersion},
          {"started", run.started},
          {"judge", run.judge},
          {"machine", run.machine},
          {"compiler", run.compiler},
          {"guards", run.guards},
          {"unguarded", run.unguarded},
          {"yardstick", run.yardstick},
          {"interrupted", run.interrupted},
          {"shard", {{"index", run.shard.index}, {"count", run.shard.count}}},
          {"limits",
           {{"cpu_ns", run.limits.cpu_ns},
            {"wall_ns", run.limits.wall_ns},
            {"memory_bytes", run.limits.memory_bytes},
            {"output_bytes", run.limits.output_bytes}}},
          {"notes", run.notes}};
}

// An object with one member more than `head`: an array of what `write` writes for each of `items`.
template <class Items, class Write>
void write_object(std::ostream& out, const Json& head, std::string_view last, const Items& items,
                  const Write& write) {
  std::string text = dumped(head);
  text.pop_back();
  out << fmt::format("{},\"{}\":[", text, last);
  const char* separator = "\n";
  for (const auto& item : items) {
    out << separator;
    write(item);
    separator = ",\n";
  }
  out << "]}";
}

void write_group(std::ostream& out, const GroupRecord& group) {
  write_object(out, group_head(group), "judged", group.judged, [&out](const CaseRecord& record) {
    out << fmt::format("[{},\"{}\",{}]", record.line, short_name(record.verdict), record.cpu_ns);
  });
}

void write_submission(std::ostream& out, const SubmissionRecord& submission) {
  write_object(out, submission_head(submission), "groups", submission.groups,
               [&out](const GroupRecord& group) { write_group(out, group); });
}

// From here on back again. What does not fit throws Json::exception or BadValue, which read_json()
// turns into its error.

class BadValue : public std::runtime_error {
 public:
  BadValue(std::string_view what, std::string_view value)
      : std::runtime_error(fmt::format("'{}' is no {}", value, what)) {}
};

template <class T>
void read(const Json& json, const char* name, T& value) {
  json.at(name).get_to(value);
}

Verdict verdict_in(const Json& json) {
  const auto& word = json.get_ref<const std::string&>();
  if (const auto verdict = verdict_of(word)) return *verdict;
  throw BadValue("verdict", word);
}

Board board_in(const Json& json) {
  const auto& text = json.get_ref<const std::string&>();
  if (const auto board = Board::parse(text)) return *board;
  throw BadValue("board", text);
}

Expectation::Verdicts verdicts_in(const Json& json) {
  Expectation::Verdicts verdicts;
  for (const Json& name : json) verdicts.push_back(verdict_in(name));
  return verdicts;
}

Expectation expectation_in(const Json& json) {
  Expectation expectation{verdicts_in(json.at("verdicts")), {}};
  for (const auto& [group, verdicts] : json.at("groups").items()) {
    expectation.groups[group] = verdicts_in(verdicts);
  }
  return expectation;
}

Printed printed_in(const Json& json) {
  Printed printed;
  read(json, "bytes", printed.bytes);
  read(json, "text", printed.text);
  return printed;
}

Call call_in(const Json& json) {
  const auto& text = json.get_ref<const std::string&>();
  if (const auto call = Call::parse(text)) return *call;
  throw BadValue("board", text);
}

Ruling ruling_in(const Json& json) {
  Ruling ruling{verdict_in(json.at("verdict")), "", {}, {}};
  read(json, "reason", ruling.reason);
  read(json, "answer", ruling.answer);
  for (const auto cell : json.at("wrong_cells").get<std::vector<std::size_t>>()) {
    if (cell >= kCells) throw BadValue("cell", std::to_string(cell));
    ruling.wrong.set(cell);
  }
  return ruling;
}

Counterexample small_in(const Json& json) {
  Counterexample small;
  for (const Json& call : json.at("calls")) small.calls.push_back(call_in(call));
  if (small.calls.empty()) throw BadValue("counterexample", dumped(json));
  small.ruling = ruling_in(json);
  read(json, "blanks", small.blanks);
  read(json, "blanks_before", small.blanks_before);
  read(json, "runs", small.runs);
  read(json, "wall_ns", small.wall_ns);
  read(json, "smallest", small.smallest);
  return small;
}

Failure failure_in(const Json& json) {
  Failure failure;
  failure.asked.puzzle = call_in(json.at("puzzle")).board;
  read(json, "line", failure.asked.line);
  if (const Json& solution = json.at("solution"); !solution.is_null()) {
    failure.asked.solution = board_in(solution);
  }
  failure.ruling = ruling_in(json);
  read(json, "property", failure.property);
  if (const Json& small = json.at("small"); !small.is_null()) failure.small = small_in(small);
  return failure;
}

GroupRecord group_in(const Json& json) {
  GroupRecord group;
  read(json, "group", group.group);
  read(json, "data", group.data);
  read(json, "digest", group.digest);
  if (const Json& seed = json.at("seed"); !seed.is_null()) group.seed = seed.get<std::uint64_t>();
  read(json, "cases", group.cases);
  read(json, "passed", group.passed);
  group.verdict = verdict_in(json.at("verdict"));
  read(json, "as_expected", group.as_expected);
  read(json, "unfinished", group.unfinished);
  read(json, "peak_memory_bytes", group.peak_memory);
  group.out = printed_in(json.at("stdout"));
  group.err = printed_in(json.at("stderr"));
  read(json, "notes", group.notes);
  read(json, "costs", group.costs);
  for (const Json& failure : json.at("failures")) group.failures.push_back(failure_in(failure));
  for (const Json& record : json.at("judged")) {
    group.judged.push_back({record.at(0).get<std::uint32_t>(), verdict_in(record.at(1)),
                            record.at(2).get<std::uint64_t>()});
  }
  return group;
}

SubmissionRecord submission_in(const Json& json) {
  SubmissionRecord submission;
  read(json, "source", submission.source);
  read(json, "digest", submission.digest);
  read(json, "entry", submission.entry);
  submission.options = json.value("options", "");
  read(json, "notes", submission.notes);
  submission.verdict = verdict_in(json.at("verdict"));
  submission.expectation = expectation_in(json.at("expected"));
  read(json, "as_expected", submission.as_expected);
  read(json, "compile_messages", submission.compile_messages);
  read(json, "judge_error", submission.judge_error);
  for (const Json& group : json.at("groups")) submission.groups.push_back(group_in(group));
  return submission;
}

RunRecord run_in(const Json& json) {
  RunRecord run;
  read(json, "started", run.started);
  read(json, "judge", run.judge);
  read(json, "machine", run.machine);
  read(json, "compiler", run.compiler);
  read(json, "guards", run.guards);
  read(json, "unguarded", run.unguarded);
  read(json, "yardstick", run.yardstick);
  read(json, "interrupted", run.interrupted);
  read(json.at("shard"), "index", run.shard.index);
  read(json.at("shard"), "count", run.shard.count);
  if (run.shard.index >= run.shard.count) throw BadValue("shard", dumped(json.at("shard")));
  const Json& limits = json.at("limits");
  read(limits, "cpu_ns", run.limits.cpu_ns);
  read(limits, "wall_ns", run.limits.wall_ns);
  read(limits, "memory_bytes", run.limits.memory_bytes);
  read(limits, "output_bytes", run.limits.output_bytes);
  read(json, "notes", run.notes);
  for (const Json& submission : json.at("submissions")) {
    run.submissions.push_back(submission_in(submission));
  }
  return run;
}

}  // namespace

void write_json(std::ostream& out, const RunRecord& run) {
  write_object(out, run_head(run), "submissions", run.submissions,
               [&out](const SubmissionRecord& submission) { write_submission(out, submission); });
  out << "\n";
}

tl::expected<RunRecord, std::string> read_json(std::istream& in) {
  try {
    const Json json = Json::parse(in);
    if (!json.is_object() || json.value("format", "") != kFormat) {
      return tl::unexpected(std::string("is not a record of judge run --json"));
    }
    if (const Json& version = json.at("version"); version != kJsonVersion) {
      return tl::unexpected(fmt::format("is of version {}; this judge reads version {}",
                                        dumped(version), kJsonVersion));
    }
    return run_in(json);
  } catch (const Json::exception& error) {
    return tl::unexpected(fmt::format("cannot be read: {}", error.what()));
  } catch (const BadValue& error) {
    return tl::unexpected(fmt::format("cannot be read: {}", error.what()));
  }
}

}  // namespace judge
