#include "judge/cli/machine.h"

#include <fmt/chrono.h>
#include <sys/utsname.h>

#include <ctime>
#include <fstream>
#include <thread>

namespace judge {
namespace {

// Not every architecture has a name in there.
std::string processor() {
  std::ifstream in("/proc/cpuinfo");
  for (std::string line; std::getline(in, line);) {
    const std::size_t colon = line.find(": ");
    if (line.rfind("model name", 0) == 0 && colon != std::string::npos) {
      return line.substr(colon + 2);
    }
  }
  return "unnamed processor";
}

}  // namespace

std::string machine_description() {
  utsname system{};
  uname(&system);
  return fmt::format("{}, {} cores, {} {} on {}", processor(), std::thread::hardware_concurrency(),
                     system.sysname, system.release, system.machine);
}

std::string time_of_day() { return fmt::format("{:%FT%T}", fmt::gmtime(std::time(nullptr))); }

}  // namespace judge
