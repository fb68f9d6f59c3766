#pragma once

#include <algorithm>
#include <cstring>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "judge/submission/worker.h"

namespace judge {

/// What a fake process does with a call; no board: it crashes.
struct FakeReply {
  std::optional<Board> board;
  std::uint64_t cpu_ns = 1000;
};
using FakeProgram = std::function<FakeReply(const Call&)>;

/// A worker without a process. It answers one call a wait.
class FakeWorker : public Worker {
 public:
  explicit FakeWorker(FakeProgram program) : program_(std::move(program)) {}

  bool offer(const Call& call) override {
    calls_.push_back(call);
    return true;
  }
  void close() override {}
  void kill() override {}
  std::optional<Death> wait(std::vector<judge_protocol::Answer>& answers) override {
    if (calls_.empty()) return Death{};
    const FakeReply reply = program_(calls_.front());
    calls_.pop_front();
    if (!reply.board) return crash();
    judge_protocol::Answer answer{};
    answer.rows = 9;
    std::fill(std::begin(answer.row_sizes), std::end(answer.row_sizes), 9);
    std::memcpy(answer.cells, reply.board->cells.data(), sizeof answer.cells);
    answer.cpu_ns = reply.cpu_ns;
    answers.push_back(answer);
    return std::nullopt;
  }
  [[nodiscard]] std::uint64_t peak_memory() const override { return 0; }
  [[nodiscard]] const Printed& out() const override { return printed_; }
  [[nodiscard]] const Printed& err() const override { return printed_; }

 private:
  static Death crash() {
    Death death;
    death.cause = Death::Cause::signalled;
    death.signal = 11;
    death.phase = judge_protocol::Phase::solving;
    return death;
  }

  FakeProgram program_;
  std::deque<Call> calls_;
  Printed printed_;
};

/// Starts fake processes, each with a program of its own.
inline WorkerFactory fake_workers(std::function<FakeProgram()> make) {
  return [make = std::move(make)](Company) { return std::make_unique<FakeWorker>(make()); };
}

}  // namespace judge
