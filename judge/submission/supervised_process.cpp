#include "judge/submission/supervised_process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include "judge/judge_error.h"

namespace judge {
namespace {

struct Pipe {
  Fd read;
  Fd write;

  Pipe() {
    std::array<int, 2> ends{-1, -1};
    [[maybe_unused]] const int made = pipe2(ends.data(), O_CLOEXEC);
    read = out_of_the_way(ends[0]);
    write = out_of_the_way(ends[1]);
  }
};

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> all;
  all.reserve(words.size() + 1);
  for (std::string& word : words) all.push_back(word.data());
  all.push_back(nullptr);
  return all;
}

// What posix_spawn is to do in the new process before it runs the program.
class FileActions {
 public:
  FileActions() { posix_spawn_file_actions_init(&actions_); }
  ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;

  void put(int from, int to) {
    if (from >= 0) posix_spawn_file_actions_adddup2(&actions_, from, to);
  }
  void enter(const std::filesystem::path& folder) {
    posix_spawn_file_actions_addchdir_np(&actions_, folder.c_str());
  }
  [[nodiscard]] const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

// A session of its own, so that the terminal's Ctrl-C reaches the judge only, and no signal
// blocked or ignored.
class Attributes {
 public:
  Attributes() {
    sigset_t none;
    sigset_t all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setsigmask(&attributes_, &none);
    posix_spawnattr_setsigdefault(&attributes_, &all);
    posix_spawnattr_setflags(&attributes_,
                             POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  ~Attributes() { posix_spawnattr_destroy(&attributes_); }
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;
  [[nodiscard]] const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_{};
};

}  // namespace

Fd out_of_the_way(int fd) {
  constexpr int kFirstFree = judge_protocol::kStatusFd + 1;
  const Fd original(fd);
  Fd copy(fd < 0 ? -1 : fcntl(fd, F_DUPFD_CLOEXEC, kFirstFree));
  if (copy.get() < 0) throw JudgeError(std::string("cannot make a descriptor: ") + strerror(errno));
  return copy;
}

SupervisedProcess::SupervisedProcess(const ProcessSetup& setup) {
  Pipe control;
  Pipe status;
  Pipe out;
  Pipe err;
  FileActions actions;
  actions.put(control.read.get(), judge_protocol::kControlFd);
  actions.put(out.write.get(), judge_protocol::kStdoutFd);
  actions.put(err.write.get(), judge_protocol::kStderrFd);
  actions.put(setup.exchange, judge_protocol::kExchangeFd);
  actions.put(setup.wake, judge_protocol::kWakeFd);
  actions.put(status.write.get(), judge_protocol::kStatusFd);
  actions.enter(setup.folder);

  std::vector<std::string> words = setup.sandbox;
  words.insert(
      words.end(),
      {setup.supervisor, std::to_string(setup.limits.cpu_ns), std::to_string(setup.limits.wall_ns),
       std::to_string(setup.limits.memory_bytes), std::to_string(setup.limits.file_bytes), "--"});
  words.insert(words.end(), setup.command.begin(), setup.command.end());
  std::vector<std::string> environment = setup.environment;
  const int error =
      posix_spawn(&supervisor_, words.front().c_str(), actions.get(), Attributes().get(),
                  pointers(words).data(), pointers(environment).data());
  if (error != 0) {
    throw JudgeError("cannot start " + words.front() + ": " + std::strerror(error));
  }
  control_ = std::move(control.write);
  status_ = std::move(status.read);
  out_ = std::move(out.read);
  err_ = std::move(err.read);
  fcntl(out_.get(), F_SETFL, O_NONBLOCK);
  fcntl(err_.get(), F_SETFL, O_NONBLOCK);
}

SupervisedProcess::~SupervisedProcess() {
  if (supervisor_ > 0) finish();
}

judge_protocol::Ending SupervisedProcess::finish() {
  control_.reset();
  // What a supervisor that was itself killed could not say.
  judge_protocol::Ending ending{judge_protocol::Cause::lost, SIGKILL, 0, 0};
  [[maybe_unused]] const ssize_t size = read(status_.get(), &ending, sizeof ending);
  while (waitpid(supervisor_, nullptr, 0) < 0 && errno == EINTR) {
  }
  supervisor_ = -1;
  return ending;
}

}  // namespace judge
