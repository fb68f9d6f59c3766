#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "judge/data/case.h"
#include "judge/submission/call.h"
#include "judge/submission/worker.h"
#include "judge/verdict/expectation.h"
#include "judge/verdict/referee.h"
#include "judge/verdict/verdict.h"

namespace judge {

/// What is kept of every case.
struct CaseRecord {
  std::uint32_t line;  ///< of the data file
  Verdict verdict;
  std::uint64_t cpu_ns;  ///< of the call; 0 where the case was not answered
  bool operator==(const CaseRecord&) const = default;
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
  bool operator==(const Counterexample&) const = default;
};

/// What is kept of a failed case besides, so that a person can see the fault.
struct Failure {
  Case asked;
  Ruling ruling;
  std::optional<Counterexample> small{};
  std::string property{};  ///< what a drawn case shows not to hold
  bool operator==(const Failure&) const = default;
};

/// How a submission did on a group.
struct GroupRecord {
  std::string group;
  std::string data;  ///< the file, as the user can give it again
  std::string digest;
  std::optional<std::uint64_t> seed;  ///< of a group that is drawn and not in a file
  std::size_t cases = 0;  ///< of the group or the run's share of it, whether judged or not
  std::vector<CaseRecord> judged;
  std::size_t passed = 0;
  Verdict verdict = Verdict::accepted;
  std::vector<Failure> failures;  ///< the first kFailuresKept
  std::uint64_t peak_memory = 0;  ///< bytes
  Printed out;                    ///< of the last worker
  Printed err;
  std::vector<std::string> notes;  ///< as that the group was cut short
  bool as_expected = true;
  bool unfinished = false;  ///< interrupted before all was judged
  /// One for each repetition: the CPU time of all cases, in runs of the yardstick that it was
  /// interleaved with (judge/sudoku/yardstick.h). Empty where that was not asked for.
  std::vector<double> costs;
  bool operator==(const GroupRecord&) const = default;
};
inline constexpr std::size_t kFailuresKept = 20;

/// How a submission did.
struct SubmissionRecord {
  std::string source;              ///< the file, as the user gave it
  std::string digest;              ///< SHA-256 of its text, in hexadecimal
  std::string entry;               ///< what of it the user asked for; empty for what is found
  std::string options;             ///< what else of the command line counts, as " --sanitize"
  std::vector<std::string> notes;  ///< as that a header was left out
  std::string compile_messages;    ///< where it could not be compiled
  std::vector<GroupRecord> groups;
  Verdict verdict = Verdict::accepted;
  Expectation expectation;
  bool as_expected = true;
  std::string judge_error;  ///< what went wrong in the judge, for the verdict JE
  bool operator==(const SubmissionRecord&) const = default;
};

/// Which of the cases of every group a run judges: those whose number, from 0, leaves the rest
/// `index` when divided by `count`.
struct Shard {
  std::size_t index = 0;
  std::size_t count = 1;
  bool operator==(const Shard&) const = default;
};

/// All that one `judge run` found out. Reporters render it and compute nothing.
struct RunRecord {
  std::string started;              ///< UTC, as "2026-01-31T23:59:59"
  std::string judge;                ///< its version
  std::string machine;              ///< processor, cores and system, in words
  std::string compiler;             ///< of the submissions, with its flags
  std::string yardstick;            ///< what costs are multiples of; empty where none were measured
  std::vector<std::string> guards;  ///< what submissions are shut in by, as "namespaces"
  std::string unguarded;            ///< why a guard is off; empty where all are on
  Limits limits;
  Shard shard;
  std::vector<SubmissionRecord> submissions;
  std::vector<std::string> notes;
  bool interrupted = false;
  bool operator==(const RunRecord&) const = default;
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
