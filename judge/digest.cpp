#include "judge/digest.h"

#include <fmt/core.h>
#include <openssl/evp.h>

#include <array>

#include "judge/judge_error.h"

namespace judge {

std::string digest_of(std::string_view content) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
  unsigned int size = 0;
  if (EVP_Digest(content.data(), content.size(), bytes.data(), &size, EVP_sha256(), nullptr) != 1) {
    throw JudgeError("the cryptographic library cannot compute SHA-256");
  }
  std::string hexadecimal;
  for (unsigned int i = 0; i < size; ++i) hexadecimal += fmt::format("{:02x}", bytes[i]);
  return hexadecimal;
}

}  // namespace judge
