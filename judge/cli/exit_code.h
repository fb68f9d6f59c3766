#pragma once

namespace judge {

/// What the judge's exit code says. `judge --help` documents them.
enum ExitCode : int {
  kAsExpected = 0,
  kNotAsExpected = 1,
  kUsage = 2,  ///< or input that can't be read
  kJudgeFault = 3,
  kInterrupted = 130,
};

}  // namespace judge
