#include "judge/submission/sanitizer.h"

#include <fmt/core.h>
#include <sys/utsname.h>

#include <cstdint>
#include <sstream>
#include <string_view>

#include "judge/submission/protocol.h"
#include "judge/submission/temporary_folder.h"

namespace judge {
namespace {

std::string after(const std::string& line, std::string_view mark) {
  const std::size_t found = line.find(mark);
  return found == std::string::npos ? "" : line.substr(found + mark.size());
}

// A line of a stack is "#1 0x7f460db1563f in FUNCTION FILE:LINE". Of the submission's own, the file
// is in the folder in which it was compiled: " at mine.cpp:4 in go".
std::string place_in_submission(const std::string& line) {
  const std::size_t folder = line.rfind(kTemporaryPrefix);
  const std::string file = folder == std::string::npos ? "" : after(line.substr(folder), "/");
  if (file.empty()) return "";
  std::string function = after(line, " in ");
  function.erase(function.find_first_of("( ", 0));
  return fmt::format(" at {} in {}", file, function);
}

}  // namespace

Sanitizer Sanitizer::of_compiler(const std::string& version) {
  const std::vector<std::string> flags{
      "-fsanitize=address,undefined", "-fno-sanitize-recover=all",
      "-fno-sanitize=object-size",  // of which the other one tells more
      "-g1"};
  Sanitizer sanitizer{"libasan.so", flags};
  if (version.find("clang") != std::string::npos) {
    utsname machine{};
    uname(&machine);
    sanitizer.runtime = fmt::format("libclang_rt.asan-{}.so", machine.machine);
    sanitizer.flags.emplace_back("-shared-libasan");
  }
  return sanitizer;
}

std::vector<std::string> Sanitizer::environment(const std::filesystem::path& library) {
  const std::string exit_code =
      fmt::format("exitcode={}", std::uint32_t{judge_protocol::kExitSanitizer});
  // Leaks are no fault of a solver, and to look for them it would have to be traced. What was freed
  // is kept for a while, which is memory that counts.
  return {"LD_PRELOAD=" + library.string(),
          "ASAN_OPTIONS=detect_leaks=0:handle_segv=2:quarantine_size_mb=8:" + exit_code,
          "UBSAN_OPTIONS=" + exit_code};
}

std::string sanitizer_finding(const std::string& printed) {
  std::string finding;
  std::istringstream lines(printed);
  for (std::string line; std::getline(lines, line);) {
    if (const std::string fault = after(line, ": runtime error: "); !fault.empty()) {
      return fmt::format("UBSan: {} at {}", fault, line.substr(0, line.find(": runtime")));
    }
    if (const std::string error = after(line, "ERROR: AddressSanitizer: "); !error.empty()) {
      finding = "AddressSanitizer: " + error.substr(0, error.find(" on "));
    }
    if (finding.empty()) continue;
    if (const std::string place = place_in_submission(line); !place.empty()) {
      return finding + place;
    }
  }
  return finding;
}

}  // namespace judge
