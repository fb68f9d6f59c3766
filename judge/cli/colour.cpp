#include "judge/cli/colour.h"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace judge {

bool use_colour(int fd) {
  const char* no_colour = std::getenv("NO_COLOR");  // NOLINT(concurrency-mt-unsafe)
  if (no_colour != nullptr && *no_colour != '\0') return false;
  const char* term = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe)
  return isatty(fd) != 0 && term != nullptr && std::string_view(term) != "dumb";
}

}  // namespace judge
