#include "judge/cli/progress.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdio>

namespace judge {
namespace {

using namespace std::chrono_literals;

std::string grouped(std::size_t number) {
  std::string digits = std::to_string(number);
  for (auto i = static_cast<std::ptrdiff_t>(digits.size()) - 3; i > 0; i -= 3) {
    digits.insert(static_cast<std::size_t>(i), 1, ',');
  }
  return digits;
}

}  // namespace

Progress::Progress() : terminal_(isatty(STDERR_FILENO) != 0) {}

void Progress::show(const std::string& text) {
  if (!terminal_) return;
  const auto now = std::chrono::steady_clock::now();
  if (shown_ && now - changed_ < 100ms) return;
  changed_ = now;
  shown_ = true;
  fmt::print(stderr, "\r\x1b[2K{}", text);
  std::fflush(stderr);
}

void Progress::clear() {
  if (!shown_) return;
  fmt::print(stderr, "\r\x1b[2K");
  std::fflush(stderr);
  shown_ = false;
}

std::string rate_text(std::size_t done, std::size_t all, double elapsed) {
  const double rate = elapsed > 0 ? static_cast<double>(done) / elapsed : 0;
  std::string text = fmt::format("{} of {} cases", grouped(done), grouped(all));
  if (rate < 1) return text;
  text += fmt::format(", {}/s", grouped(static_cast<std::size_t>(rate)));
  return text + fmt::format(", {:.0f} s left", static_cast<double>(all - done) / rate);
}

}  // namespace judge
