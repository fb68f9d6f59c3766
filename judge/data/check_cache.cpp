#include "judge/data/check_cache.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <string_view>

namespace judge {
namespace {

/// To be raised with each change of what the reader takes or of what is checked: what an earlier
/// version found sound is then checked again.
constexpr int kCheckVersion = 1;

bool write_all(int file, std::string_view text) {
  return ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

}  // namespace

std::filesystem::path CheckCache::entry(const std::string& digest) const {
  return folder_ / fmt::format("checked-v{}-{}", kCheckVersion, digest);
}

std::optional<CheckCache::Found> CheckCache::find(const std::string& digest) const {
  std::ifstream in(entry(digest));
  std::string solutions;
  std::size_t cases = 0;
  if (!(in >> solutions >> cases) || cases == 0) return std::nullopt;
  const auto named = solutions_named(solutions);
  if (!named) return std::nullopt;
  return Found{*named, cases};
}

void CheckCache::remember(const std::string& digest, const Found& found) const {
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  // Written aside and renamed, so that an entry is there as a whole or not at all.
  std::string aside = entry(digest).string() + ".XXXXXX";
  const int file = ::mkstemp(aside.data());
  if (file < 0) return;
  const bool written =
      write_all(file, fmt::format("{} {}\n", name_of(found.solutions), found.cases));
  const bool closed = ::close(file) == 0;
  if (written && closed) std::filesystem::rename(aside, entry(digest), error);
  if (!written || !closed || error) std::filesystem::remove(aside, error);
}

}  // namespace judge
