#pragma once

namespace judge {

/// From now on Ctrl-C and a polite kill (SIGINT, SIGTERM, SIGHUP) only set interrupted().
void watch_interrupts();

/// Whether the user wants the judge to stop. Every loop that lasts asks.
bool interrupted();

/// While it lives, an interrupt that came before does not count: what was found by then is kept.
class InterruptHeld {
 public:
  InterruptHeld();
  ~InterruptHeld();
  InterruptHeld(const InterruptHeld&) = delete;
  InterruptHeld& operator=(const InterruptHeld&) = delete;

 private:
  bool was_interrupted_;
};

}  // namespace judge
