#include "judge/submission/command.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "judge/interrupt.h"

namespace judge {
namespace {

// Whether the pipe is still open.
bool drain(const Fd& pipe, std::string& output, std::size_t kept_bytes) {
  std::array<char, std::size_t{64} << 10U> buffer;  // NOLINT: filled by read
  ssize_t size = 0;
  while ((size = read(pipe.get(), buffer.data(), buffer.size())) > 0) {
    output.append(buffer.data(),
                  std::min(static_cast<std::size_t>(size), kept_bytes - output.size()));
  }
  return size != 0;
}

}  // namespace

CommandResult run_command(const ProcessSetup& setup, std::size_t kept_bytes) {
  SupervisedProcess process(setup);
  CommandResult result{};
  bool out_open = true;
  bool err_open = true;
  bool running = true;
  while (running && !interrupted()) {
    std::array<pollfd, 3> events{pollfd{process.ended().get(), POLLIN, 0},
                                 pollfd{out_open ? process.out().get() : -1, POLLIN, 0},
                                 pollfd{err_open ? process.err().get() : -1, POLLIN, 0}};
    poll(events.data(), events.size(), -1);
    running = events[0].revents == 0;
    out_open = out_open && drain(process.out(), result.output, kept_bytes);
    err_open = err_open && drain(process.err(), result.output, kept_bytes);
  }
  result.ending = process.finish();
  return result;
}

}  // namespace judge
