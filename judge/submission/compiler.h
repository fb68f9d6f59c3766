#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "judge/submission/command.h"
#include "judge/submission/sandbox.h"

namespace judge {

/// How submissions are compiled.
struct CompilerOptions {
  std::string cxx;       ///< the compiler: a path, or a name along PATH
  std::string standard;  ///< as in -std=
  std::vector<std::string> flags;
  std::filesystem::path supervisor;  ///< under which the compiler runs
  std::filesystem::path prelude;     ///< the folder of prelude.h and protocol.h
  std::filesystem::path cache;       ///< what has been compiled is kept here, by content
  Sandbox sandbox{};                 ///< in which the compiler runs, too
  bool sanitize = false;             ///< have submissions watched by AddressSanitizer and UBSan
};

/// What became of a submission that compiles.
struct Compiled {
  std::filesystem::path library;
  std::vector<std::string> notes;  ///< what the user should know of how it was done
};

/// Compiles submissions, each on its own behind the prelude, into libraries that a worker loads.
class Compiler {
 public:
  /// A compiler that has compiled the prelude; or what is wrong with the options. The first call
  /// for a compiler and flags takes some seconds; the outcome is kept in the cache.
  static tl::expected<Compiler, std::string> open(CompilerOptions options);

  /// The compiler's own name and version, and the flags: "g++ (Debian 12.2.0) 12.2.0 -O2".
  [[nodiscard]] const std::string& description() const { return description_; }

  /// What the environment of a worker has to have besides, as NAME=value.
  [[nodiscard]] const std::vector<std::string>& environment() const { return environment_; }

  /// Where the library made of a file called `name` is kept: of `source`, all that is compiled.
  [[nodiscard]] std::filesystem::path library_of(const std::string& name,
                                                 const std::string& source) const;

  /// Compiles a submission, unless its library is there already; otherwise the compiler's first
  /// messages. What is judged of `source`, the text of a file called `name`, find_entry() says,
  /// with `wanted`. An inclusion of a header that is not there is left out, which is noted. Threads
  /// and processes may do so at once.
  [[nodiscard]] tl::expected<Compiled, std::string> compile(const std::string& name,
                                                            const std::string& source,
                                                            const std::string& wanted = "") const;

 private:
  explicit Compiler(CompilerOptions options);

  [[nodiscard]] tl::expected<void, std::string> sanitize(const std::string& version,
                                                         const std::filesystem::path& workplace);
  [[nodiscard]] tl::expected<void, std::string> precompile_prelude() const;
  [[nodiscard]] std::filesystem::path prelude_folder() const;
  [[nodiscard]] tl::expected<void, std::string> build(const std::string& name, std::string source,
                                                      const std::string& entry_line,
                                                      const std::filesystem::path& library) const;
  [[nodiscard]] CommandResult run(const std::vector<std::string>& arguments,
                                  const std::filesystem::path& folder) const;

  CompilerOptions options_;
  std::string description_;
  std::vector<std::string> environment_;
};

}  // namespace judge
