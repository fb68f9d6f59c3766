#pragma once

#include <filesystem>

#include "judge/submission/fd.h"

namespace judge {

/// How the names of all such folders begin; six characters follow.
inline constexpr const char* kTemporaryPrefix = ".sudoku-judge-tmp.";

/// A fresh folder of its own, removed with all its content at the end. It is locked for as long, by
/// which those are known that a killed judge of the same user has left behind: the next one removes
/// them.
class TemporaryFolder {
 public:
  /// Makes one in `parent`, and removes those that nobody uses any more. Throws JudgeError where no
  /// folder can be made.
  explicit TemporaryFolder(
      const std::filesystem::path& parent = std::filesystem::temp_directory_path());
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
  Fd lock_;
};

}  // namespace judge
