#pragma once

#include <string>
#include <vector>

#include "judge/data/data_file.h"
#include "judge/verdict/record.h"

namespace judge {

/// What an earlier call of the same run had judged before it was interrupted.
class Resumed {
 public:
  Resumed() = default;

  /// Reads the record in `file`. One that is not there yet had judged nothing. Throws UsageError
  /// where it is no record, or of another run than `now`.
  Resumed(const std::string& file, const RunRecord& now);

  /// What was judged of a submission; null for nothing. Throws UsageError where the source or the
  /// puzzles have changed since.
  [[nodiscard]] const SubmissionRecord* find(const SubmissionRecord& submission,
                                             const std::vector<DataFile>& files) const;

 private:
  RunRecord before_;
};

}  // namespace judge
