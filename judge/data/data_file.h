#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <istream>
#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "judge/data/case.h"
#include "judge/data/input_error.h"
#include "judge/data/reader.h"

namespace judge {

/// What changes when a file does, short of reading it.
struct FileStamp {
  std::uintmax_t size = 0;
  std::filesystem::file_time_type written;
  bool operator==(const FileStamp&) const = default;
};

/// A group of cases in a file, read as a whole once and found sound: every puzzle can be read and
/// has as many solutions as the file's header says.
struct DataFile {
  std::filesystem::path path;  ///< where the text can be read again
  std::string name;            ///< as the user gave it; "-" for standard input
  std::string group;           ///< the file's name without folder and ending
  Solutions solutions;
  std::size_t cases;                 ///< at least 1
  std::string digest;                ///< SHA-256 of the content, in hexadecimal
  FileStamp stamp;                   ///< of `path` when it was checked
  std::shared_ptr<const void> copy;  ///< keeps the copy of what can be read only once
};

/// The most errors of a file that are told.
inline constexpr std::size_t kErrorsKept = 20;

/// Called now and then while a long check runs, with the cases checked so far.
using CheckProgress = std::function<void(std::size_t checked)>;

/// Opens `name` (a path, or "-" for standard input; this and other pipes are copied to an unnamed
/// temporary file) and checks every case. What was found sound is remembered in the folder `cache`
/// by content, so that the next call reads nothing but the digest. Errors, the first kErrorsKept of
/// them: a puzzle with another number of solutions than the header says; a solution that does not
/// fit its puzzle; and, after which there can be no other, what the reader can't read, a file
/// without a case, a file that can't be opened, an interrupt by the user.
tl::expected<DataFile, InputErrors> open_checked(const std::string& name,
                                                 const std::filesystem::path& cache,
                                                 const CheckProgress& progress);

/// Streams the cases of a checked file, from the start.
class CaseStream {
 public:
  explicit CaseStream(DataFile file);

  /// The next case; nothing at the end. Throws JudgeError where the file has changed since it was
  /// checked, as the constructor does; a change during the stream is noticed at its end.
  std::optional<Case> next();

 private:
  void require_unchanged() const;

  DataFile file_;
  std::unique_ptr<std::istream> in_;
  Reader reader_;
  std::size_t given_ = 0;
};

}  // namespace judge
