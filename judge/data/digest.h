#pragma once

#include <istream>
#include <string>

namespace judge {

/// The SHA-256 of what is left of `in`, in hexadecimal. Throws JudgeError where the machine cannot
/// read on or compute it.
std::string sha256(std::istream& in);

}  // namespace judge
