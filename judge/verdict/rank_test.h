#pragma once

#include <vector>

namespace judge {

/// How likely it is that two samples differ as much as these do if they are of one distribution:
/// the two-sided p-value of the Mann–Whitney U test, with the normal approximation and corrections
/// for ties and continuity, as Google Benchmark's compare.py and SciPy have it. 1 where a sample is
/// empty.
///
/// Source: H. B. Mann, D. R. Whitney, "On a Test of Whether one of Two Random Variables is
/// Stochastically Larger than the Other", Annals of Mathematical Statistics 18 (1947).
double rank_test(const std::vector<double>& a, const std::vector<double>& b);

}  // namespace judge
