#pragma once

#include <filesystem>

namespace judge {

/// Where the judge finds what belongs to it: beside its own program, and in the source tree that
/// it was configured from.
struct Installation {
  std::filesystem::path supervisor;
  std::filesystem::path worker;
  std::filesystem::path prelude;   ///< the folder of prelude.h and protocol.h
  std::filesystem::path cache;     ///< what is remembered by content
  std::filesystem::path testdata;  ///< the groups that are judged by default
  std::filesystem::path hostile;   ///< submissions that mean harm

  /// That of the running program.
  static Installation here();
};

}  // namespace judge
