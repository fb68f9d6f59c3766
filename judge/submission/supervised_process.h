#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "judge/submission/fd.h"
#include "judge/submission/protocol.h"

namespace judge {

/// What a program may use: a worker for one case, any other for its whole run.
struct ProcessLimits {
  std::uint64_t cpu_ns;
  std::uint64_t wall_ns;
  std::uint64_t memory_bytes;
  std::uint64_t file_bytes;  ///< of the largest file that it writes
};

/// What to start, and how.
struct ProcessSetup {
  std::filesystem::path supervisor;      ///< the program of supervisor_main.cpp
  std::vector<std::string> command;      ///< the program's path and its arguments
  std::vector<std::string> environment;  ///< all of it, as NAME=value
  std::filesystem::path folder;          ///< where it starts
  ProcessLimits limits;
  int exchange = -1;                   ///< for a worker: the memory that it shares with the judge
  int wake = -1;                       ///< for a worker: the eventfd on which it wakes the judge
  std::vector<std::string> sandbox{};  ///< what starts the supervisor, as shut_in() says
};

/// A program of somebody else, below a supervisor that watches its limits and leaves nothing of
/// it behind (supervisor_main.cpp tells how).
class SupervisedProcess {
 public:
  /// Throws JudgeError where the machine does not let it start.
  explicit SupervisedProcess(const ProcessSetup& setup);

  /// Kills what still runs.
  ~SupervisedProcess();
  SupervisedProcess(const SupervisedProcess&) = delete;
  SupervisedProcess& operator=(const SupervisedProcess&) = delete;

  /// The ends of pipes to read what it prints from, without ever waiting.
  [[nodiscard]] const Fd& out() const { return out_; }
  [[nodiscard]] const Fd& err() const { return err_; }

  /// Readable once the program and all that it started have gone.
  [[nodiscard]] const Fd& ended() const { return status_; }

  /// Kills what still runs, waits until nothing of it is left, and says how it ended. Only once.
  judge_protocol::Ending finish();

 private:
  Fd control_;
  Fd status_;
  Fd out_;
  Fd err_;
  pid_t supervisor_ = -1;
};

/// A descriptor like `fd`, which is closed, with a number that no supervised process starts with.
/// Throws JudgeError where `fd` is -1, the system's sign that it could not be made.
Fd out_of_the_way(int fd);

}  // namespace judge
