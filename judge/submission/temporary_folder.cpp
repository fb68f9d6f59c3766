#include "judge/submission/temporary_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>

#include "judge/judge_error.h"

namespace judge {
namespace fs = std::filesystem;
namespace {

// The lock of a folder. None where that is in use (EWOULDBLOCK), has gone by the time that it is
// locked (ENOENT), or is on a file system without locks.
Fd locked(const fs::path& folder) {
  Fd lock(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  struct stat opened {};
  struct stat named {};
  const bool ours = lock.get() >= 0 && flock(lock.get(), LOCK_EX | LOCK_NB) == 0 &&
                    fstat(lock.get(), &opened) == 0 && stat(folder.c_str(), &named) == 0;
  if (ours && opened.st_ino == named.st_ino) return lock;
  if (ours) errno = ENOENT;
  return {};
}

void remove_abandoned(const fs::path& parent) {
  std::error_code none;
  for (fs::directory_iterator entry(parent, none), end; !none && entry != end;
       entry.increment(none)) {
    if (entry->path().filename().native().rfind(kTemporaryPrefix, 0) != 0) continue;
    const Fd lock = locked(entry->path());
    std::error_code ignored;
    if (lock.get() >= 0) fs::remove_all(entry->path(), ignored);
  }
}

}  // namespace

TemporaryFolder::TemporaryFolder(const fs::path& parent) {
  remove_abandoned(parent);
  // Until it is locked, another judge may take it for abandoned.
  do {
    std::string name = (parent / kTemporaryPrefix).string() + "XXXXXX";
    if (mkdtemp(name.data()) == nullptr) {
      throw JudgeError("cannot make a temporary folder like " + name + ": " + std::strerror(errno));
    }
    path_ = name;
    lock_ = locked(path_);
  } while (lock_.get() < 0 && (errno == EWOULDBLOCK || errno == ENOENT));
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

}  // namespace judge
