#pragma once

namespace judge {

/// From now on Ctrl-C and a polite kill (SIGINT, SIGTERM, SIGHUP) only set interrupted().
void watch_interrupts();

/// Whether the user wants the judge to stop. Every loop that lasts asks.
bool interrupted();

}  // namespace judge
