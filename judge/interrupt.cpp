#include "judge/interrupt.h"

#include <atomic>
#include <csignal>
#include <initializer_list>

namespace judge {
namespace {

std::atomic<bool> asked_to_stop{false};
static_assert(std::atomic<bool>::is_always_lock_free, "set in a signal handler");

}  // namespace

void watch_interrupts() {
  struct sigaction action {};
  action.sa_handler = [](int) { asked_to_stop = true; };
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
}

bool interrupted() { return asked_to_stop; }

InterruptHeld::InterruptHeld() : was_interrupted_(asked_to_stop.exchange(false)) {}

InterruptHeld::~InterruptHeld() {
  if (was_interrupted_) asked_to_stop = true;
}

}  // namespace judge
