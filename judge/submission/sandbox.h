#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "judge/submission/supervised_process.h"

namespace judge {

/// How this machine can shut in a program of somebody else. What each guard is worth, SECURITY.md
/// says.
struct Sandbox {
  std::filesystem::path bubblewrap;  ///< starts programs in namespaces; empty: they run without
  bool filters = false;              ///< whether workers can give up system calls (seccomp)
  std::string missing;               ///< why a guard is off, in a line; empty where all are on

  /// The names of the guards that are on, as a report gives them.
  [[nodiscard]] std::vector<std::string> guards() const;

  [[nodiscard]] bool complete() const { return !bubblewrap.empty() && filters; }
};

/// Where the programs are that a submission runs in, and how it is shut in.
struct Programs {
  std::filesystem::path supervisor;
  std::filesystem::path worker;
  Sandbox sandbox{};
  std::vector<std::string> environment{};  ///< that a worker has besides, as NAME=value
};

/// Finds out which guards work, by trying: some 20 ms. Without namespaces where those are not
/// `wanted`. Throws JudgeError where the programs cannot be started at all.
Sandbox find_sandbox(const Programs& programs, bool wanted = true);

/// What a program in the sandbox sees of the machine's files, at their own paths, besides an empty
/// /tmp to write to, where it starts.
struct View {
  std::vector<std::filesystem::path> readable;  ///< files and folders; those not there are left out
  std::filesystem::path writable;  ///< a folder in which it starts instead; empty for none
};

/// The libraries that a program of the system loads.
std::vector<std::filesystem::path> system_libraries();

/// The folders that hold the programs, headers and libraries of a system, and nothing of its users.
std::vector<std::filesystem::path> system_programs();

/// Changes `setup` so that supervisor and command run in new namespaces: no network, a process tree
/// of their own, and of the files only `view`. Does nothing where the machine doesn't let it.
void shut_in(const Sandbox& sandbox, View view, ProcessSetup& setup);

}  // namespace judge
