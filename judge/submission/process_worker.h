#pragma once

#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <vector>

#include "judge/submission/fd.h"
#include "judge/submission/sandbox.h"
#include "judge/submission/supervised_process.h"
#include "judge/submission/temporary_folder.h"
#include "judge/submission/worker.h"

namespace judge {

/// A worker that is a process of its own.
class ProcessWorker : public Worker {
 public:
  /// Starts `library`, as compile() made it, perhaps with the yardstick between its cases. Waits
  /// until it can have its company, which all others heed as long as it lives. Throws JudgeError
  /// where the machine does not let it.
  ProcessWorker(const Programs& programs, const std::filesystem::path& library,
                const Limits& limits, Company company = Company::any, bool yardstick = false);

  bool offer(const Call& call) override;
  void close() override;
  std::optional<Death> wait(std::vector<judge_protocol::Answer>& answers) override;
  void kill() override;
  [[nodiscard]] std::uint64_t peak_memory() const override {
    return ending_ ? ending_->peak_memory : 0;
  }
  [[nodiscard]] const Printed& out() const override { return out_.printed; }
  [[nodiscard]] const Printed& err() const override { return err_.printed; }

 private:
  /// Shared with the other workers, or had by one alone.
  class Machine {
   public:
    explicit Machine(Company company);

   private:
    std::shared_lock<std::shared_mutex> shared_;
    std::unique_lock<std::shared_mutex> alone_;
  };

  struct Stream {
    Printed printed;
    bool open = true;
  };

  /// The memory shared with the worker. Sealed, so that no process can make it smaller.
  class Memory {
   public:
    Memory();
    ~Memory();
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;
    judge_protocol::Exchange* operator->() const { return exchange_; }
    [[nodiscard]] int fd() const { return fd_.get(); }

   private:
    Fd fd_;
    judge_protocol::Exchange* exchange_;
  };

  void drain(const Fd& pipe, Stream& stream);
  bool collect(std::vector<judge_protocol::Answer>& answers);
  void publish(std::uint32_t offered);
  [[nodiscard]] std::uint64_t printed() const;
  [[nodiscard]] bool printed_too_much() const;
  [[nodiscard]] Death explain() const;

  /// Where a worker starts, by default a temporary folder.
  const std::filesystem::path& start_folder();

  Machine machine_;
  Limits limits_;
  bool sandboxed_;
  bool sanitized_;
  std::optional<TemporaryFolder> folder_;  // where it starts; the sandbox has its own
  Memory memory_;
  Fd wake_;
  SupervisedProcess process_;
  std::uint32_t offered_ = 0;
  std::uint32_t collected_ = 0;
  std::uint64_t printed_before_case_ = 0;
  std::optional<judge_protocol::Ending> ending_;
  std::uint64_t oom_kills_before_;
  Stream out_;
  Stream err_;
};

}  // namespace judge
