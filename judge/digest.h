#pragma once

#include <istream>
#include <string>

namespace judge {

/// The SHA-256 of what is left of `in`, in hexadecimal. Throws JudgeError where the machine cannot
/// read on or compute it.
std::string sha256(std::istream& in);

/// The SHA-256 of `content`, in hexadecimal.
std::string sha256(const std::string& content);

/// The same in base 64, as a page's Content-Security-Policy has it.
std::string sha256_base64(const std::string& content);

}  // namespace judge
