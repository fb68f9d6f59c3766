// The supervisor: starts one program, a worker or a compiler, watches its limits, and leaves
// nothing of it behind.
//
//     judge-supervisor CPU_NS WALL_NS MEMORY_BYTES FILE_BYTES -- COMMAND [ARG...]
//
// It is a process of its own, between the judge and the worker, for four reasons. It is small, so
// that the worker does not inherit the judge's memory peak. It adopts whatever the worker's
// processes leave behind (PR_SET_CHILD_SUBREAPER), so that it can find and kill them all. It dies
// with the judge, however that ends: end of file on kControlFd kills. And in the sandbox it is
// process 1, which nothing inside can kill or stop, and with which all inside ends.
//
// Limits are watched from outside the worker, since what is set inside can be lifted. Every tick
// it looks which case is running (Exchange::started), and how much CPU and wall time went by since
// it first saw that case; the first case includes loading the submission, and a compiler, which
// has no Exchange, is all one case. A worker that lies about its cases may win time by it, but has
// to pay with answers that it doesn't have. Memory is what is resident, in the process and its
// descendants, and in the sandbox what their files in /tmp take of the kernel's; address space that
// is reserved and untouched is free.
//
// It ends by killing every descendant, and then writes one Ending to kStatusFd.

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "judge/submission/protocol.h"

namespace {

using judge_protocol::Cause;
using judge_protocol::Ending;
using judge_protocol::Exchange;

constexpr int kTickMilliseconds = 10;
constexpr rlim_t kStackBytes = rlim_t{8} << 20U;  // what Linux gives a program by default
constexpr rlim_t kOpenFiles = 256;

struct Limits {
  std::uint64_t cpu_ns;
  std::uint64_t wall_ns;
  std::uint64_t memory_bytes;
  std::uint64_t file_bytes;
};

[[noreturn]] void fail(const char* what) {
  std::perror(what);
  std::exit(1);
}

void limit(int resource, rlim_t value) {
  const rlimit both{value, value};
  setrlimit(static_cast<__rlimit_resource_t>(resource), &both);
}

[[noreturn]] void become_worker(char** command, const Limits& limits, const sigset_t& old_mask,
                                pid_t supervisor) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != supervisor) _exit(1);
  setsid();
  sigprocmask(SIG_SETMASK, &old_mask, nullptr);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_STACK, kStackBytes);
  limit(RLIMIT_NOFILE, kOpenFiles);
  limit(RLIMIT_FSIZE, limits.file_bytes);
  // Elsewhere it would count the user's other processes, too. Beyond the limit that is watched, so
  // that it is seen to be broken.
  if (supervisor == 1) limit(RLIMIT_NPROC, rlim_t{2} * judge_protocol::kMostTasks);
  const int null = open("/dev/null", O_RDONLY);
  dup2(null, 0);
  close_range(judge_protocol::kStatusFd, ~0U, 0);
  execv(command[0], command);
  fail(command[0]);
}

std::uint64_t now(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U +
         static_cast<std::uint64_t>(time.tv_nsec);
}

std::uint64_t cpu_of(pid_t pid) {
  clockid_t clock{};
  return clock_getcpuclockid(pid, &clock) == 0 ? now(clock) : 0;
}

struct Status {
  std::uint64_t memory_bytes = 0;
  std::uint64_t peak_memory_bytes = 0;
  std::uint64_t threads = 0;
};

// All 0 for a process that has gone.
Status status_of(pid_t pid) {
  Status status;
  std::ifstream file("/proc/" + std::to_string(pid) + "/status");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(':');
    const auto number = [&] { return std::strtoull(line.c_str() + colon + 1, nullptr, 10); };
    if (line.compare(0, colon, "VmRSS") == 0) status.memory_bytes = number() * 1024;
    if (line.compare(0, colon, "VmHWM") == 0) status.peak_memory_bytes = number() * 1024;
    if (line.compare(0, colon, "Threads") == 0) status.threads = number();
  }
  return status;
}

// The numbers that a folder of /proc has entries for.
std::vector<pid_t> numbers_in(const std::string& folder) {
  std::vector<pid_t> numbers;
  DIR* open = opendir(folder.c_str());
  if (open == nullptr) return numbers;
  while (const dirent* entry = readdir(open)) {
    const pid_t number = std::atoi(entry->d_name);
    if (number > 0) numbers.push_back(number);
  }
  closedir(open);
  return numbers;
}

// Of all its threads; none where the kernel doesn't tell.
std::vector<pid_t> children_of(pid_t pid) {
  const std::string tasks = "/proc/" + std::to_string(pid) + "/task/";
  std::vector<pid_t> children;
  for (const pid_t task : numbers_in(tasks)) {
    std::ifstream list(tasks + std::to_string(task) + "/children");
    for (pid_t child = 0; list >> child;) children.push_back(child);
  }
  return children;
}

// Nanoseconds in which a process was ready to run, but the machine had no processor for it; 0 where
// the kernel doesn't tell.
std::uint64_t queued_ns(pid_t pid) {
  std::ifstream schedstat("/proc/" + std::to_string(pid) + "/schedstat");
  std::uint64_t ran = 0;
  std::uint64_t queued = 0;
  return schedstat >> ran >> queued ? queued : 0;
}

struct Process {
  pid_t pid;
  pid_t parent;
};

std::vector<Process> all_processes() {
  std::vector<Process> processes;
  for (const pid_t pid : numbers_in("/proc")) {
    std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
    std::string text;
    std::getline(stat, text);
    // "pid (name) state parent ...": the name may hold anything, also ')'.
    const std::size_t name_end = text.rfind(')');
    if (name_end == std::string::npos || name_end + 4 > text.size()) continue;
    processes.push_back({pid, std::atoi(text.c_str() + name_end + 4)});
  }
  return processes;
}

std::vector<pid_t> descendants() {
  const std::vector<Process> processes = all_processes();
  std::vector<pid_t> found;
  std::vector<pid_t> parents{getpid()};
  while (!parents.empty()) {
    const pid_t parent = parents.back();
    parents.pop_back();
    for (const Process& process : processes) {
      if (process.parent != parent) continue;
      found.push_back(process.pid);
      parents.push_back(process.pid);
    }
  }
  return found;
}

struct Usage {
  std::uint64_t cpu_ns = 0;
  std::uint64_t memory_bytes = 0;
  std::uint64_t tasks = 0;
};

void add_usage(pid_t pid, Usage& usage) {
  if (usage.tasks > judge_protocol::kMostTasks) return;  // a bomb grows faster than it is counted
  const Status status = status_of(pid);
  usage.cpu_ns += cpu_of(pid);
  usage.memory_bytes += status.memory_bytes;
  usage.tasks += status.threads;
  for (const pid_t child : children_of(pid)) add_usage(child, usage);
}

// What files in the sandbox's own /tmp take of the kernel's memory, be they empty. What is in them
// is bounded by its size.
std::uint64_t memory_of_files() {
  constexpr std::uint64_t kBytesOfInode = 1024;
  struct statvfs folder {};
  if (statvfs("/tmp", &folder) != 0) return 0;
  return (folder.f_files - folder.f_ffree) * kBytesOfInode;
}

// Of the worker, and of what has lost its parent and was adopted.
Usage usage_of_all(pid_t worker) {
  Usage usage;
  // In the sandbox /proc shows nothing else, and is the quickest way to see a bomb grow. Root's
  // processes the kernel does not limit.
  if (getpid() == 1) usage.tasks = numbers_in("/proc").size();
  if (usage.tasks > judge_protocol::kMostTasks) return usage;
  if (getpid() == 1) usage.memory_bytes = memory_of_files();
  usage.tasks = 0;
  add_usage(worker, usage);
  for (const pid_t child : children_of(getpid())) {
    if (child != worker) add_usage(child, usage);
  }
  return usage;
}

// Watches one program against its limits.
class Watch {
 public:
  Watch(pid_t worker, const Limits& limits, const Exchange* exchange)
      : worker_(worker), limits_(limits), exchange_(exchange), case_wall_(now(CLOCK_MONOTONIC)) {}

  std::optional<Cause> look() {
    const Usage usage = usage_of_all(worker_);
    // Other work on the machine is not counted against this one.
    const std::uint64_t wall = now(CLOCK_MONOTONIC) - queued_ns(worker_);
    peak_memory_ =
        std::max({peak_memory_, usage.memory_bytes, status_of(worker_).peak_memory_bytes});
    if (peak_memory_ > limits_.memory_bytes) return Cause::memory_limit;
    if (usage.tasks > judge_protocol::kMostTasks) return Cause::task_limit;
    if (is_new_case()) {
      case_cpu_ = usage.cpu_ns;
      case_wall_ = wall;
    }
    case_cpu_ = std::min(case_cpu_, usage.cpu_ns);  // it falls when a child goes
    if (usage.cpu_ns - case_cpu_ > limits_.cpu_ns) return Cause::cpu_limit;
    if (wall > case_wall_ + limits_.wall_ns) return Cause::wall_limit;
    return std::nullopt;
  }

  [[nodiscard]] std::uint64_t peak_memory() const { return peak_memory_; }

 private:
  // Another case than at the last look, or none: the worker waits for the judge.
  bool is_new_case() {
    if (exchange_ == nullptr) return false;
    const std::uint32_t offered = judge_protocol::load(exchange_->offered);
    const std::uint32_t started = judge_protocol::load(exchange_->started);
    const std::uint32_t finished = judge_protocol::load(exchange_->finished);
    const bool loading = judge_protocol::load(exchange_->phase) == judge_protocol::Phase::loading;
    const bool waits = finished == offered && !loading;
    return std::exchange(case_, started) != started || waits;
  }

  pid_t worker_;
  Limits limits_;
  const Exchange* exchange_;
  std::uint32_t case_ = 0;
  std::uint64_t case_cpu_ = 0;
  std::uint64_t case_wall_;
  std::uint64_t peak_memory_ = 0;
};

// Process 1 kills all others at once. Elsewhere all are stopped before any is killed: what is
// stopped forks no more, and what is stopped last has been seen by then.
void kill_descendants() {
  if (getpid() == 1) {
    kill(-1, SIGKILL);
    return;
  }
  std::vector<pid_t> stopped;
  while (true) {
    bool fresh = false;
    for (const pid_t pid : descendants()) {
      if (std::find(stopped.begin(), stopped.end(), pid) != stopped.end()) continue;
      kill(pid, SIGSTOP);
      stopped.push_back(pid);
      fresh = true;
    }
    if (!fresh) break;
  }
  for (const pid_t pid : stopped) kill(pid, SIGKILL);
}

// Reaps what has ended; true when the worker has.
bool reap(pid_t worker, Ending& ending) {
  bool gone = false;
  int status = 0;
  rusage usage{};
  pid_t pid = 0;
  while ((pid = wait4(-1, &status, WNOHANG, &usage)) > 0) {
    if (pid != worker) continue;
    gone = true;
    ending.cause = WIFSIGNALED(status) ? Cause::signalled : Cause::exited;
    ending.code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
    ending.peak_memory = static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
    const auto nanoseconds = [](const timeval& time) {
      return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U +
             static_cast<std::uint64_t>(time.tv_usec) * 1000U;
    };
    ending.cpu_ns = nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
  }
  return gone;
}

// Kills and reaps until no child is left; most workers leave none.
void clear_away() {
  while (true) {
    pid_t pid = 0;
    while ((pid = waitpid(-1, nullptr, WNOHANG)) > 0) {
    }
    if (pid < 0 && errno == ECHILD) return;
    kill_descendants();
    usleep(1000);
  }
}

// Until the worker ends, breaks a limit, or the judge lets go.
Ending supervise(pid_t worker, int child_signals, Watch& watch) {
  std::array<pollfd, 2> events{pollfd{judge_protocol::kControlFd, POLLIN, 0},
                               pollfd{child_signals, POLLIN, 0}};
  Ending ending{};
  std::optional<Cause> cause;
  while (!cause) {
    poll(events.data(), events.size(), kTickMilliseconds);
    signalfd_siginfo ignored{};
    [[maybe_unused]] const ssize_t size = read(child_signals, &ignored, sizeof ignored);
    if (reap(worker, ending)) return ending;
    if (events[0].revents != 0) cause = Cause::killed;
    if (!cause) cause = watch.look();
  }
  kill_descendants();
  while (!reap(worker, ending)) usleep(500);
  ending.cause = *cause;
  return ending;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 7 || std::strcmp(argv[5], "--") != 0) return 2;
  const auto number = [&](int i) { return std::strtoull(argv[i], nullptr, 10); };
  const Limits limits{number(1), number(2), number(3), number(4)};
  void* exchange =
      mmap(nullptr, sizeof(Exchange), PROT_READ, MAP_SHARED, judge_protocol::kExchangeFd, 0);
  prctl(PR_SET_DUMPABLE, 0);  // so that its memory can't be reached by /proc
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  sigset_t child;
  sigset_t old_mask;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  sigprocmask(SIG_BLOCK, &child, &old_mask);
  const int child_signals = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);

  const pid_t supervisor = getpid();
  const pid_t worker = fork();
  if (worker < 0) fail("fork");
  if (worker == 0) become_worker(argv + 6, limits, old_mask, supervisor);
  Watch watch(worker, limits,
              exchange == MAP_FAILED ? nullptr : static_cast<const Exchange*>(exchange));
  Ending ending = supervise(worker, child_signals, watch);
  ending.peak_memory = std::max(ending.peak_memory, watch.peak_memory());
  clear_away();
  return write(judge_protocol::kStatusFd, &ending, sizeof ending) == sizeof ending ? 0 : 1;
}
