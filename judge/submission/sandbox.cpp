#include "judge/submission/sandbox.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

#include "judge/submission/command.h"
#include "judge/submission/temporary_folder.h"

namespace judge {
namespace fs = std::filesystem;
namespace {

constexpr std::array<const char*, 2> kPlaces{"/usr/bin/bwrap", "/usr/local/bin/bwrap"};
constexpr std::string_view kWritableBytes = "16777216";
constexpr ProcessLimits kTrialLimits{2'000'000'000, 10'000'000'000, std::uint64_t{64} << 20U,
                                     std::uint64_t{1} << 20U};

// Runs the worker without a library, which only tries its own guards. What it prints says why it
// or the sandbox fails.
CommandResult try_worker(const Programs& programs, const Sandbox& sandbox) {
  const TemporaryFolder folder;
  ProcessSetup setup{programs.supervisor, {programs.worker}, {}, folder.path(), kTrialLimits};
  View view{system_libraries(), {}};
  view.readable.push_back(programs.worker);
  shut_in(sandbox, view, setup);
  return run_command(setup, 1000);
}

bool succeeded(const CommandResult& result) {
  return result.ending.cause == judge_protocol::Cause::exited && result.ending.code == 0;
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

// A link as what it is, and all else by its own path; in the order of the command line.
void show_path(const fs::path& path, std::vector<std::string>& words) {
  std::error_code none;
  if (fs::is_symlink(path, none) && fs::is_directory(path, none)) {
    words.insert(words.end(), {"--symlink", fs::read_symlink(path), path});
  } else if (fs::exists(path, none)) {
    words.insert(words.end(), {"--ro-bind", path, path});
  }
}

}  // namespace

std::vector<std::string> Sandbox::guards() const {
  std::vector<std::string> names;
  if (!bubblewrap.empty()) names.emplace_back("namespaces");
  if (filters) names.emplace_back("seccomp");
  names.emplace_back("limits");
  return names;
}

Sandbox find_sandbox(const Programs& programs, bool wanted) {
  const auto* const place = std::find_if(kPlaces.begin(), kPlaces.end(),
                                         [](const char* path) { return fs::exists(path); });
  Sandbox sandbox;
  if (!wanted) {
    sandbox.missing = "no namespaces, as was asked for";
  } else if (place == kPlaces.end()) {
    sandbox.missing = "no namespaces: bubblewrap is not installed";
  } else {
    sandbox.bubblewrap = *place;
    const CommandResult result = try_worker(programs, sandbox);
    sandbox.filters = succeeded(result);
    if (sandbox.filters) return sandbox;
    sandbox.bubblewrap.clear();
    sandbox.missing = "no namespaces: " + first_line(result.output);
  }
  const CommandResult result = try_worker(programs, sandbox);
  sandbox.filters = succeeded(result);
  if (!sandbox.filters) sandbox.missing += "; no seccomp: " + first_line(result.output);
  return sandbox;
}

std::vector<fs::path> system_libraries() {
  return {"/lib",           "/lib32",     "/lib64",     "/libx32",
          "/usr/lib",       "/usr/lib32", "/usr/lib64", "/usr/libx32",
          "/usr/local/lib", "/nix/store", "/gnu/store", "/etc/ld.so.cache"};
}

std::vector<fs::path> system_programs() {
  return {"/usr",
          "/bin",
          "/sbin",
          "/lib",
          "/lib32",
          "/lib64",
          "/libx32",
          "/nix/store",
          "/gnu/store",
          "/etc/alternatives",
          "/etc/ld.so.cache"};
}

void shut_in(const Sandbox& sandbox, View view, ProcessSetup& setup) {
  if (sandbox.bubblewrap.empty()) return;
  // The supervisor is process 1 of the sandbox: nothing in it can kill that, and all in it dies
  // with that. Its user is nobody, without any capability.
  std::vector<std::string> words{sandbox.bubblewrap, "--unshare-all", "--unshare-user",
                                 "--die-with-parent", "--as-pid-1"};
  words.insert(words.end(), {"--uid", "65534", "--gid", "65534", "--cap-drop", "ALL"});
  words.insert(words.end(), {"--hostname", "sandbox", "--proc", "/proc", "--dev", "/dev"});
  // The kernel's settings belong to root, also without capabilities: when that runs the judge.
  words.insert(words.end(), {"--ro-bind", "/proc/sys", "/proc/sys"});
  words.insert(words.end(), {"--size", std::string(kWritableBytes), "--tmpfs", "/tmp"});
  view.readable.push_back(setup.supervisor);
  for (const fs::path& path : view.readable) show_path(path, words);
  if (!view.writable.empty()) {
    words.insert(words.end(), {"--bind", view.writable, view.writable});
  }
  const fs::path folder = view.writable.empty() ? "/tmp" : view.writable;
  words.insert(words.end(), {"--remount-ro", "/dev", "--remount-ro", "/", "--chdir", folder, "--"});
  setup.sandbox = std::move(words);
  setup.folder = "/";
}

}  // namespace judge
