#include "judge/cli/installation.h"

namespace judge {

Installation Installation::here() {
  const std::filesystem::path folder =
      std::filesystem::read_symlink("/proc/self/exe").parent_path();
  return {folder / "judge-supervisor", folder / "judge-worker",
          folder / "prelude",          folder / "cache",
          JUDGE_SOURCE "/testdata",    JUDGE_SOURCE "/tests/submissions/hostile"};
}

}  // namespace judge
