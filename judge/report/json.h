#pragma once

#include <ostream>

#include "judge/verdict/record.h"

namespace judge {

/// The version of the format that write_json() writes; one more for every change that a reader
/// has to know of.
inline constexpr int kJsonVersion = 1;

/// Writes the whole record as JSON, every case, without holding the text in memory.
///
///     {"format": "sudoku-judge run", "version": 1,
///      "compiler": "g++ …", "guards": ["namespaces", …], "unguarded": "", "interrupted": false,
///      "limits": {"cpu_ns": …, "wall_ns": …, "memory_bytes": …, "output_bytes": …},
///      "submissions": [
///       {"source": "mine.cpp", "entry": "", "notes": [], "verdict": "WA", "expected": "AC",
///        "as_expected": false, "compile_messages": "", "judge_error": "",
///        "groups": [
///         {"group": "hard", "data": "testdata/hard.txt", "digest": "…", "seed": null,
///          "cases": 60, "passed": 59, "verdict": "WA", "as_expected": false, "peak_memory_bytes":
///          …, "stdout_bytes": 0, "stderr_bytes": 0, "notes": [], "failures": [{"line": 7,
///          "puzzle": "53..7…", "verdict": "WA",
///                        "reason": "4 twice in column 2 (r1c2, r6c2)", "wrong_cells": [1, 46],
///                        "answer": ["534678912", …],
///                        "property": "",
///                        "small": {"calls": ["534678…"], "reason": "…", "blanks": 1,
///                                  "blanks_before": 51, "runs": 20, "wall_ns": …,
///                                  "smallest": true}}],
///          "judged": [[6, "AC", 1234], [7, "WA", 1300], …]}]}]}
///
/// A case in "judged" is its line in the data file, its verdict, and the CPU time of the call in
/// nanoseconds (0 where it was not answered). Only the first failures of a group are given in
/// full. "small" is the failure made small, where that was done, and null otherwise: what one
/// process was called with, in the form of Call::str(), and whether nothing smaller was left to
/// try. Only the group "properties", whose cases are drawn, has a seed, and failures that say which
/// property does not hold. Cells count from 0, row by row. Strings hold what the submission gave
/// with every byte that is not ASCII as U+FFFD.
void write_json(std::ostream& out, const RunRecord& run);

}  // namespace judge
