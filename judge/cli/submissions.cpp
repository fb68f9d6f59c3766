#include "judge/cli/submissions.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include "judge/cli/usage_error.h"
#include "judge/interrupt.h"
#include "judge/report/text.h"
#include "judge/submission/process_worker.h"

namespace judge {
namespace fs = std::filesystem;
namespace {

Submission read_submission(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  if (!in || fs::is_directory(name)) throw UsageError(fmt::format("cannot read {}", name));
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const auto expectation = Expectation::read(name, text);
  if (!expectation) throw UsageError(expectation.error().str());
  return {name, text, *expectation};
}

Programs programs_of(const SubmissionOptions& options, const Installation& installation) {
  Programs programs{installation.supervisor, installation.worker};
  programs.sandbox = find_sandbox(programs, !options.no_sandbox);
  if (options.require_sandbox && !programs.sandbox.complete()) {
    throw UsageError(
        fmt::format("--require-sandbox: {} ('judge doctor' tells more)", programs.sandbox.missing));
  }
  return programs;
}

Compiler open_compiler(const SubmissionOptions& options, const Installation& installation,
                       const Sandbox& sandbox) {
  auto compiler = Compiler::open({options.cxx, options.standard, options.flags,
                                  installation.supervisor, installation.prelude,
                                  installation.cache / "compiled", sandbox, options.sanitize});
  if (!compiler) throw UsageError(compiler.error());
  return *std::move(compiler);
}

}  // namespace

void add_submission_options(CLI::App& command, SubmissionOptions& o) {
  command.add_option("SOURCE", o.sources, "C++ files with class Solution")->required();
  command.add_option("--entry", o.entry,
                     "what is judged in them: a class or a function; default: class Solution, or "
                     "whatever else has solveSudoku");
  command.add_option("--cxx", o.cxx, "the compiler")->capture_default_str();
  command.add_option("--std", o.standard, "the C++ standard")->capture_default_str();
  command.add_option("--flags", o.flags, "the compiler's other flags")
      ->capture_default_str()
      ->delimiter(' ')
      ->allow_extra_args(false);
  command.add_flag("--sanitize", o.sanitize,
                   "have AddressSanitizer and UBSan watch the submissions, which makes them slow");
  command
      .add_option("--time-limit", o.time_limit,
                  "seconds of CPU time a case; default: 2, and 10 with --sanitize")
      ->check(CLI::Range(0.001, 86400.0));
  command.add_option("--wall-limit", o.wall_limit, "seconds of wall time a case; default: 3 × CPU")
      ->check(CLI::Range(0.001, 86400.0));
  command.add_option("--memory-limit", o.memory_limit, "MiB of resident memory")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 20));
  command.add_option("--output-limit", o.output_limit, "MiB printed in a case")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 20));
  command
      .add_option("--jobs", o.jobs,
                  "submissions to compile and to judge at once; default: one a core")
      ->check(CLI::Range(1U, 1024U));
  command.add_flag("--require-sandbox", o.require_sandbox,
                   "refuse to run anything unless all guards of SECURITY.md are on");
  command
      .add_flag("--no-sandbox", o.no_sandbox,
                "run in this machine's own namespaces: only code that you trust")
      ->excludes("--require-sandbox");
}

Limits limits_of(const SubmissionOptions& options) {
  const auto nanoseconds = [](double seconds) { return static_cast<std::uint64_t>(seconds * 1e9); };
  const double time_limit = options.time_limit.value_or(options.sanitize ? 10 : 2);
  return {nanoseconds(time_limit), nanoseconds(options.wall_limit.value_or(3 * time_limit)),
          options.memory_limit << 20U, options.output_limit << 20U};
}

std::string options_text(const SubmissionOptions& options) {
  const SubmissionOptions usual;
  std::string text;
  const auto add = [&text](const char* name, const auto& value) {
    text += fmt::format(" {} {}", name, shell_word(fmt::format("{}", value)));
  };
  if (options.cxx != usual.cxx) add("--cxx", options.cxx);
  if (options.standard != usual.standard) add("--std", options.standard);
  if (options.flags != usual.flags)
    add("--flags", fmt::format("{}", fmt::join(options.flags, " ")));
  if (options.sanitize) text += " --sanitize";
  if (options.time_limit) add("--time-limit", *options.time_limit);
  if (options.wall_limit) add("--wall-limit", *options.wall_limit);
  if (options.memory_limit != usual.memory_limit) add("--memory-limit", options.memory_limit);
  if (options.output_limit != usual.output_limit) add("--output-limit", options.output_limit);
  if (options.no_sandbox) text += " --no-sandbox";
  return text;
}

Submissions compile_submissions(const SubmissionOptions& options, const Installation& installation,
                                Progress& progress) {
  Submissions submissions;
  for (const std::string& name : options.sources) submissions.all.push_back(read_submission(name));
  progress.show(fmt::format("preparing {}", options.cxx));
  Programs programs = programs_of(options, installation);
  submissions.sandbox = programs.sandbox;
  const Compiler compiler = open_compiler(options, installation, programs.sandbox);
  submissions.compiler = compiler.description();
  programs.environment = compiler.environment();
  for_each_in_parallel(
      submissions.all.size(), options.jobs,
      [&](std::size_t i) {
        if (interrupted()) return;
        Submission& submission = submissions.all[i];
        submission.programs = programs;
        submission.compiled =
            compiler.compile(fs::path(submission.name).filename(), submission.text, options.entry);
      },
      [&](std::size_t done) {
        progress.show(fmt::format("compiling: {} of {} done", done, submissions.all.size()));
      });
  progress.clear();
  return submissions;
}

WorkerFactory worker_factory(const Submission& submission, const Limits& limits, bool yardstick) {
  return [&submission, limits, yardstick](Company company) {
    return std::make_unique<ProcessWorker>(submission.programs, submission.compiled->library,
                                           limits, company, yardstick);
  };
}

}  // namespace judge
