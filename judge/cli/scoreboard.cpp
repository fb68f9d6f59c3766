#include "judge/cli/scoreboard.h"

#include <algorithm>
#include <utility>

#include "judge/cli/reports.h"

namespace judge {

Scoreboard::Scoreboard(RunRecord& run, std::size_t submissions, std::string checkpoint)
    : run_(run), checkpoint_(std::move(checkpoint)), rows_(submissions) {}

bool Scoreboard::due(std::size_t i) const {
  if (checkpoint_.empty()) return false;
  const std::lock_guard lock(mutex_);
  return Clock::now() - rows_[i].updated >
         std::max<Clock::duration>(std::chrono::seconds(1), 20 * saving_took_);
}

void Scoreboard::remember(std::size_t i, SubmissionRecord before) {
  const std::lock_guard lock(mutex_);
  rows_[i].record = std::move(before);
}

void Scoreboard::update(std::size_t i, SubmissionRecord so_far) {
  const std::lock_guard lock(mutex_);
  rows_[i].record = std::move(so_far);
  const auto started = Clock::now();
  save();
  rows_[i].updated = Clock::now();
  saving_took_ = rows_[i].updated - started;
}

void Scoreboard::finish(std::size_t i, SubmissionRecord record) {
  const std::lock_guard lock(mutex_);
  rows_[i].record = std::move(record);
  rows_[i].finished = true;
}

void Scoreboard::tell_finished(const std::function<void(const SubmissionRecord&)>& tell) {
  // Told without the lock, since who reads it may be slow: jobs must go on meanwhile.
  while (true) {
    std::unique_lock lock(mutex_);
    if (next_ == rows_.size() || !rows_[next_].finished) return;
    const SubmissionRecord record = *rows_[next_++].record;
    lock.unlock();
    tell(record);
  }
}

void Scoreboard::show(std::string doing) {
  const std::lock_guard lock(mutex_);
  doing_ = std::move(doing);
}

std::string Scoreboard::shown() const {
  const std::lock_guard lock(mutex_);
  return doing_;
}

void Scoreboard::close() {
  const std::lock_guard lock(mutex_);
  for (Row& row : rows_) {
    if (row.record) run_.submissions.push_back(*std::move(row.record));
  }
  rows_.clear();
}

// The records are lent to the run, and not copied.
void Scoreboard::save() {
  std::vector<Row*> known;
  for (Row& row : rows_) {
    if (!row.record) continue;
    known.push_back(&row);
    run_.submissions.push_back(*std::move(row.record));
  }
  const auto give_back = [&] {
    run_.interrupted = false;
    for (std::size_t i = 0; i < known.size(); ++i) {
      known[i]->record = std::move(run_.submissions[i]);
    }
    run_.submissions.clear();
  };
  run_.interrupted = true;
  try {
    write_record(checkpoint_, run_);
  } catch (...) {
    give_back();
    throw;
  }
  give_back();
}

}  // namespace judge
