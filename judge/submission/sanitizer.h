#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace judge {

/// AddressSanitizer and UBSan, as GCC and Clang bring them: a submission is compiled to be watched
/// by them, and its worker, which is not, loads their library first.
struct Sanitizer {
  std::string runtime;             ///< the file name of the library
  std::vector<std::string> flags;  ///< for the compiler

  /// That of a compiler whose --version says this.
  static Sanitizer of_compiler(const std::string& version);

  /// What a worker's environment has besides, with the library at that path. A finding ends it with
  /// judge_protocol::kExitSanitizer.
  static std::vector<std::string> environment(const std::filesystem::path& library);
};

/// What they found, by what they printed: "AddressSanitizer: heap-buffer-overflow at mine.cpp:12 in
/// Solution::isValid". Empty where that says nothing.
std::string sanitizer_finding(const std::string& printed);

}  // namespace judge
