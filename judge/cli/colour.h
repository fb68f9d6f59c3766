#pragma once

namespace judge {

/// Whether to print colours to a file descriptor: it is a terminal, and the user's environment
/// does not say NO_COLOR (https://no-color.org) or TERM=dumb.
bool use_colour(int fd);

}  // namespace judge
