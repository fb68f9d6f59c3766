#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "judge/data/case.h"
#include "judge/submission/call.h"
#include "judge/submission/worker.h"
#include "judge/verdict/referee.h"
#include "judge/verdict/verdict.h"

namespace judge {

/// What is kept of every case.
struct CaseRecord {
  std::uint32_t line;  ///< of the data file
  Verdict verdict;
  std::uint64_t cpu_ns;  ///< of the call; 0 where the case was not answered
};

/// A failure made small: calls of one process, all answered rightly but the last.
struct Counterexample {
  std::vector<Call> calls;
  Ruling ruling;              ///< of the last
  int blanks = 0;             ///< left in the board of the last
  int blanks_before = 0;      ///< that the failed board had
  std::size_t runs = 0;       ///< processes that it took
  std::uint64_t wall_ns = 0;  ///< that it took
  bool smallest = false;      ///< nothing smaller was left to try, so that it didn't end for time
};

/// What is kept of a failed case besides, so that a person can see the fault.
struct Failure {
  Case asked;
  Ruling ruling;
  std::optional<Counterexample> small;
  std::string property;  ///< what a drawn case shows not to hold
};

/// How a submission did on a group.
struct GroupRecord {
  std::string group;
  std::string data;  ///< the file, as the user can give it again
  std::string digest;
  std::optional<std::uint64_t> seed;  ///< of a group that is drawn and not in a file
  std::size_t cases = 0;              ///< of the group, whether judged or not
  std::vector<CaseRecord> judged;
  std::size_t passed = 0;
  Verdict verdict = Verdict::accepted;
  std::vector<Failure> failures;  ///< the first kFailuresKept
  std::uint64_t peak_memory = 0;  ///< bytes
  Printed out;                    ///< of the last worker
  Printed err;
  std::vector<std::string> notes;  ///< as that the group was cut short
  bool as_expected = true;
};
inline constexpr std::size_t kFailuresKept = 20;

/// How a submission did.
struct SubmissionRecord {
  std::string source;              ///< the file, as the user gave it
  std::string entry;               ///< what of it the user asked for; empty for what is found
  std::vector<std::string> notes;  ///< as that a header was left out
  std::string compile_messages;    ///< where it could not be compiled
  std::vector<GroupRecord> groups;
  Verdict verdict = Verdict::accepted;
  std::string expected;  ///< in words, as "AC, and TLE on against-backtracking"
  bool as_expected = true;
  std::string judge_error;  ///< what went wrong in the judge, for the verdict JE
};

/// All that one `judge run` found out. Reporters render it and compute nothing.
struct RunRecord {
  std::string compiler;
  std::vector<std::string> guards;  ///< what submissions are shut in by, as "namespaces"
  std::string unguarded;            ///< why a guard is off; empty where all are on
  Limits limits;
  std::vector<SubmissionRecord> submissions;
  std::vector<std::string> notes;
  bool interrupted = false;
};

/// CPU times of the answered cases of a group, in nanoseconds.
struct Times {
  std::uint64_t total = 0;
  std::uint64_t median = 0;
  std::uint64_t slowest = 0;
  std::uint32_t slowest_line = 0;  ///< 0 where none was answered
};
Times times_of(const GroupRecord& group);

}  // namespace judge
