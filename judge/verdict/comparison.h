#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "judge/verdict/record.h"

namespace judge {

/// A verdict that is not what it was. Of a whole submission where `group` is empty, of a whole
/// group where `line` is 0, else of a case.
struct VerdictChange {
  std::string submission;
  std::string group;
  std::size_t line = 0;
  Verdict before{};
  Verdict after{};
  [[nodiscard]] bool worse() const { return after > before; }
};

/// A cost that is not what it was, beyond the noise: of a group, or, where `group` is empty, of a
/// submission on all groups.
struct CostChange {
  std::string submission;
  std::string source;  ///< of the submission, in the newer record
  std::string group;
  double ratio = 1;             ///< the median cost by what it was
  double p = 1;                 ///< of rank_test()
  std::size_t repetitions = 0;  ///< the fewer of both
  [[nodiscard]] bool worse() const { return ratio > 1; }
};

/// A cost counts as changed where its median is beyond kLeastChange, in either direction, and the
/// repetitions of both records differ with a p-value below kSignificant.
inline constexpr double kLeastChange = 1.05;
inline constexpr double kSignificant = 0.05;

/// What differs between two records.
struct Comparison {
  std::vector<VerdictChange> verdicts;
  std::vector<std::string> only_in_one;  ///< submissions, groups and cases, in words
  std::vector<CostChange> costs;
  std::vector<std::string> notes;  ///< other differences that may explain these
  std::size_t submissions = 0;     ///< compared
  std::size_t groups = 0;
  std::size_t cases = 0;
  std::size_t groups_with_costs = 0;

  [[nodiscard]] bool worse() const;
  [[nodiscard]] bool unchanged() const {
    return verdicts.empty() && only_in_one.empty() && costs.empty();
  }
};

/// Compares two records. Submissions are matched by the names of their files, without folders, and
/// by what is judged in them; groups by name; cases by line. Costs are compared where both records
/// have them, in units of the same yardstick. The error says why the records can't be compared: a
/// group of one name with other puzzles, other shares of the cases, or nothing in common.
tl::expected<Comparison, std::string> compare(const RunRecord& base, const RunRecord& now);

}  // namespace judge
