#pragma once

#include <filesystem>
#include <fstream>
#include <ostream>
#include <string>

namespace judge {

/// Where a command writes its result: standard output, or a file that appears under its name only
/// when it is complete. Until then it stands beside, with the ending ".part", and goes again where
/// it is not committed.
class OutputFile {
 public:
  /// Opens `name`; "" and "-" mean standard output. What is no regular file, such as /dev/null, is
  /// written to as it is.
  explicit OutputFile(const std::string& name);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  [[nodiscard]] std::ostream& stream();

  /// Completes the file. False where something could not be written, now or before.
  [[nodiscard]] bool commit();

 private:
  std::filesystem::path path_;    ///< empty: standard output
  std::filesystem::path beside_;  ///< empty: written in place
  std::ofstream file_;
};

}  // namespace judge
