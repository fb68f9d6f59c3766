#pragma once

#include <string>
#include <string_view>

namespace judge {

/// The SHA-256 of `content` in hexadecimal: 64 characters. Names what is remembered by content.
std::string digest_of(std::string_view content);

}  // namespace judge
