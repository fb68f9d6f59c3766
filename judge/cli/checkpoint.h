#pragma once

#include <chrono>
#include <string>
#include <utility>

#include "judge/verdict/record.h"

namespace judge {

/// Keeps in a file what a run has found out so far, whole each time, so that a run that is killed
/// loses little.
class Checkpoint {
 public:
  /// Nothing is kept where `file` is empty.
  explicit Checkpoint(std::string file) : file_(std::move(file)) {}

  /// Whether it is time to save: each second, or less often where that takes long.
  [[nodiscard]] bool due() const;

  /// Saves `run`, marked as interrupted. Throws UsageError where it cannot be written.
  void save(RunRecord& run);

 private:
  using Clock = std::chrono::steady_clock;
  std::string file_;
  Clock::time_point saved_ = Clock::now();
  Clock::duration took_{};
};

}  // namespace judge
