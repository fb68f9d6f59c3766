#include <fmt/core.h>
#include <fmt/ranges.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "judge/cli/colour.h"
#include "judge/cli/commands.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/groups.h"
#include "judge/cli/installation.h"
#include "judge/cli/judging.h"
#include "judge/cli/progress.h"
#include "judge/cli/submissions.h"
#include "judge/cli/usage_error.h"
#include "judge/interrupt.h"
#include "judge/report/text.h"
#include "judge/submission/temporary_folder.h"
#include "judge/verdict/record.h"

namespace judge {
namespace fs = std::filesystem;
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kRightSolver = "does_no_harm.cpp";
constexpr double kMostSlower = 2;  // what two at once may cost on one core's caches and threads

// What a submission says that it takes to hold it, as "namespaces"; empty where any machine does.
std::string need_of(const std::string& source) {
  const std::string mark = "// @NEEDS@: ";
  std::ifstream in(source);
  for (std::string line; std::getline(in, line);) {
    if (line.rfind(mark, 0) == 0) return line.substr(mark.size());
  }
  return "";
}

// What became of a submission that means harm, in a few words.
std::string what_became_of(const SubmissionRecord& record) {
  std::string text(short_name(record.verdict));
  if (!record.as_expected) text += ", expected " + record.expectation.str();
  if (!record.judge_error.empty()) return text + ": " + escaped(record.judge_error, 60);
  for (const GroupRecord& group : record.groups) {
    if (!group.failures.empty()) {
      return text + ": " + escaped(group.failures.front().ruling.reason, 60);
    }
  }
  return text;
}

std::uint64_t total_cpu(const SubmissionRecord& record) {
  std::uint64_t total = 0;
  for (const GroupRecord& group : record.groups) total += times_of(group).total;
  return total;
}

class Selftest {
 public:
  explicit Selftest(bool no_sandbox) : no_sandbox_(no_sandbox) {
    wanted_.groups = {"sample"};
    // What processes leave behind comes to this one, and what they leave in files is seen here.
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    setenv("TMPDIR", folder_.path().c_str(), 1);  // NOLINT(concurrency-mt-unsafe): no thread yet
  }

  int run() {
    const auto started = Clock::now();
    groups_ = read_groups(wanted_, installation_, progress_);
    const std::string right_solver = installation_.hostile / kRightSolver;
    RunRecord alone;
    judge({right_solver}, alone, [](const SubmissionRecord&) {});
    RunRecord all;
    judge(runnable(), all, [this](const SubmissionRecord& record) {
      tell(record.as_expected, file_name(record.source), what_became_of(record));
    });
    if (interrupted()) return kInterrupted;
    check_time(alone.submissions.front(), all);
    tell(no_child_left(), "processes", "none is left");
    tell(fs::is_empty(folder_.path()), "files", "none is left in the temporary folder");
    const std::chrono::duration<double> elapsed = Clock::now() - started;
    fmt::print("\n{} of {} held in {:.0f} s, {} skipped\n", held_, told_, elapsed.count(),
               skipped_);
    return held_ == told_ ? kAsExpected : kNotAsExpected;
  }

 private:
  void judge(const std::vector<std::string>& sources, RunRecord& run,
             const std::function<void(const SubmissionRecord&)>& tell) {
    SubmissionOptions options;
    options.sources = sources;
    options.no_sandbox = no_sandbox_;
    const Submissions submissions = compile_submissions(options, installation_, progress_);
    sandbox_ = submissions.sandbox;
    if (told_ == 0 && sources.size() == 1) tell_guards();
    Judging judging{submissions, groups_, installation_};
    judging.wanted = wanted_;
    judging.session = {limits_of(options), true};
    judging.shrink.seconds = 0;
    judge_all(judging, run, progress_, tell);
  }

  void tell_guards() const {
    fmt::print("guards: {}\n", fmt::join(sandbox_.guards(), ", "));
    if (!sandbox_.complete()) fmt::print("not guarded: {}\n", sandbox_.missing);
    fmt::print("\n");
    std::fflush(stdout);
  }

  // Those that the guards of this machine are to hold; the others are skipped by name.
  std::vector<std::string> runnable() {
    const std::vector<std::string> guards = sandbox_.guards();
    std::vector<std::string> sources;
    for (const auto& entry : fs::directory_iterator(installation_.hostile)) {
      sources.push_back(entry.path());
    }
    std::sort(sources.begin(), sources.end());
    std::erase_if(sources, [&](const std::string& source) {
      const std::string need = need_of(source);
      if (need.empty() || std::find(guards.begin(), guards.end(), need) != guards.end()) {
        return false;
      }
      fmt::print("{:<8}  {:<32}  needs {}\n", "skipped", file_name(source), need);
      ++skipped_;
      return true;
    });
    return sources;
  }

  void check_time(const SubmissionRecord& alone, const RunRecord& all) {
    const auto beside =
        std::find_if(all.submissions.begin(), all.submissions.end(),
                     [](const auto& record) { return file_name(record.source) == kRightSolver; });
    const double ratio = static_cast<double>(total_cpu(*beside)) /
                         static_cast<double>(std::max<std::uint64_t>(total_cpu(alone), 1));
    tell(ratio < kMostSlower, "times",
         fmt::format("a right solver took {:.2f} × as long beside "
                     "them as alone",
                     ratio));
  }

  static bool no_child_left() {
    pid_t pid = 0;
    while ((pid = waitpid(-1, nullptr, WNOHANG)) > 0) {
    }
    return pid < 0 && errno == ECHILD;
  }

  void tell(bool held, const std::string& what, const std::string& how) {
    ++told_;
    if (held) ++held_;
    const char* const colour = held ? "" : use_colour(STDOUT_FILENO) ? "\x1b[31m" : "";
    fmt::print("{}{:<8}{}  {:<32}  {}\n", colour, held ? "held" : "NOT HELD",
               *colour == '\0' ? "" : "\x1b[0m", what, how);
    std::fflush(stdout);
  }

  bool no_sandbox_;
  TemporaryFolder folder_;
  Installation installation_ = Installation::here();
  Progress progress_;
  GroupOptions wanted_;
  Groups groups_;
  Sandbox sandbox_;
  std::size_t told_ = 0;
  std::size_t held_ = 0;
  std::size_t skipped_ = 0;
};

}  // namespace

void add_selftest(CLI::App& app, int& exit_code) {
  CLI::App* command =
      app.add_subcommand("selftest", "Judge submissions that mean harm, and tell what held");
  auto no_sandbox = std::make_shared<bool>(false);
  command->add_flag("--no-sandbox", *no_sandbox, "as judge run has it");
  command->footer(R"(
It judges each file of tests/submissions/hostile with the guards of this machine, a right solver
among them, and looks for what they left behind. Those that no guard here can hold are skipped.

Exit codes: 0 all held, 1 something did not, 2 wrong usage, 3 the judge's own fault,
130 interrupted.

Examples:
  judge selftest
  judge selftest --no-sandbox)");
  command->callback([no_sandbox, &exit_code] {
    exit_code = tell_usage_errors("selftest", [&] { return Selftest(*no_sandbox).run(); });
  });
}

}  // namespace judge
