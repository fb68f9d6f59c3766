#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "judge/verdict/record.h"

namespace judge {

/// What the submissions of a run have got so far, while several jobs find it out at once. Any
/// thread may call it.
class Scoreboard {
 public:
  /// For so many submissions of `run`, of which the rest is known. What is known is kept in the
  /// file `checkpoint`, whole each time, so that a run that is killed loses little; "" for nowhere.
  Scoreboard(RunRecord& run, std::size_t submissions, std::string checkpoint);

  /// Whether it is time to update submission `i`: each second, or less often where that takes long.
  [[nodiscard]] bool due(std::size_t i) const;

  /// Takes what an earlier run knew of submission `i`.
  void remember(std::size_t i, SubmissionRecord before);

  /// Takes what is known of submission `i`. Throws UsageError where the checkpoint can't be
  /// written.
  void update(std::size_t i, SubmissionRecord so_far);

  /// Takes all of it, without a checkpoint.
  void finish(std::size_t i, SubmissionRecord record);

  /// Tells of those finished since it was last asked, in the order of the submissions: none before
  /// those ahead of it.
  void tell_finished(const std::function<void(const SubmissionRecord&)>& tell);

  /// Shows what a job is at, and tells what was shown last.
  void show(std::string doing);
  [[nodiscard]] std::string shown() const;

  /// Puts all into the run's record, but those of which nothing is known. The scoreboard is empty
  /// then.
  void close();

 private:
  using Clock = std::chrono::steady_clock;

  struct Row {
    std::optional<SubmissionRecord> record;  // none: nothing is known
    bool finished = false;
    Clock::time_point updated = Clock::now();
  };

  void save();

  mutable std::mutex mutex_;
  RunRecord& run_;
  std::string checkpoint_;
  Clock::duration saving_took_{};
  std::vector<Row> rows_;
  std::size_t next_ = 0;
  std::string doing_;
};

}  // namespace judge
