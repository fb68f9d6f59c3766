#pragma once

#include <chrono>
#include <string>

namespace judge {

/// One line on stderr that says how far the work is. Shown only on a terminal, changed at most ten
/// times a second, and wiped off before anything else is printed.
class Progress {
 public:
  Progress();
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Shows `text`, unless the line has just changed.
  void show(const std::string& text);

  /// Wipes the line off.
  void clear();

 private:
  bool terminal_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point changed_;
};

/// "12,345 of 24,579 cases, 8,200/s, 2 s left", after `elapsed` seconds of work.
std::string rate_text(std::size_t done, std::size_t all, double elapsed);

}  // namespace judge
