#pragma once

#include <filesystem>

namespace judge {

/// A fresh folder of its own, removed with all its content at the end.
class TemporaryFolder {
 public:
  /// Makes one in `parent`. Throws JudgeError where that cannot be done.
  explicit TemporaryFolder(
      const std::filesystem::path& parent = std::filesystem::temp_directory_path());
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace judge
