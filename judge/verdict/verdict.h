#pragma once

#include <optional>
#include <string_view>

namespace judge {

/// What is said of a case, a group or a submission, from best to worst. JE, the judge's own fault,
/// is never counted against a submission.
enum class Verdict {
  accepted,
  time_limit,
  memory_limit,
  output_limit,
  wrong_answer,
  run_time_error,
  compile_error,
  judge_error,
};

/// "AC", "TLE", "MLE", "OLE", "WA", "RE", "CE" or "JE".
std::string_view short_name(Verdict verdict);

/// "accepted", "time limit exceeded", …
std::string_view long_name(Verdict verdict);

/// The verdict that DOMjudge, BAPCtools, Kattis or this judge call by `word`, in either case of
/// letters: "TIMELIMIT", "TIME_LIMIT_EXCEEDED", "time_limit_exceeded" or "TLE".
std::optional<Verdict> verdict_of(std::string_view word);

}  // namespace judge
