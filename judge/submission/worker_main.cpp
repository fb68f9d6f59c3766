// The worker: a small program that loads one submission and runs it on one case after another.
//
//     judge-worker [LIBRARY]
//
// Before anything of the submission runs, it gives up what no solver needs (lockdown.h). Without a
// library that is all it does, and says whether it can.
//
// It finds the Exchange and an eventfd at the descriptors that protocol.h names. It waits until the
// judge has offered cases, runs them in order, and notes in the shared memory what it is about to
// do before it does it, so that the judge can tell where a crash or a time-out happened. It has no
// limits of its own: those are set before it starts and watched from outside
// (supervisor_main.cpp).
//
// Time: reading a CPU clock is a system call of up to 2 µs, which is more than a fast solver needs
// for a puzzle. A call shorter than kShortCall is therefore timed by the monotonic clock, which
// costs 30 ns: the scheduler does not take a processor away for so short a time. Only for longer
// calls is the process's CPU clock read, once, and compared with its last reading; between the two
// lie short calls only, during which both clocks ran alike.
//
// Where costs are measured, the yardstick runs between the cases, in the same process and so on the
// same processor, for about as long as they do. The submission could falsify that, at its own cost:
// who measures wants to know.

#include <cxxabi.h>
#include <dlfcn.h>
#include <linux/futex.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>
#include <new>
#include <typeinfo>

#include "judge/submission/lockdown.h"
#include "judge/submission/protocol.h"
#include "judge/sudoku/yardstick.h"

namespace {

using judge_protocol::Answer;
using judge_protocol::Entry;
using judge_protocol::Exchange;
using judge_protocol::Hooks;
using judge_protocol::kClosing;
using judge_protocol::kExchangeFd;
using judge_protocol::kSlots;
using judge_protocol::kWakeFd;
using judge_protocol::Phase;
using judge_protocol::Report;
using judge_protocol::Slot;

constexpr std::int64_t kShortCall = 50'000;             // nanoseconds
constexpr std::uint64_t kLeastCpuOwed = 25'000;         // what a run of the yardstick takes, nearly
constexpr std::uint64_t kMostYardstickCpu = 1'000'000;  // after one case

Exchange* exchange = nullptr;

std::int64_t now(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return time.tv_sec * 1'000'000'000LL + time.tv_nsec;
}

// Invariant: from the last mark to the start of a call, the process has not waited.
struct Stopwatch {
  std::int64_t marked_time;
  std::int64_t marked_cpu;
  std::int64_t started;

  void mark() {
    marked_cpu = now(CLOCK_PROCESS_CPUTIME_ID);
    marked_time = now(CLOCK_MONOTONIC);
  }

  std::int64_t stop() {
    const std::int64_t elapsed = now(CLOCK_MONOTONIC) - started;
    if (elapsed < kShortCall) return elapsed;
    const std::int64_t cpu_at_start = marked_cpu + (started - marked_time);
    mark();
    return std::max<std::int64_t>(marked_cpu - cpu_at_start, 0);
  }
};
Stopwatch stopwatch;

void enter(Phase phase) { judge_protocol::store(exchange->phase, phase); }

void start() { stopwatch.started = now(CLOCK_MONOTONIC); }

void stop(Answer* answer) { answer->cpu_ns = static_cast<std::uint64_t>(stopwatch.stop()); }

// NOLINTNEXTLINE(modernize-avoid-c-arrays): as protocol.h has it
void put_text(char (&target)[judge_protocol::kTextBytes], const char* text) {
  std::strncpy(target, text, sizeof target - 1);
}

void report(Report what, const char* type, const char* message) {
  int status = 0;
  char* name = abi::__cxa_demangle(type, nullptr, nullptr, &status);
  put_text(exchange->type, status == 0 ? name : type);
  put_text(exchange->message, message);
  judge_protocol::store(exchange->report, what);
}

void caught(Report what, const char* type, const char* message) {
  report(what, type, message);
  _exit(judge_protocol::kExitReported);
}

// For exceptions that no entry can catch: out of static constructors, noexcept functions, threads.
void terminated() {
  const std::type_info* type = abi::__cxa_current_exception_type();
  if (type == nullptr) std::abort();
  try {
    throw;
  } catch (const std::bad_alloc& error) {
    caught(Report::bad_alloc, type->name(), error.what());
  } catch (const std::exception& error) {
    caught(Report::exception, type->name(), error.what());
  } catch (...) {
    caught(Report::exception, type->name(), "");
  }
}

extern "C" void* __libc_stack_end;  // NOLINT: the C library's name

// The kernel maps nothing within 128 MiB below the top of the main thread's stack but that stack,
// so a fault there is an overflow. The fault is then left to happen again, and to kill.
void on_fault(int signal, siginfo_t* info, void*) {
  constexpr std::uintptr_t kStackRegion = std::uintptr_t{128} << 20U;
  const auto top = reinterpret_cast<std::uintptr_t>(__libc_stack_end);
  const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
  if (address < top && top - address < kStackRegion) exchange->report = Report::stack_overflow;
  std::signal(signal, SIG_DFL);
}

// A stack of its own, since the handler runs when there is none left.
void watch_faults() {
  static std::array<char, std::size_t{64} * 1024> stack;
  stack_t alternative{};
  alternative.ss_sp = stack.data();
  alternative.ss_size = stack.size();
  sigaltstack(&alternative, nullptr);
  struct sigaction action {};
  action.sa_sigaction = on_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction(SIGSEGV, &action, nullptr);
}

Exchange* map_exchange() {
  void* memory =
      mmap(nullptr, sizeof(Exchange), PROT_READ | PROT_WRITE, MAP_SHARED, kExchangeFd, 0);
  if (memory == MAP_FAILED) std::abort();
  close(kExchangeFd);
  return static_cast<Exchange*>(memory);
}

Entry load(const char* library) {
  void* handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  void* symbol = handle == nullptr ? nullptr : dlsym(handle, "judge_entry");
  if (symbol == nullptr) {
    report(Report::unloadable, "", dlerror());
    _exit(judge_protocol::kExitReported);
  }
  return *static_cast<Entry*>(symbol);
}

// Tells the judge that there is something to collect. If the submission has closed the descriptor,
// the judge sees it at its next tick.
void wake_judge() {
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = write(kWakeFd, &one, sizeof one);
}

// Waits until the judge has offered more than `done` cases; false when no more will come.
bool wait_for_case(std::uint32_t done) {
  while (true) {
    const std::uint32_t offered = judge_protocol::load(exchange->offered);
    if ((offered & ~kClosing) != done) return true;
    if ((offered & kClosing) != 0) return false;
    wake_judge();
    syscall(SYS_futex, &exchange->offered, FUTEX_WAIT, offered, nullptr, nullptr, 0);
    stopwatch.mark();
  }
}

// CPU time of cases for which the yardstick has not run yet.
std::uint64_t cpu_owed = 0;

void run_yardstick_beside(Answer& answer) {
  cpu_owed += answer.cpu_ns;
  answer.yardstick_ns = 0;
  answer.yardstick_runs = 0;
  if (cpu_owed < kLeastCpuOwed) return;
  const std::uint64_t most = std::min(cpu_owed, kMostYardstickCpu);
  cpu_owed = 0;
  const std::int64_t started = now(CLOCK_PROCESS_CPUTIME_ID);
  do {
    judge::run_yardstick();
    ++answer.yardstick_runs;
    answer.yardstick_ns = static_cast<std::uint64_t>(now(CLOCK_PROCESS_CPUTIME_ID) - started);
  } while (answer.yardstick_ns < most);
  stopwatch.mark();
}

void run_cases(Entry entry) {
  const Hooks hooks{start, stop, enter, caught};
  stopwatch.mark();
  for (std::uint32_t done = 0; wait_for_case(done); ++done) {
    judge_protocol::store(exchange->started, done + 1);
    enter(Phase::solving);
    Slot& slot = exchange->slots[done % kSlots];
    entry(&slot, &hooks);
    enter(Phase::idle);
    if (exchange->yardstick != 0) run_yardstick_beside(slot.answer);
    judge_protocol::store(exchange->finished, done + 1);
    if ((done + 1) % (kSlots / 2) == 0) wake_judge();
  }
}

int try_lock_down() {
  const char* failed = lock_down();
  if (failed != nullptr) std::fprintf(stderr, "%s: %s\n", failed, std::strerror(errno));
  return failed == nullptr ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return try_lock_down();
  exchange = map_exchange();
  enter(Phase::loading);
  std::set_terminate(terminated);
  watch_faults();
  lock_down();  // as far as this kernel lets it, which the judge has found out before
  const Entry entry = load(argv[1]);
  enter(Phase::idle);
  run_cases(entry);
  enter(Phase::exiting);
  std::exit(0);  // with static destructors and atexit handlers, as a program of its own would
}
