#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "judge/submission/call.h"
#include "judge/submission/protocol.h"

namespace judge {

/// What a submission may use for one case.
struct Limits {
  std::uint64_t cpu_ns = 2'000'000'000;
  std::uint64_t wall_ns = 6'000'000'000;
  std::uint64_t memory_bytes = std::uint64_t{256} << 20U;
  std::uint64_t output_bytes = std::uint64_t{64} << 20U;

  /// CPU time after which a worker is killed. An answer may come a little late, since that can be
  /// due to what else the machine does.
  [[nodiscard]] std::uint64_t fatal_cpu_ns() const {
    constexpr std::uint64_t kMostGrace = 200'000'000;
    return cpu_ns + std::min(cpu_ns / 3, kMostGrace);
  }

  bool operator==(const Limits&) const = default;
};

/// How a worker ended.
struct Death {
  enum class Cause {
    finished,        ///< as it should: after the last case, with exit code 0
    cpu_limit,       ///< more CPU time for one case than allowed
    wall_limit,      ///< more wall time for one case than allowed
    memory_limit,    ///< more memory than allowed, or an allocation that failed
    task_limit,      ///< more processes and threads than allowed
    output_limit,    ///< printed more than allowed
    signalled,       ///< killed by `signal`
    stack_overflow,  ///< likewise, out of stack
    exited,          ///< left with `exit_code` before all answers were given
    exception,       ///< threw an exception of `type` and `message`
    sanitizer,       ///< stopped by a sanitizer, which says `message`
    unloadable,      ///< the library could not be loaded, because of `message`
    tampered,        ///< claims what cannot be, as having finished more cases than it was given
  };
  Cause cause = Cause::finished;
  judge_protocol::Phase phase = judge_protocol::Phase::idle;
  int signal = 0;
  int exit_code = 0;
  std::string type;
  std::string message;
  /// What the case that was running had answered by then; only in the phase `destroying`.
  std::optional<judge_protocol::Answer> last_answer;
};

/// What the submission printed, as far as it was kept.
struct Printed {
  std::string text;         ///< the beginning
  std::uint64_t bytes = 0;  ///< in all
  bool operator==(const Printed&) const = default;
};

/// One process that runs one submission on case after case, as the judge sees it: here begins the
/// operating system, and tests put a fake.
class Worker {
 public:
  Worker() = default;
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  virtual ~Worker() = default;

  /// Hands over one more case; false where there is no room before some answers are collected.
  virtual bool offer(const Call& call) = 0;

  /// Says that no more cases will come.
  virtual void close() = 0;

  /// Waits until there is something new, or for a short while. Appends the answers that have come
  /// since, in the order of the cases, and says how the worker ended once it has.
  virtual std::optional<Death> wait(std::vector<judge_protocol::Answer>& answers) = 0;

  /// Ends it, whatever it does.
  virtual void kill() = 0;

  /// Bytes resident at the peak; complete once the worker has ended.
  [[nodiscard]] virtual std::uint64_t peak_memory() const = 0;

  /// What was printed to stdout and stderr.
  [[nodiscard]] virtual const Printed& out() const = 0;
  [[nodiscard]] virtual const Printed& err() const = 0;
};

/// Which other workers of this judge may run beside one.
enum class Company { any, none };

/// Starts a worker, when it can have the company that it is to have. Throws JudgeError where it
/// cannot be started.
using WorkerFactory = std::function<std::unique_ptr<Worker>(Company)>;

}  // namespace judge
