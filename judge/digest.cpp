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

}  // namespace

std::string sha256(std::istream& in) {
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
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  require(EVP_DigestFinal_ex(context.get(), digest.data(), &size) == 1);
  std::string text;
  for (unsigned int i = 0; i < size; ++i) text += fmt::format("{:02x}", digest.at(i));
  return text;
}

std::string sha256(const std::string& content) {
  std::istringstream in(content);
  return sha256(in);
}

}  // namespace judge
