#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "judge/data/case.h"

namespace judge {

/// Remembers in a folder, by digest, which contents were found sound. Several judges may use it at
/// once. Where the folder can't be read or written nothing is remembered, which costs time only.
class CheckCache {
 public:
  /// What a check found in a sound content.
  struct Found {
    Solutions solutions;
    std::size_t cases;  ///< at least 1
  };

  explicit CheckCache(std::filesystem::path folder) : folder_(std::move(folder)) {}

  [[nodiscard]] std::optional<Found> find(const std::string& digest) const;
  void remember(const std::string& digest, const Found& found) const;

 private:
  [[nodiscard]] std::filesystem::path entry(const std::string& digest) const;

  std::filesystem::path folder_;
};

}  // namespace judge
