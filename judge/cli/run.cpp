#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "judge/cli/colour.h"
#include "judge/cli/commands.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/installation.h"
#include "judge/cli/output_file.h"
#include "judge/cli/parallel.h"
#include "judge/cli/progress.h"
#include "judge/data/data_file.h"
#include "judge/interrupt.h"
#include "judge/judge_error.h"
#include "judge/report/json.h"
#include "judge/report/terminal.h"
#include "judge/submission/compiler.h"
#include "judge/submission/process_worker.h"
#include "judge/verdict/expectation.h"
#include "judge/verdict/session.h"

namespace judge {
namespace fs = std::filesystem;
namespace {

struct RunOptions {
  std::vector<std::string> sources;
  std::vector<std::string> data;
  std::vector<std::string> groups;
  std::optional<std::size_t> line;
  std::string entry;
  bool contract = false;
  std::string cxx = JUDGE_CXX;
  std::string standard = "gnu++2b";
  std::vector<std::string> flags{"-O2"};
  double time_limit = 2;
  std::optional<double> wall_limit;
  std::uint64_t memory_limit = 256;
  std::uint64_t output_limit = 64;
  bool fail_fast = false;
  bool verbose = false;
  bool show_output = false;
  std::string json;
};

// What the user can mend: told on stderr, exit code 2.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct Source {
  std::string name;  // as given
  std::string text;
  Expectation expectation;
  tl::expected<Compiled, std::string> compiled = Compiled();
};

Limits limits_of(const RunOptions& options) {
  const auto nanoseconds = [](double seconds) { return static_cast<std::uint64_t>(seconds * 1e9); };
  return {nanoseconds(options.time_limit),
          nanoseconds(options.wall_limit.value_or(3 * options.time_limit)),
          options.memory_limit << 20U, options.output_limit << 20U};
}

// Runs the submissions of one command line.
class Run {
 public:
  explicit Run(RunOptions options)
      : options_(std::move(options)),
        session_{limits_of(options_), options_.fail_fast},
        report_(stdout, {use_colour(STDOUT_FILENO),
                         options_.verbose ? kFailuresKept : std::size_t{1}, options_.show_output}) {
  }

  int run() {
    read_data();
    read_sources();
    const Compiler compiler = open_compiler();
    record_.compiler = compiler.description();
    record_.limits = session_.limits;
    compile(compiler);
    print_head();
    for (const Source& source : sources_) {
      if (interrupted()) break;
      record_.submissions.push_back(judge(source));
      progress_.clear();
      report_.submission(record_.submissions.back());
    }
    record_.interrupted = interrupted();
    report_.end(record_);
    if (!options_.json.empty()) write_record();
    return exit_code();
  }

 private:
  void read_data() {
    for (const std::string& group : options_.groups) {
      const fs::path path = installation_.testdata / (group + ".txt");
      if (!fs::exists(path)) {
        throw UsageError(fmt::format("there is no group '{}'; there are: {}", group,
                                     fmt::join(all_groups(), ", ")));
      }
      options_.data.push_back(path_to_show(path));
    }
    const bool by_default = options_.data.empty();
    if (by_default) {
      for (const std::string& group : all_groups()) {
        options_.data.push_back(path_to_show(installation_.testdata / (group + ".txt")));
      }
    }
    for (const std::string& name : options_.data) {
      const auto file = open_checked(name, installation_.cache, [&](std::size_t checked) {
        progress_.show(fmt::format("checking {}: {} puzzles", name, checked));
      });
      if (interrupted()) return;
      if (!file) throw UsageError(file.error().str());
      if (by_default && !options_.contract && file->solutions != Solutions::one) {
        left_out_.push_back(file->group);
      } else {
        data_.push_back(*file);
      }
    }
    if (options_.line && data_.size() != 1) {
      throw UsageError("--case is the line of a puzzle in one data file: name that with --data");
    }
  }

  [[nodiscard]] std::vector<std::string> all_groups() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(installation_.testdata)) {
      if (entry.path().extension() == ".txt") names.push_back(entry.path().stem());
    }
    std::sort(names.begin(), names.end());
    return names;
  }

  // Short where the user stands near it.
  static std::string path_to_show(const fs::path& path) {
    const fs::path relative = fs::relative(path);
    return relative.native().rfind("../../", 0) == 0 ? path : relative;
  }

  void read_sources() {
    for (const std::string& name : options_.sources) {
      std::ifstream in(name, std::ios::binary);
      if (!in || fs::is_directory(name)) throw UsageError(fmt::format("cannot read {}", name));
      const std::string text{std::istreambuf_iterator<char>(in), {}};
      const auto expectation = Expectation::read(name, text);
      if (!expectation) throw UsageError(expectation.error().str());
      sources_.push_back({name, text, *expectation});
    }
  }

  Compiler open_compiler() {
    progress_.show(fmt::format("preparing {}", options_.cxx));
    auto compiler =
        Compiler::open({options_.cxx, options_.standard, options_.flags, installation_.supervisor,
                        installation_.prelude, installation_.cache / "compiled"});
    if (!compiler) throw UsageError(compiler.error());
    return *std::move(compiler);
  }

  void compile(const Compiler& compiler) {
    for_each_in_parallel(
        sources_.size(),
        [&](std::size_t i) {
          if (interrupted()) return;
          Source& source = sources_[i];
          source.compiled =
              compiler.compile(fs::path(source.name).filename(), source.text, options_.entry);
        },
        [&](std::size_t done) {
          progress_.show(fmt::format("compiling: {} of {} done", done, sources_.size()));
        });
    progress_.clear();
  }

  void print_head() {
    if (!left_out_.empty()) {
      record_.notes.push_back(
          fmt::format("not judged, since beyond the problem's statement: {} (--contract adds them)",
                      fmt::join(left_out_, ", ")));
    }
    std::vector<std::string> groups;
    for (const DataFile& file : data_) groups.push_back(file.group);
    report_.head(record_, options_.sources, groups);
  }

  SubmissionRecord judge(const Source& source) {
    SubmissionRecord record;
    record.source = source.name;
    record.entry = options_.entry;
    try {
      if (source.compiled) {
        record.notes = source.compiled->notes;
        for (const DataFile& file : data_) {
          if (interrupted()) break;
          record.groups.push_back(judge(source, file));
          record.verdict = std::max(record.verdict, record.groups.back().verdict);
          if (options_.fail_fast && record.verdict != Verdict::accepted) break;
        }
      } else {
        record.verdict = Verdict::compile_error;
        record.compile_messages = source.compiled.error();
      }
    } catch (const JudgeError& error) {
      record.verdict = Verdict::judge_error;
      record.judge_error = error.what();
    }
    source.expectation.apply_to(record);
    return record;
  }

  GroupRecord judge(const Source& source, const DataFile& file) {
    CaseStream cases(file);
    const auto started = std::chrono::steady_clock::now();
    const std::size_t all = options_.line ? 1 : file.cases;
    const auto next = [&]() -> std::optional<Case> {
      std::optional<Case> found = cases.next();
      while (options_.line && found && found->line != *options_.line) found = cases.next();
      return found;
    };
    const auto start = [&] {
      return std::make_unique<ProcessWorker>(
          Programs{installation_.supervisor, installation_.worker}, source.compiled->library,
          session_.limits);
    };
    GroupRecord record = judge_group(file.solutions, next, start, session_, [&](std::size_t done) {
      const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started;
      progress_.show(fmt::format("{}, {}: {}", source.name, file.group,
                                 rate_text(done, all, elapsed.count())));
    });
    if (options_.line && record.judged.empty() && !interrupted()) {
      throw UsageError(fmt::format("no puzzle begins on line {} of {}", *options_.line, file.name));
    }
    record.group = file.group;
    record.data = file.name;
    record.digest = file.digest;
    record.cases = all;
    return record;
  }

  void write_record() const {
    OutputFile file(options_.json);
    write_json(file.stream(), record_);
    if (!file.commit()) throw UsageError(fmt::format("cannot write {}", options_.json));
  }

  [[nodiscard]] int exit_code() const {
    if (record_.interrupted) return kInterrupted;
    const auto& all = record_.submissions;
    if (std::any_of(all.begin(), all.end(), [](const SubmissionRecord& record) {
          return record.verdict == Verdict::judge_error;
        })) {
      return kJudgeFault;
    }
    const bool expected = std::all_of(
        all.begin(), all.end(), [](const SubmissionRecord& record) { return record.as_expected; });
    return expected ? kAsExpected : kNotAsExpected;
  }

  RunOptions options_;
  SessionOptions session_;
  Installation installation_ = Installation::here();
  Progress progress_;
  TerminalReport report_;
  std::vector<DataFile> data_;
  std::vector<std::string> left_out_;
  std::vector<Source> sources_;
  RunRecord record_;
};

int run(const RunOptions& options) {
  try {
    return Run(options).run();
  } catch (const UsageError& error) {
    fmt::print(stderr, "judge run: {}\n", error.what());
    return interrupted() ? kInterrupted : kUsage;
  }
}

}  // namespace

void add_run(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("run", "Judge submissions on puzzles");
  auto options = std::make_shared<RunOptions>();
  RunOptions& o = *options;
  command->add_option("SOURCE", o.sources, "C++ files with class Solution")->required();
  command->add_option("--entry", o.entry,
                      "what is judged in them: a class or a function; default: class Solution, or "
                      "whatever else has solveSudoku");
  command->add_option("--data", o.data, "data files, or '-' for standard input");
  command->add_option("--group", o.groups, "groups of testdata/; default: all of proper puzzles");
  command->add_option("--case", o.line, "only the puzzle that begins on this line");
  command->add_flag("--contract", o.contract,
                    "also the groups of puzzles with no or several solutions");
  command->add_option("--cxx", o.cxx, "the compiler")->capture_default_str();
  command->add_option("--std", o.standard, "the C++ standard")->capture_default_str();
  command->add_option("--flags", o.flags, "the compiler's other flags")
      ->capture_default_str()
      ->delimiter(' ')
      ->allow_extra_args(false);
  command->add_option("--time-limit", o.time_limit, "seconds of CPU time a case")
      ->capture_default_str()
      ->check(CLI::Range(0.001, 86400.0));
  command->add_option("--wall-limit", o.wall_limit, "seconds of wall time a case; default: 3 × CPU")
      ->check(CLI::Range(0.001, 86400.0));
  command->add_option("--memory-limit", o.memory_limit, "MiB of resident memory")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 20));
  command->add_option("--output-limit", o.output_limit, "MiB printed in a case")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 20));
  command->add_flag("--fail-fast", o.fail_fast, "stop at the first failure");
  command->add_flag("-v,--verbose", o.verbose, "show the first 20 failures of a group, not one");
  command->add_flag("--show-output", o.show_output, "show what the submissions printed");
  command->add_option("--json", o.json, "write the whole record to this file");
  command->footer(R"(
Examples:
  judge run mine.cpp
  judge run mine.cpp --group hard sparse --time-limit 0.5
  judge run mine.cpp --data puzzles.csv --json record.json
  judge run mine.cpp --data testdata/hard.txt --case 17 --show-output
  judge run mine.cpp --cxx clang++ --std c++17 --flags '-O3 -march=native')");
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace judge
