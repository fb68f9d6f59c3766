#include "judge/cli/checkpoint.h"

#include <algorithm>

#include "judge/cli/reports.h"

namespace judge {

bool Checkpoint::due() const {
  if (file_.empty()) return false;
  return Clock::now() - saved_ > std::max<Clock::duration>(std::chrono::seconds(1), 20 * took_);
}

void Checkpoint::save(RunRecord& run) {
  const auto started = Clock::now();
  run.interrupted = true;
  write_record(file_, run);
  run.interrupted = false;
  saved_ = Clock::now();
  took_ = saved_ - started;
}

}  // namespace judge
