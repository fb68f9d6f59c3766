#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "judge/data/input_error.h"
#include "judge/verdict/verdict.h"

namespace judge {

struct SubmissionRecord;

/// The verdicts that a submission is meant to get. It says so in its source, in the form that
/// DOMjudge and BAPCtools read, several verdicts being alternatives:
///
///     // @EXPECTED_RESULTS@: TIMELIMIT, CORRECT
///
/// and, where only some groups are to be failed, names them; all others are to be accepted:
///
///     // @EXPECTED_RESULTS@ against-backtracking: TIMELIMIT
///
/// A source that says nothing is expected to get the verdict that its folder is named for, as
/// in Kattis' submissions/wrong_answer/, and to be accepted in any other folder.
struct Expectation {
  using Verdicts = std::vector<Verdict>;  ///< alternatives
  Verdicts overall{Verdict::accepted};
  std::map<std::string, Verdicts> groups;  ///< where there is one, `overall` does not count
  bool operator==(const Expectation&) const = default;

  /// Reads the expectation of the submission at `path`. An unknown verdict is an error.
  static tl::expected<Expectation, InputError> read(const std::filesystem::path& path,
                                                    std::string_view source);

  /// In words, as "AC, TLE on against-backtracking".
  [[nodiscard]] std::string str() const;

  /// Marks what is not as expected in the record, and keeps there what was. In a share of the
  /// cases what is expected of the whole need not show: there, accepted is as expected too.
  void apply_to(SubmissionRecord& record, bool share = false) const;
};

}  // namespace judge
