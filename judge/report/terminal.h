#pragma once

#include <bitset>
#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>

#include "judge/report/board_picture.h"
#include "judge/verdict/record.h"

namespace judge {

/// How much a report shows, and where.
struct TerminalStyle {
  bool colour = false;
  std::size_t failures = 1;  ///< shown of each group that is not as expected
  bool printed = false;      ///< whether to show what the submission printed
};

/// Renders a record for people: a table with a row for each submission and group, and the evidence
/// for what is not as expected.
class TerminalReport {
 public:
  TerminalReport(std::FILE* out, TerminalStyle style) : out_(out), style_(style) {}

  /// The first lines: how is judged, and the table's head. The widths are those of the longest
  /// submission's and group's name.
  void head(const RunRecord& run, const std::vector<std::string>& submissions,
            const std::vector<std::string>& groups);

  /// The rows of a submission, as soon as it is judged.
  void submission(const SubmissionRecord& submission) const;

  /// All of a run that is complete.
  void whole(const RunRecord& run);

  /// The evidence, and a last line that sums up.
  void end(const RunRecord& run) const;

 private:
  void row(const SubmissionRecord& submission, const GroupRecord& group) const;
  void evidence(const SubmissionRecord& submission, const GroupRecord& group) const;
  void failure(const SubmissionRecord& submission, const GroupRecord& group,
               const Failure& failure) const;
  void small(const SubmissionRecord& submission, const Counterexample& small) const;
  void boards(const Board& puzzle, const Ruling& ruling, const std::bitset<kCells>& marked) const;
  void printed(const GroupRecord& group) const;
  [[nodiscard]] std::string coloured(Verdict verdict, bool as_expected, std::size_t width) const;

  std::FILE* out_;
  TerminalStyle style_;
  std::size_t submission_width_ = 0;
  std::size_t group_width_ = 0;
};

}  // namespace judge
