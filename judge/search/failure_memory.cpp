#include "judge/search/failure_memory.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>
#include <system_error>
#include <utility>

#include "judge/digest.h"

namespace judge {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kRemembered = 10;

// The calls of a line; none where it cannot be read.
std::vector<Call> parse_calls(const std::string& line) {
  std::istringstream words(line);
  std::vector<Call> calls;
  for (std::string word; words >> word;) {
    const auto call = Call::parse(word);
    if (!call) return {};
    calls.push_back(*call);
  }
  return calls;
}

}  // namespace

FailureMemory::FailureMemory(fs::path folder, const std::string& source, const std::string& entry)
    : file_(std::move(folder)) {
  std::error_code none;
  const fs::path path = fs::weakly_canonical(fs::absolute(source, none), none);
  file_ /= "failed-" + sha256(path.string() + '\n' + entry);
}

std::vector<std::vector<Call>> FailureMemory::failures() const {
  std::vector<std::vector<Call>> failures;
  std::ifstream in(file_);
  for (std::string line; std::getline(in, line);) {
    if (auto calls = parse_calls(line); !calls.empty()) failures.push_back(std::move(calls));
  }
  return failures;
}

void FailureMemory::remember(const std::vector<Call>& calls) const {
  std::vector<std::vector<Call>> all = failures();
  std::erase(all, calls);
  all.insert(all.begin(), calls);
  all.resize(std::min(all.size(), kRemembered), calls);
  std::error_code error;
  fs::create_directories(file_.parent_path(), error);
  // Written aside and renamed, so that several judges may remember at once.
  const std::string aside = fmt::format("{}.{}", file_.string(), ::getpid());
  std::ofstream out(aside);
  for (const std::vector<Call>& each : all) {
    for (const Call& call : each) out << call.str() << ' ';
    out << '\n';
  }
  out.close();
  if (out) fs::rename(aside, file_, error);
  if (!out || error) fs::remove(aside, error);
}

}  // namespace judge
