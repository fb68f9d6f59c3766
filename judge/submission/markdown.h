#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace judge {

/// A fenced block of code in a Markdown text.
struct CodeBlock {
  std::size_t line;      ///< of its first line, from 1
  std::string language;  ///< as the fence names it, in small letters; may be empty
  std::string text;      ///< the block alone, with as many line ends before it as the text has
};

/// The code blocks of a Markdown text that are C++, or that name no language where none is.
std::vector<CodeBlock> cpp_blocks(std::string_view text);

}  // namespace judge
