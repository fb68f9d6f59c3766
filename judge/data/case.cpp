#include "judge/data/case.h"

namespace judge {

std::string_view name_of(Solutions solutions) {
  if (solutions == Solutions::none) return "none";
  return solutions == Solutions::one ? "one" : "several";
}

std::optional<Solutions> solutions_named(std::string_view name) {
  for (const Solutions each : {Solutions::none, Solutions::one, Solutions::several}) {
    if (name_of(each) == name) return each;
  }
  return std::nullopt;
}

}  // namespace judge
