#pragma once

#include <optional>
#include <string>

#include "judge/report/board_picture.h"
#include "judge/verdict/record.h"

namespace judge {

inline const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A record of one submission that fails one of two cases of one group.
inline RunRecord failed_run() {
  RunRecord run;
  run.started = "2026-01-31T23:59:59";
  run.compiler = "c++ 12 -O2";
  SubmissionRecord submission;
  submission.source = "my file.cpp";
  submission.verdict = Verdict::wrong_answer;
  submission.as_expected = false;
  GroupRecord group;
  group.group = "hard";
  group.data = "testdata/hard.txt";
  group.cases = 3;
  group.judged = {{6, Verdict::accepted, 1500}, {7, Verdict::wrong_answer, 2'500'000}};
  group.passed = 1;
  group.verdict = Verdict::wrong_answer;
  group.as_expected = false;
  Failure failure;
  failure.asked = {*Board::parse(kPuzzle), std::nullopt, 7};
  failure.ruling = {Verdict::wrong_answer, "a \x1b[31mreason", {}, rows_of(*Board::parse(kPuzzle))};
  failure.ruling.wrong.set(2);
  group.failures.push_back(failure);
  submission.groups.push_back(group);
  run.submissions.push_back(submission);
  return run;
}

}  // namespace judge
