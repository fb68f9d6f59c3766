#include "judge/submission/temporary_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>

#include "judge/judge_error.h"

namespace judge {
namespace fs = std::filesystem;
namespace {

// Whether it is one as this user's judge makes them, and no link.
bool is_ours(const fs::path& folder) {
  const std::string name = folder.filename();
  struct stat status {};
  return name.rfind(kTemporaryPrefix, 0) == 0 &&
         name.size() == std::string(kTemporaryPrefix).size() + 6 &&
         lstat(folder.c_str(), &status) == 0 && status.st_uid == geteuid() &&
         status.st_mode == (S_IFDIR | S_IRWXU);
}

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
    if (!is_ours(entry->path())) continue;
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
