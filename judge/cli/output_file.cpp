#include "judge/cli/output_file.h"

#include <fmt/format.h>
#include <unistd.h>

#include <iostream>
#include <system_error>

namespace judge {
namespace fs = std::filesystem;

OutputFile::OutputFile(const std::string& name) {
  if (name.empty() || name == "-") return;
  std::error_code none;
  const fs::path resolved = fs::weakly_canonical(name, none);  // so that a link stays one
  path_ = none ? fs::path(name) : resolved;
  if (fs::is_directory(path_, none)) {
    file_.setstate(std::ios::failbit);
    return;
  }
  const bool in_place = fs::exists(path_, none) && !fs::is_regular_file(path_, none);
  // Two calls at once must not write to one file.
  if (!in_place) beside_ = fmt::format("{}.{}.part", path_.native(), ::getpid());
  file_.open(in_place ? path_ : beside_, std::ios::binary);
}

OutputFile::~OutputFile() {
  if (beside_.empty()) return;
  file_.close();
  std::error_code none;
  fs::remove(beside_, none);
}

std::ostream& OutputFile::stream() {
  return path_.empty() ? static_cast<std::ostream&>(std::cout) : file_;
}

bool OutputFile::commit() {
  if (!stream().flush()) return false;
  if (beside_.empty()) return true;
  file_.close();
  std::error_code error;
  if (file_) fs::rename(beside_, path_, error);
  if (!file_ || error) return false;
  beside_.clear();
  return true;
}

}  // namespace judge
