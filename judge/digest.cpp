#include "judge/digest.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <array>
#include <memory>
#include <sstream>
#include <vector>

#include "judge/judge_error.h"

namespace judge {
namespace {

void require(bool done) {
  if (!done) throw JudgeError("OpenSSL cannot compute a SHA-256 digest");
}

struct Digest {
  std::array<unsigned char, EVP_MAX_MD_SIZE> bytes;
  unsigned int size;
};

Digest digest_of(std::istream& in) {
  const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(),
                                                                        &EVP_MD_CTX_free);
  require(context != nullptr);
  require(EVP_DigestInit_ex(context.get(), EVP_sha256(), nullptr) == 1);
  std::vector<char> block(std::size_t{1} << 16);
  do {
    in.read(block.data(), static_cast<std::streamsize>(block.size()));
    const auto size = static_cast<std::size_t>(in.gcount());
    require(EVP_DigestUpdate(context.get(), block.data(), size) == 1);
  } while (in);
  if (in.bad()) throw JudgeError("a file cannot be read to its end");
  Digest digest{};
  require(EVP_DigestFinal_ex(context.get(), digest.bytes.data(), &digest.size) == 1);
  return digest;
}

}  // namespace

std::string sha256(std::istream& in) {
  const Digest digest = digest_of(in);
  std::string text;
  for (unsigned int i = 0; i < digest.size; ++i) text += fmt::format("{:02x}", digest.bytes.at(i));
  return text;
}

std::string sha256(const std::string& content) {
  std::istringstream in(content);
  return sha256(in);
}

std::string sha256_base64(const std::string& content) {
  std::istringstream in(content);
  const Digest digest = digest_of(in);
  std::array<unsigned char, std::size_t{2} * EVP_MAX_MD_SIZE> text{};
  const int size = EVP_EncodeBlock(text.data(), digest.bytes.data(), static_cast<int>(digest.size));
  return {text.begin(), text.begin() + size};
}

}  // namespace judge
