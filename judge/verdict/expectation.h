#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "judge/data/input_error.h"
#include "judge/verdict/record.h"

namespace judge {

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
class Expectation {
 public:
  /// Reads the expectation of the submission at `path`. An unknown verdict is an error.
  static tl::expected<Expectation, InputError> read(const std::filesystem::path& path,
                                                    std::string_view source);

  /// Marks what is not as expected in the record, and says there what was.
  void apply_to(SubmissionRecord& record) const;

 private:
  using Verdicts = std::vector<Verdict>;
  Verdicts overall_{Verdict::accepted};
  std::map<std::string, Verdicts> groups_;
};

}  // namespace judge
