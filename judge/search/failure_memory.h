#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "judge/submission/call.h"

namespace judge {

/// Remembers, for each submission by name, the calls of one process that failed last, as Hypothesis
/// does in its example database, to try them first the next time. Where the folder can't be read or
/// written nothing is remembered, which costs time only.
class FailureMemory {
 public:
  /// That of the submission in the file `source`, of which `entry` is judged, kept in `folder`.
  FailureMemory(std::filesystem::path folder, const std::string& source, const std::string& entry);

  /// What failed, the latest first.
  [[nodiscard]] std::vector<std::vector<Call>> failures() const;

  /// Adds what has failed now, as the latest; the oldest go.
  void remember(const std::vector<Call>& calls) const;

 private:
  std::filesystem::path file_;
};

}  // namespace judge
