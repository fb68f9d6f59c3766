#include "judge/submission/process_worker.h"

#include <fcntl.h>
#include <linux/futex.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <string>
#include <utility>

#include "judge/judge_error.h"
#include "judge/submission/sanitizer.h"

namespace judge {
namespace {

using judge_protocol::Answer;
using judge_protocol::Cause;
using judge_protocol::Ending;
using judge_protocol::Exchange;
using judge_protocol::kClosing;
using judge_protocol::kSlots;
using judge_protocol::Phase;
using judge_protocol::Report;
using judge_protocol::Slot;

constexpr std::uint64_t kFileBytes = std::uint64_t{16} << 20U;
constexpr int kTickMilliseconds = 10;
constexpr std::size_t kPrintedKept = std::size_t{64} << 10U;

[[noreturn]] void fail(const std::string& what) {
  throw JudgeError(what + ": " + std::strerror(errno));
}

// NOLINTNEXTLINE(modernize-avoid-c-arrays): as protocol.h has it
std::string text_of(const char (&text)[judge_protocol::kTextBytes]) {
  return {text, strnlen(text, sizeof text)};
}

// How often the kernel has killed for want of memory since it was started; 0 where it doesn't say.
std::uint64_t oom_kills() {
  std::ifstream vmstat("/proc/vmstat");
  std::string name;
  std::uint64_t count = 0;
  while (vmstat >> name >> count) {
    if (name == "oom_kill") return count;
  }
  return 0;
}

ProcessSetup setup_of(const Programs& programs, const std::filesystem::path& library,
                      const Limits& limits, const std::filesystem::path& folder, int exchange,
                      int wake) {
  ProcessSetup setup{
      programs.supervisor,
      {programs.worker, library},
      {"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"},  // the user's is not the submission's business
      folder,
      {limits.fatal_cpu_ns(), limits.wall_ns, limits.memory_bytes, kFileBytes},
      exchange,
      wake};
  setup.environment.insert(setup.environment.end(), programs.environment.begin(),
                           programs.environment.end());
  View view{system_libraries(), {}};
  view.readable.insert(view.readable.end(), {programs.worker, library});
  shut_in(programs.sandbox, view, setup);
  return setup;
}

}  // namespace

ProcessWorker::Machine::Machine(Company company) {
  static std::shared_mutex machine;
  static std::mutex
      queue;  // so that those who come later don't get ahead of one who is to be alone
  const std::lock_guard in_turn(queue);
  if (company == Company::any) {
    shared_ = std::shared_lock(machine);
  } else {
    alone_ = std::unique_lock(machine);
  }
}

ProcessWorker::Memory::Memory()
    : fd_(out_of_the_way(memfd_create("exchange", MFD_CLOEXEC | MFD_ALLOW_SEALING))) {
  if (ftruncate(fd_.get(), sizeof(Exchange)) != 0) fail("cannot size shared memory");
  fcntl(fd_.get(), F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
  void* memory = mmap(nullptr, sizeof(Exchange), PROT_READ | PROT_WRITE, MAP_SHARED, fd_.get(), 0);
  if (memory == MAP_FAILED) fail("cannot map shared memory");
  exchange_ = static_cast<Exchange*>(memory);
}

ProcessWorker::Memory::~Memory() { munmap(exchange_, sizeof(Exchange)); }

ProcessWorker::ProcessWorker(const Programs& programs, const std::filesystem::path& library,
                             const Limits& limits, Company company, bool yardstick)
    : machine_(company),
      limits_(limits),
      sandboxed_(!programs.sandbox.bubblewrap.empty()),
      sanitized_(!programs.environment.empty()),
      wake_(out_of_the_way(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))),
      process_(setup_of(programs, library, limits, start_folder(), memory_.fd(), wake_.get())),
      oom_kills_before_(oom_kills()) {
  memory_->yardstick = yardstick ? 1 : 0;  // it is read after the first case is offered
}

const std::filesystem::path& ProcessWorker::start_folder() {
  static const std::filesystem::path root = "/";
  return sandboxed_ ? root : folder_.emplace().path();
}

void ProcessWorker::publish(std::uint32_t offered) {
  judge_protocol::store(memory_->offered, offered);
  syscall(SYS_futex, &memory_->offered, FUTEX_WAKE, 1, nullptr, nullptr, 0);
}

bool ProcessWorker::offer(const Call& call) {
  if (offered_ - collected_ == kSlots) return false;
  Slot& slot = memory_->slots[offered_ % kSlots];
  slot = Slot{};
  std::memcpy(slot.puzzle, call.board.cells.data(), sizeof slot.puzzle);
  slot.manner = call.manner;
  slot.rows = static_cast<unsigned char>(call.row_sizes.size());
  std::copy(call.row_sizes.begin(), call.row_sizes.end(), slot.row_sizes);
  publish(++offered_);
  return true;
}

void ProcessWorker::close() { publish(offered_ | kClosing); }

bool ProcessWorker::collect(std::vector<Answer>& answers) {
  const std::uint32_t finished = judge_protocol::load(memory_->finished);
  if (finished - collected_ > offered_ - collected_) return false;
  if (finished != collected_) printed_before_case_ = printed();
  for (; collected_ != finished; ++collected_) {
    answers.push_back(memory_->slots[collected_ % kSlots].answer);
  }
  return true;
}

void ProcessWorker::drain(const Fd& pipe, Stream& stream) {
  std::array<char, std::size_t{64} << 10U> buffer;  // NOLINT: filled by read
  ssize_t size = 0;
  while (!printed_too_much() && (size = read(pipe.get(), buffer.data(), buffer.size())) > 0) {
    const auto count = static_cast<std::size_t>(size);
    Printed& printed = stream.printed;
    printed.bytes += count;
    const std::size_t room = kPrintedKept - printed.text.size();
    printed.text.append(buffer.data(), std::min(count, room));
  }
  if (size == 0) stream.open = false;
}

std::optional<Death> ProcessWorker::wait(std::vector<Answer>& answers) {
  const auto of = [](const Stream& stream, const Fd& pipe) {
    return stream.open ? pipe.get() : -1;
  };
  std::array<pollfd, 4> events{
      pollfd{wake_.get(), POLLIN, 0}, pollfd{process_.ended().get(), POLLIN, 0},
      pollfd{of(out_, process_.out()), POLLIN, 0}, pollfd{of(err_, process_.err()), POLLIN, 0}};
  poll(events.data(), events.size(), kTickMilliseconds);
  std::uint64_t ignored = 0;
  [[maybe_unused]] const ssize_t size = read(wake_.get(), &ignored, sizeof ignored);
  drain(process_.out(), out_);
  drain(process_.err(), err_);
  const bool ended = events[1].revents != 0;
  const bool honest = collect(answers);
  const bool flooded = printed_too_much();
  if (!ended && honest && !flooded) return std::nullopt;
  kill();
  Death death = explain();
  if (flooded) death.cause = Death::Cause::output_limit;
  if (!honest) death.cause = Death::Cause::tampered;
  return death;
}

void ProcessWorker::kill() {
  if (ending_) return;
  ending_ = process_.finish();
  // Nothing in the sandbox can kill its process 1.
  if (ending_->cause == Cause::lost && sandboxed_ && oom_kills() == oom_kills_before_) {
    throw JudgeError("the sandbox of a worker broke down");
  }
}

std::uint64_t ProcessWorker::printed() const { return out_.printed.bytes + err_.printed.bytes; }

bool ProcessWorker::printed_too_much() const {
  return printed() - printed_before_case_ > limits_.output_bytes;
}

Death ProcessWorker::explain() const {
  const Ending& ending = *ending_;
  Death death;
  death.phase = judge_protocol::load(memory_->phase);
  if (death.phase == Phase::destroying && collected_ < offered_) {
    death.last_answer = memory_->slots[collected_ % kSlots].answer;
  }
  const Report report = judge_protocol::load(memory_->report);
  death.type = text_of(memory_->type);
  death.message = text_of(memory_->message);
  using To = Death::Cause;
  switch (ending.cause) {
    case Cause::cpu_limit:
      death.cause = To::cpu_limit;
      break;
    case Cause::wall_limit:
      death.cause = To::wall_limit;
      break;
    case Cause::memory_limit:
      death.cause = To::memory_limit;
      break;
    case Cause::task_limit:
      death.cause = To::task_limit;
      break;
    case Cause::lost:
    case Cause::killed:
    case Cause::signalled:
      death.cause = To::signalled;
      if (report == Report::stack_overflow) death.cause = To::stack_overflow;
      if (ending.code == SIGKILL && oom_kills() > oom_kills_before_) death.cause = To::memory_limit;
      death.signal = ending.code;
      break;
    case Cause::exited:
      death.exit_code = ending.code;
      death.cause = To::exited;
      if (ending.code == 0 && death.phase == Phase::exiting && collected_ == offered_) {
        death.cause = To::finished;
      }
      if (sanitized_ && ending.code == judge_protocol::kExitSanitizer) {
        const std::string finding = sanitizer_finding(err_.printed.text);
        if (!finding.empty()) {
          death.cause = To::sanitizer;
          death.message = finding.substr(0, judge_protocol::kTextBytes);
        }
      }
      if (ending.code == judge_protocol::kExitReported) {
        if (report == Report::exception) death.cause = To::exception;
        if (report == Report::bad_alloc) death.cause = To::memory_limit;
        if (report == Report::unloadable) death.cause = To::unloadable;
      }
      break;
  }
  return death;
}

}  // namespace judge
