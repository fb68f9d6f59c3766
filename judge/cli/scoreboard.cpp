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
  const std::lock_guard lock(mutex_);
  for (; next_ < rows_.size() && rows_[next_].finished; ++next_) tell(*rows_[next_].record);
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
  std::vector<Row*> begun;
  for (Row& row : rows_) {
    if (!row.record) continue;
    begun.push_back(&row);
    run_.submissions.push_back(*std::move(row.record));
  }
  run_.interrupted = true;
  write_record(checkpoint_, run_);
  run_.interrupted = false;
  for (std::size_t i = 0; i < begun.size(); ++i) {
    begun[i]->record = std::move(run_.submissions[i]);
  }
  run_.submissions.clear();
}

}  // namespace judge
