#include "judge/submission/markdown.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace judge {
namespace {

// A line such as "```cpp": three or more of '`' or '~', and what follows.
struct Fence {
  char sign;
  std::size_t length;
  std::string language;
};

std::optional<Fence> fence_of(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  if (begin == std::string_view::npos || (line[begin] != '`' && line[begin] != '~')) return {};
  const std::size_t end = std::min(line.find_first_not_of(line[begin], begin), line.size());
  if (end - begin < 3) return {};
  Fence fence{line[begin], end - begin, ""};
  for (const char c : line.substr(end)) {
    const bool in_name = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '+' || c == '#';
    if (in_name) fence.language += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (!in_name && !fence.language.empty()) break;
  }
  return fence;
}

bool is_cpp(const CodeBlock& block) {
  constexpr std::array<std::string_view, 6> kNames{"cpp", "c++", "cc", "cxx", "hpp", "c"};
  return std::find(kNames.begin(), kNames.end(), block.language) != kNames.end();
}

std::vector<CodeBlock> all_blocks(std::string_view text) {
  std::vector<CodeBlock> blocks;
  std::optional<Fence> open;
  std::size_t number = 0;
  while (!text.empty()) {
    const std::size_t length = std::min(text.find('\n'), text.size() - 1) + 1;
    const std::string_view line = text.substr(0, length);
    text.remove_prefix(length);
    ++number;
    const auto fence = fence_of(line);
    if (!open && fence) {
      open = fence;
      blocks.push_back({number + 1, fence->language, std::string(number, '\n')});
    } else if (open && fence && fence->sign == open->sign && fence->length >= open->length &&
               fence->language.empty()) {
      open.reset();
    } else if (open) {
      blocks.back().text += line;
    }
  }
  return blocks;
}

}  // namespace

std::vector<CodeBlock> cpp_blocks(std::string_view text) {
  std::vector<CodeBlock> blocks = all_blocks(text);
  const bool named = std::any_of(blocks.begin(), blocks.end(), is_cpp);
  const auto is_other = [&](const CodeBlock& block) {
    return named ? !is_cpp(block) : !block.language.empty();
  };
  blocks.erase(std::remove_if(blocks.begin(), blocks.end(), is_other), blocks.end());
  return blocks;
}

}  // namespace judge
