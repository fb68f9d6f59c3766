#include "judge/submission/process_worker.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <future>
#include <memory>
#include <string>
#include <vector>

#include "tests/submission/compiled.h"

namespace judge {
namespace {

using namespace std::chrono_literals;
using judge_protocol::Answer;
using judge_protocol::Phase;
using Cause = Death::Cause;

struct Ran {
  std::vector<Answer> answers;
  Death death;
  std::chrono::duration<double> elapsed{};
  std::uint64_t peak_memory = 0;
  Printed out;
};

// Runs a submission on `cases` empty boards until it ends.
Ran run(const std::filesystem::path& library, int cases, const Limits& limits = {}) {
  const auto begin = std::chrono::steady_clock::now();
  Ran ran;
  ProcessWorker worker(programs(), library, limits);
  int offered = 0;
  std::optional<Death> death;
  while (!death) {
    while (offered < cases && worker.offer(Board())) ++offered;
    if (offered == cases) worker.close();
    death = worker.wait(ran.answers);
  }
  ran.death = *death;
  ran.elapsed = std::chrono::steady_clock::now() - begin;
  ran.peak_memory = worker.peak_memory();
  ran.out = worker.out();
  return ran;
}

Limits quick(std::uint64_t wall_ns = 600'000'000) {
  Limits limits;
  limits.cpu_ns = 300'000'000;
  limits.wall_ns = wall_ns;
  return limits;
}

TEST(ProcessWorker, GivesEveryAnswerInOrder) {
  constexpr int kCases = 5000;  // more than fit in the shared memory at once
  const Ran ran = run(
      compiled("b[0][0] = '0' + n % 10; b[0][1] = '0' + n / 10 % 10; ++n;", "static int n = 0;\n"),
      kCases);
  EXPECT_EQ(ran.death.cause, Cause::finished);
  ASSERT_EQ(ran.answers.size(), static_cast<std::size_t>(kCases));
  for (int i = 0; i < kCases; ++i) {
    const Answer& answer = ran.answers[static_cast<std::size_t>(i)];
    ASSERT_EQ(answer.rows, 9U);
    ASSERT_EQ(answer.cells[0], '0' + i % 10);
    ASSERT_EQ(answer.cells[1], '0' + i / 10 % 10);
  }
}

TEST(ProcessWorker, TellsTheShapeThatCameBack) {
  const Ran ran = run(compiled("b.resize(10);"), 1);
  ASSERT_EQ(ran.answers.size(), 1U);
  EXPECT_EQ(ran.answers[0].rows, 10U);
  const Ran ragged = run(compiled("b[4].pop_back();"), 1);
  ASSERT_EQ(ragged.answers.size(), 1U);
  EXPECT_EQ(ragged.answers[0].row_sizes[4], 8U);
  EXPECT_EQ(ragged.answers[0].row_sizes[5], 9U);
}

TEST(ProcessWorker, MeasuresTheCpuTimeOfTheCall) {
  const Ran ran = run(compiled("auto t = chrono::steady_clock::now() + 40ms;"
                               "if (n++ % 2) while (chrono::steady_clock::now() < t) {}"
                               "else this_thread::sleep_for(40ms);",
                               "#include <thread>\nusing namespace std::chrono_literals;"
                               "static int n = 0;\n"),
                      4);
  ASSERT_EQ(ran.answers.size(), 4U);
  for (const std::size_t slept : {0U, 2U}) EXPECT_LT(ran.answers[slept].cpu_ns, 20'000'000U);
  for (const std::size_t ran_on : {1U, 3U}) {
    EXPECT_GT(ran.answers[ran_on].cpu_ns, 1'000'000U);
    EXPECT_LT(ran.answers[ran_on].cpu_ns, 45'000'000U);
  }
}

struct LimitCase {
  const char* name;
  const char* body;
  Cause cause;
};

class TimeLimit : public testing::TestWithParam<LimitCase> {};

// CPU time of all processes that this one has waited for, with those that they waited for.
std::chrono::duration<double> cpu_of_children() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto duration = [](const timeval& time) {
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
  };
  return duration(usage.ru_utime) + duration(usage.ru_stime);
}

// What a submission may use beyond its limit before it is gone.
constexpr std::chrono::duration<double> kLate = 300ms;

TEST_P(TimeLimit, IsKeptFromOutside) {
  const auto library = compiled(
      GetParam().body, "#include <csignal>\n#include <unistd.h>\n#include <sys/resource.h>\n");
  // On a loaded machine CPU time takes a while to come by, and so does the wall clock's first
  // chance to be kept to: it has five.
  const bool cpu = GetParam().cause == Cause::cpu_limit;
  const Limits limits = quick(cpu ? 30'000'000'000 : 600'000'000);
  const std::chrono::duration<double> limit =
      std::chrono::nanoseconds(cpu ? limits.cpu_ns : limits.wall_ns);
  std::chrono::duration<double> used = 1h;
  for (int tries = cpu ? 1 : 5; tries > 0 && used > limit + kLate; --tries) {
    const auto before = cpu_of_children();
    const Ran ran = run(library, 1, limits);
    used = cpu ? cpu_of_children() - before : ran.elapsed;
    ASSERT_EQ(ran.death.cause, GetParam().cause);
    EXPECT_EQ(ran.death.phase, Phase::solving);
    EXPECT_TRUE(ran.answers.empty());
    EXPECT_GE(used, limit);
  }
  EXPECT_LE(used, limit + kLate);
}

INSTANTIATE_TEST_SUITE_P(
    Of, TimeLimit,
    testing::Values(LimitCase{"Loop", "for (volatile int i = 0;; i = 0) {}", Cause::cpu_limit},
                    LimitCase{"Sleep", "for (;;) pause();", Cause::wall_limit},
                    LimitCase{"Stop", "kill(getpid(), SIGSTOP);", Cause::wall_limit},
                    LimitCase{
                        "BlockedSignals",
                        "sigset_t all; sigfillset(&all); sigprocmask(SIG_BLOCK, &all, nullptr);"
                        "for (volatile int i = 0;; i = 0) {}",
                        Cause::cpu_limit},
                    LimitCase{"Child",
                              "if (fork() == 0) for (volatile int i = 0;; i = 0) {}"
                              "for (;;) pause();",
                              Cause::cpu_limit}),
    [](const auto& of) { return of.param.name; });

TEST(ProcessWorker, LimitsMemoryThatIsTouchedAndNoOther) {
  Limits limits;
  limits.memory_bytes = std::uint64_t{64} << 20U;
  const char* const include = "#include <sys/mman.h>\n";
  const Ran hog =
      run(compiled("vector<string> all; for (;;) all.emplace_back(1 << 20, 'x');"), 1, limits);
  EXPECT_EQ(hog.death.cause, Cause::memory_limit);
  EXPECT_GT(hog.peak_memory, limits.memory_bytes);
  const Ran reserves = run(
      compiled("if (mmap(nullptr, 1ULL << 36, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS"
               " | MAP_NORESERVE, -1, 0) == MAP_FAILED) abort();",
               include),
      1, limits);
  EXPECT_EQ(reserves.death.cause, Cause::finished);
  EXPECT_LT(reserves.peak_memory, limits.memory_bytes);
  const Ran too_much = run(compiled("volatile auto p = new char[1ULL << 60]; p[0] = 1;"), 1);
  EXPECT_EQ(too_much.death.cause, Cause::memory_limit);
}

TEST(ProcessWorker, DoesNotInheritTheJudgesMemory) {
  std::vector<char> large(std::size_t{100} << 20U, 'x');
  const Ran ran = run(compiled(""), 1);
  EXPECT_LT(ran.peak_memory, std::uint64_t{32} << 20U);
  EXPECT_EQ(large.back(), 'x');
}

TEST(ProcessWorker, LimitsWhatIsPrintedInACase) {
  Limits limits;
  limits.output_bytes = 1 << 20;
  const Ran flood = run(compiled("for (;;) puts(\"flood\");"), 1, limits);
  EXPECT_EQ(flood.death.cause, Cause::output_limit);
  EXPECT_LE(flood.out.text.size(), std::size_t{1} << 20U);
  const Ran often = run(compiled("cout << string(500000, 'x') << flush;"), 20, limits);
  EXPECT_EQ(often.death.cause, Cause::finished);
  EXPECT_EQ(often.out.bytes, 10'000'000U);
}

TEST(ProcessWorker, NamesSignalsExitsAndExceptions) {
  EXPECT_EQ(run(compiled("raise(SIGFPE);", "#include <csignal>\n"), 1).death.signal, SIGFPE);
  EXPECT_EQ(run(compiled("*(volatile int*)nullptr = 1;"), 1).death.cause, Cause::signalled);
  const Ran exits = run(compiled("exit(0);"), 1);
  EXPECT_EQ(exits.death.cause, Cause::exited);
  EXPECT_EQ(exits.death.exit_code, 0);
  const Ran throws = run(compiled("throw runtime_error(\"no way\");"), 1);
  EXPECT_EQ(throws.death.cause, Cause::exception);
  EXPECT_EQ(throws.death.type, "std::runtime_error");
  EXPECT_EQ(throws.death.message, "no way");
  EXPECT_EQ(run(compiled("throw 7;"), 1).death.type, "int");
  EXPECT_EQ(run(compiled("[]() noexcept { throw logic_error(\"x\"); }();"), 1).death.type,
            "std::logic_error");
  EXPECT_EQ(run(compiled("f(1);",
                         "int f(int n) { volatile char a[1000] = {}; "
                         "return a[n % 1000] + f(n + 1) + a[1]; }\n"),
                1)
                .death.cause,
            Cause::stack_overflow);
}

TEST(ProcessWorker, TellsWhereItEnded) {
  EXPECT_EQ(run(compiled("", "struct S { S() { abort(); } } s;\n"), 1).death.phase, Phase::loading);
  const Ran late = run(compiled("", "struct S { ~S() { abort(); } } s;\n"), 2);
  EXPECT_EQ(late.answers.size(), 2U);
  EXPECT_EQ(late.death.phase, Phase::exiting);
  EXPECT_EQ(late.death.cause, Cause::signalled);
}

TEST(ProcessWorker, LeavesNoDescendant) {
  // A grandchild in a session of its own that holds the pipes; it is known by its name.
  const std::string mark = "left-" + std::to_string(getpid());
  const Ran ran = run(compiled("if (fork() == 0) { setsid(); if (fork() == 0) {"
                               "  prctl(PR_SET_NAME, \"" +
                                   mark + "\"); pause(); } _exit(0); }",
                               "#include <sys/prctl.h>\n#include <unistd.h>\n"),
                      3);
  EXPECT_EQ(ran.death.cause, Cause::finished);
  EXPECT_EQ(ran.answers.size(), 3U);
  for (const auto& process : std::filesystem::directory_iterator("/proc")) {
    std::ifstream in(process.path() / "comm");
    std::string name;
    std::getline(in, name);
    EXPECT_NE(name, mark) << process.path();
  }
}

TEST(ProcessWorker, RunsAloneWhereItIsToHaveNoCompany) {
  const auto library = compiled("");
  auto first = std::make_unique<ProcessWorker>(programs(), library, Limits{});
  auto alone = std::async(std::launch::async, [&] {
    return ProcessWorker(programs(), library, Limits{}, Company::none).peak_memory();
  });
  EXPECT_EQ(alone.wait_for(200ms), std::future_status::timeout);
  first.reset();
  EXPECT_EQ(alone.wait_for(30s), std::future_status::ready);
}

TEST(ProcessWorker, CannotBeMadeToBelieveInCasesThatItDidNotGive) {
  // The shared memory is found by its name; `finished` is its fourth number.
  const Ran ran =
      run(compiled("ifstream maps(\"/proc/self/maps\"); string line;"
                   "while (getline(maps, line)) if (line.find(\"exchange\") != string::npos)"
                   "  ((volatile unsigned*)stoull(line, nullptr, 16))[3] = 1000000;"
                   "for (;;) pause();",
                   "#include <unistd.h>\n"),
          1, quick());
  EXPECT_EQ(ran.death.cause, Cause::tampered);
}

}  // namespace
}  // namespace judge
