#include "judge/data/data_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <future>
#include <span>
#include <system_error>
#include <thread>
#include <utility>

#include "judge/data/check_cache.h"
#include "judge/data/check_case.h"
#include "judge/digest.h"
#include "judge/interrupt.h"
#include "judge/judge_error.h"

namespace judge {
namespace {

/// Cases checked between two calls of CheckProgress, and the most that are held at once.
constexpr std::size_t kBatch = 1024;

using Descriptor = std::shared_ptr<const int>;

Descriptor own(int descriptor) {
  return {new int(descriptor), [](const int* owned) {
            ::close(*owned);
            delete owned;
          }};
}

std::string reason(int error) { return std::generic_category().message(error); }

void write_all(int to, std::span<const char> bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(to, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) throw JudgeError("a temporary file cannot be written: " + reason(errno));
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
}

/// Copies all of `from` to a file without a name, which is gone when the result is.
Descriptor copy_of(int from, const std::string& name) {
  std::string path = (std::filesystem::temp_directory_path() / "judge-XXXXXX").string();
  const int to = ::mkostemp(path.data(), O_CLOEXEC);
  if (to < 0) throw JudgeError(fmt::format("{} cannot be created: {}", path, reason(errno)));
  Descriptor copy = own(to);
  ::unlink(path.c_str());
  std::array<char, std::size_t{1} << 16> block{};
  while (true) {
    const ssize_t size = ::read(from, block.data(), block.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) throw JudgeError(fmt::format("{} cannot be read: {}", name, reason(errno)));
    if (size == 0) return copy;
    write_all(to, std::span(block).first(static_cast<std::size_t>(size)));
  }
}

/// The file that `name` means, not read yet.
tl::expected<DataFile, InputErrors> locate(const std::string& name) {
  const auto fault = [&name](const std::string& message) {
    return tl::unexpected(InputErrors{{{name, 0, 0, message}}});
  };
  DataFile file{};
  file.path = file.name = name;
  file.group = file.path.stem().string();
  const int opened = name == "-" ? ::dup(STDIN_FILENO) : ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (opened < 0) return fault("cannot be opened: " + reason(errno));
  const Descriptor descriptor = own(opened);
  struct stat status {};
  if (::fstat(opened, &status) != 0) return fault("cannot be read: " + reason(errno));
  if (S_ISDIR(status.st_mode)) return fault("is a folder, not a file of puzzles");
  if (S_ISREG(status.st_mode) && name != "-") return file;
  const Descriptor copy = copy_of(opened, name);
  file.path = fmt::format("/proc/self/fd/{}", *copy);
  file.copy = copy;
  return file;
}

FileStamp stamp_of(const DataFile& file) {
  std::error_code error;
  const FileStamp stamp{std::filesystem::file_size(file.path, error),
                        std::filesystem::last_write_time(file.path, error)};
  if (error) throw JudgeError(fmt::format("{} cannot be read: {}", file.name, error.message()));
  return stamp;
}

std::unique_ptr<std::istream> open_text(const DataFile& file) {
  auto in = std::make_unique<std::ifstream>(file.path, std::ios::binary);
  if (!*in) throw JudgeError(fmt::format("{} cannot be opened again", file.name));
  return in;
}

void throw_changed(const DataFile& file) {
  throw JudgeError(fmt::format("{} has changed since it was checked; start again", file.name));
}

/// What is not sound in `batch`, found by all cores.
void check_batch(std::span<const Case> batch, const DataFile& file, InputErrors& errors) {
  std::vector<std::optional<std::string>> faults(batch.size());
  std::atomic<std::size_t> taken = 0;
  const auto work = [&] {
    for (std::size_t i = taken++; i < batch.size(); i = taken++) {
      faults[i] = check_case(batch[i], file.solutions);
    }
  };
  {
    std::vector<std::future<void>> helpers;  // each waited for at its end
    for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) {
      helpers.push_back(std::async(std::launch::async, work));
    }
    work();
  }
  for (std::size_t i = 0; i < faults.size() && errors.all.size() < kErrorsKept; ++i) {
    if (faults[i]) errors.all.push_back({file.name, batch[i].line, 1, *faults[i]});
  }
}

/// Reads up to kBatch cases; what the reader can't read ends a batch.
std::optional<InputError> read_batch(Reader& reader, std::vector<Case>& batch) {
  batch.clear();
  while (batch.size() < kBatch) {
    auto next = reader.next();
    if (!next) return next.error();
    if (!*next) return std::nullopt;
    batch.push_back(**next);
  }
  return std::nullopt;
}

/// Reads the whole file and fills in what it holds.
InputErrors check(DataFile& file, const CheckProgress& progress) {
  const auto in = open_text(file);
  Reader reader(*in, file.name);
  InputErrors errors;
  std::vector<Case> batch;
  do {
    auto unread = read_batch(reader, batch);
    file.solutions = reader.solutions();
    check_batch(batch, file, errors);
    if (interrupted()) unread = InputError{file.name, 0, 0, "interrupted before all was checked"};
    if (unread) errors.all.push_back(*unread);
    if (unread || errors.all.size() >= kErrorsKept) return errors;
    file.cases += batch.size();
    if (progress) progress(file.cases);
  } while (!batch.empty());
  if (file.cases == 0) errors.all.push_back({file.name, 0, 0, "there is no puzzle in it"});
  return errors;
}

}  // namespace

tl::expected<DataFile, InputErrors> open_checked(const std::string& name,
                                                 const std::filesystem::path& cache,
                                                 const CheckProgress& progress) {
  auto file = locate(name);
  if (!file) return file;
  file->stamp = stamp_of(*file);
  file->digest = sha256(*open_text(*file));
  const CheckCache checked(cache);
  if (const auto found = checked.find(file->digest)) {
    file->solutions = found->solutions;
    file->cases = found->cases;
    return file;
  }
  const InputErrors errors = check(*file, progress);
  if (!errors.all.empty()) return tl::unexpected(errors);
  if (stamp_of(*file) != file->stamp) throw_changed(*file);
  checked.remember(file->digest, {file->solutions, file->cases});
  return file;
}

CaseStream::CaseStream(DataFile file)
    : file_(std::move(file)), in_(open_text(file_)), reader_(*in_, file_.name) {
  require_unchanged();
}

std::optional<Case> CaseStream::next() {
  auto next = reader_.next();
  if (!next) throw_changed(file_);
  if (*next) {
    ++given_;
    return *next;
  }
  if (given_ != file_.cases) throw_changed(file_);
  require_unchanged();
  return std::nullopt;
}

void CaseStream::require_unchanged() const {
  if (stamp_of(file_) != file_.stamp) throw_changed(file_);
}

}  // namespace judge
