#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "judge/cli/installation.h"
#include "judge/cli/parallel.h"
#include "judge/cli/progress.h"
#include "judge/submission/compiler.h"
#include "judge/submission/sandbox.h"
#include "judge/submission/worker.h"
#include "judge/verdict/expectation.h"

namespace judge {

/// What a command line says of submissions: which, how to compile them, what they may use.
struct SubmissionOptions {
  std::vector<std::string> sources;
  std::string entry;
  std::string cxx = JUDGE_CXX;
  std::string standard = "gnu++2b";
  std::vector<std::string> flags{"-O2"};
  bool sanitize = false;
  std::optional<double> time_limit;  ///< seconds of CPU time
  std::optional<double> wall_limit;  ///< seconds
  std::uint64_t memory_limit = 256;  ///< MiB
  std::uint64_t output_limit = 64;   ///< MiB
  std::size_t jobs = cores();
  bool no_sandbox = false;
  bool require_sandbox = false;
};
void add_submission_options(CLI::App& command, SubmissionOptions& options);
Limits limits_of(const SubmissionOptions& options);

/// Those that are not the usual ones and decide how a submission does, for a command that gives the
/// same: " --cxx clang++ --time-limit 0.5".
std::string options_text(const SubmissionOptions& options);

struct Submission {
  std::string name;  ///< as given
  std::string text;
  Expectation expectation;
  Programs programs{};  ///< in which it runs
  tl::expected<Compiled, std::string> compiled = Compiled();
};

struct Submissions {
  std::string compiler;  ///< with its flags
  Sandbox sandbox;
  std::vector<Submission> all;
};

/// Reads and compiles what the options name, several at once. Throws UsageError where a file or
/// the compiler is not there. Leaves some uncompiled when the user interrupts.
Submissions compile_submissions(const SubmissionOptions& options, const Installation& installation,
                                Progress& progress);

/// Starts workers of a submission that has compiled and that outlives the factory, perhaps with the
/// yardstick between the cases.
WorkerFactory worker_factory(const Submission& submission, const Limits& limits,
                             bool yardstick = false);

}  // namespace judge
