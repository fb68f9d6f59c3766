#pragma once

#include <istream>
#include <ostream>
#include <string>
#include <tl/expected.hpp>

#include "judge/verdict/record.h"

namespace judge {

/// The version of the format that write_json() writes; one more for every change that a reader
/// has to know of.
inline constexpr int kJsonVersion = 2;

/// Writes the whole record as JSON, every case, without holding the text in memory.
///
///     {"format": "sudoku-judge run", "version": 2,
///      "started": "2026-01-31T23:59:59", "judge": "0.1.0", "machine": "…, 2 cores, Linux 6.1",
///      "compiler": "g++ …", "guards": ["namespaces", …], "unguarded": "", "yardstick": "",
///      "interrupted": false, "shard": {"index": 0, "count": 1}, "notes": [],
///      "limits": {"cpu_ns": …, "wall_ns": …, "memory_bytes": …, "output_bytes": …},
///      "submissions": [
///       {"source": "mine.cpp", "digest": "…", "entry": "", "options": " --std c++17",
///        "notes": [], "verdict": "WA", "expected": {"verdicts": ["AC"], "groups": {}},
///        "as_expected": false, "compile_messages": "", "judge_error": "",
///        "groups": [
///         {"group": "hard", "data": "testdata/hard.txt", "digest": "…", "seed": null,
///          "cases": 60, "passed": 59, "verdict": "WA", "as_expected": false, "unfinished": false,
///          "peak_memory_bytes": …, "stdout": {"bytes": 0, "text": ""},
///          "stderr": {"bytes": 0, "text": ""}, "notes": [], "costs": [],
///          "failures": [{"line": 7, "puzzle": "53..7…", "solution": null, "verdict": "WA",
///                        "reason": "4 twice in column 2 (r1c2, r6c2)", "wrong_cells": [1, 46],
///                        "answer": ["534678912", …],
///                        "property": "",
///                        "small": {"calls": ["534678…"], "verdict": "WA", …, "blanks": 1,
///                                  "blanks_before": 51, "runs": 20, "wall_ns": …,
///                                  "smallest": true}}],
///          "judged": [[6, "AC", 1234], [7, "WA", 1300], …]}]}]}
///
/// A case in "judged" is its line in the data file, its verdict, and the CPU time of the call in
/// nanoseconds (0 where it was not answered). "costs" are those of the repetitions, where they
/// were asked for: the CPU time of all cases as a multiple of the yardstick's. Only the first
/// failures of a group are given in full. "small" is the failure made small, where that was done,
/// and null otherwise: what one process was called with, in the form of Call::str(), what became of
/// the last call, and whether nothing smaller was left to try. Only the group "properties", whose
/// cases are drawn, has a seed, and failures that say which property does not hold. Cells count
/// from 0, row by row. "text" is the beginning of what was printed. What is not UTF-8 in a string
/// becomes U+FFFD.
void write_json(std::ostream& out, const RunRecord& run);

/// The record that write_json() wrote. The error says what is wrong: no JSON, not a record, of
/// another version, or a member that is missing or has a value that it cannot have.
tl::expected<RunRecord, std::string> read_json(std::istream& in);

}  // namespace judge
