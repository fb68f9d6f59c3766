#include "judge/submission/temporary_folder.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>

#include "judge/judge_error.h"

namespace judge {

TemporaryFolder::TemporaryFolder(const std::filesystem::path& parent) {
  std::string name = (parent / "sudoku-judge-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) {
    throw JudgeError("cannot make a temporary folder like " + name + ": " + std::strerror(errno));
  }
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace judge
