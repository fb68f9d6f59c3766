#include "judge/submission/compiler.h"

#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <system_error>
#include <utility>

#include "judge/digest.h"
#include "judge/judge_error.h"
#include "judge/submission/temporary_folder.h"

namespace judge {
namespace fs = std::filesystem;
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMessagesKept = std::size_t{16} << 10U;
constexpr std::uint64_t kCompileCpu = std::chrono::nanoseconds(60s).count();
constexpr std::uint64_t kCompileWall = 3 * kCompileCpu;  // machines are busy
constexpr std::uint64_t kCompileMemory = std::uint64_t{2} << 30U;

// All that comes after the submission, in the same translation unit, so that it knows the class.
// The two words besides the class name that a macro is likely to change are freed of it.
constexpr const char* kEntry = R"(
#line 1 "judge entry"
#undef extern
#undef const
extern "C" __attribute__((visibility("default"))) const judge_prelude::judge_entry_type judge_entry;
const judge_prelude::judge_entry_type judge_entry = &judge_prelude::judge_entry_for<Solution>;
)";

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw JudgeError("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_file(const fs::path& path, const std::string& content) {
  std::ofstream out(path, std::ios::binary);
  out << content;
  out.flush();
  if (!out) throw JudgeError("cannot write " + path.string() + ": is the disk full?");
}

std::string search_path() {
  const char* path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe): nothing sets it
  return path == nullptr ? "/usr/local/bin:/usr/bin:/bin" : path;
}

// The program that a shell would run for `name`; empty where there is none.
fs::path find_program(const std::string& name) {
  if (name.find('/') != std::string::npos) return fs::absolute(name);
  std::istringstream folders(search_path());
  for (std::string folder; std::getline(folders, folder, ':');) {
    const fs::path candidate = fs::path(folder) / name;
    if (access(candidate.c_str(), X_OK) == 0) return fs::absolute(candidate);
  }
  return {};
}

std::string why_it_failed(const CommandResult& result) {
  using judge_protocol::Cause;
  switch (result.ending.cause) {
    case Cause::cpu_limit:
    case Cause::wall_limit:
      return fmt::format("the compiler took more than {} s\n{}", kCompileCpu / 1'000'000'000,
                         result.output);
    case Cause::memory_limit:
      return fmt::format("the compiler used more than {} GiB of memory\n{}", kCompileMemory >> 30U,
                         result.output);
    case Cause::signalled:
    case Cause::killed:
      return fmt::format("the compiler was killed by signal {}\n{}", result.ending.code,
                         result.output);
    case Cause::exited:
      break;
  }
  return result.output;
}

bool succeeded(const CommandResult& result) {
  return result.ending.cause == judge_protocol::Cause::exited && result.ending.code == 0;
}

}  // namespace

Compiler::Compiler(CompilerOptions options) : options_(std::move(options)) {}

tl::expected<Compiler, std::string> Compiler::open(CompilerOptions options) {
  const fs::path program = find_program(options.cxx);
  if (program.empty()) {
    return tl::unexpected(fmt::format(
        "no compiler '{}' along PATH; install one, or name another with --cxx", options.cxx));
  }
  options.cxx = program;
  options.flags.insert(options.flags.begin(), "-std=" + options.standard);
  fs::create_directories(options.cache);
  Compiler compiler(std::move(options));
  const CommandResult version = compiler.run({"--version"}, "/");
  if (!succeeded(version)) {
    return tl::unexpected(fmt::format("'{} --version' fails: is it a C++ compiler?\n{}",
                                      compiler.options_.cxx, version.output));
  }
  compiler.description_ = fmt::format("{} {}", version.output.substr(0, version.output.find('\n')),
                                      fmt::join(compiler.options_.flags, " "));
  if (const auto prelude = compiler.precompile_prelude(); !prelude) {
    return tl::unexpected(prelude.error());
  }
  return compiler;
}

CommandResult Compiler::run(const std::vector<std::string>& arguments,
                            const fs::path& folder) const {
  ProcessSetup setup{options_.supervisor,
                     {options_.cxx},
                     {"PATH=" + search_path(), "LC_ALL=C.UTF-8", "TMPDIR=" + folder.string()},
                     folder,
                     {kCompileCpu, kCompileWall, kCompileMemory}};
  // The same for the prelude and for submissions: a precompiled header fits only its own flags.
  const std::vector<std::string> always{"-w", "-pthread", "-fPIC", "-fvisibility=hidden"};
  for (const auto* words : {&options_.flags, &always, &arguments}) {
    setup.command.insert(setup.command.end(), words->begin(), words->end());
  }
  return run_command(setup, kMessagesKept);
}

// Named by what it depends on, and never moved: compilers note where a header was.
fs::path Compiler::prelude_folder() const {
  const std::string content = description_ + options_.cxx +
                              read_file(options_.prelude / "prelude.h") +
                              read_file(options_.prelude / "protocol.h");
  return options_.cache / ("prelude-" + sha256(content));
}

// Reading the standard library takes a second, so it is done once. GCC and Clang both look for
// prelude.h.gch where they are told to include prelude.h.
tl::expected<void, std::string> Compiler::precompile_prelude() const {
  const fs::path folder = prelude_folder();
  if (fs::exists(folder / "prelude.h.gch")) return {};
  fs::create_directories(folder);
  const TemporaryFolder workplace(folder);
  for (const char* name : {"prelude.h", "protocol.h"}) {
    write_file(workplace.path() / name, read_file(options_.prelude / name));
    fs::rename(workplace.path() / name, folder / name);
  }
  const CommandResult result =
      run({"-x", "c++-header", folder / "prelude.h", "-o", workplace.path() / "prelude.h.gch"},
          workplace.path());
  if (!succeeded(result)) {
    return tl::unexpected(fmt::format("{} can't compile the standard library with these flags:\n{}",
                                      description_, why_it_failed(result)));
  }
  fs::rename(workplace.path() / "prelude.h.gch", folder / "prelude.h.gch");
  return {};
}

fs::path Compiler::library_of(const std::string& name, const std::string& source) const {
  const std::string content =
      fmt::format("{}\n{}\n{}\n{}", prelude_folder().string(), kEntry, name, source);
  return options_.cache / (sha256(content) + ".so");
}

tl::expected<fs::path, std::string> Compiler::compile(const std::string& name,
                                                      const std::string& source) const {
  fs::path library = library_of(name, source);
  if (fs::exists(library)) return library;
  const TemporaryFolder workplace(options_.cache);
  write_file(workplace.path() / name, source + kEntry);
  const CommandResult result =
      run({"-include", prelude_folder() / "prelude.h", "-x", "c++",
           name.front() == '-' ? "./" + name : name, "-shared", "-Wl,-z,defs", "-o", "library.so"},
          workplace.path());
  if (!succeeded(result)) return tl::unexpected(why_it_failed(result));
  fs::rename(workplace.path() / "library.so", library);
  return library;
}

}  // namespace judge
