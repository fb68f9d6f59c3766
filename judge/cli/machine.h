#pragma once

#include <string>

namespace judge {

/// The processor, its cores and the system of this machine, in words.
std::string machine_description();

/// Now, in UTC, as "2026-01-31T23:59:59".
std::string time_of_day();

}  // namespace judge
