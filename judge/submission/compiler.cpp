#include "judge/submission/compiler.h"

#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <system_error>
#include <utility>

#include "judge/digest.h"
#include "judge/judge_error.h"
#include "judge/submission/entry.h"
#include "judge/submission/missing_include.h"
#include "judge/submission/sanitizer.h"
#include "judge/submission/temporary_folder.h"

namespace judge {
namespace fs = std::filesystem;
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMessagesKept = std::size_t{16} << 10U;
constexpr std::uint64_t kCompileCpu = std::chrono::nanoseconds(60s).count();
constexpr std::uint64_t kCompileWall = 3 * kCompileCpu;  // machines are busy
constexpr std::uint64_t kCompileMemory = std::uint64_t{2} << 30U;
constexpr std::uint64_t kCompileFile = std::uint64_t{512} << 20U;  // a precompiled header is large

// What the prelude consists of. The fallback folder is searched after all others.
constexpr std::array<const char*, 4> kPrelude{"prelude.h", "protocol.h", "fallback/bits/stdc++.h",
                                              "fallback/author_tests.h"};

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

bool is_of_system(const fs::path& path) {
  const std::string& name = path.native();
  return name.rfind("/usr/", 0) == 0 || name.rfind("/bin/", 0) == 0;
}

// Of a compiler that is not the system's, the folder of its installation; but not a whole home.
void add_parts_of(const fs::path& cxx, View& view) {
  if (!is_of_system(cxx)) view.readable.push_back(cxx);
  const fs::path program = fs::canonical(cxx);
  if (is_of_system(program)) return;
  const fs::path prefix = program.parent_path().parent_path();
  const char* home = std::getenv("HOME");  // NOLINT(concurrency-mt-unsafe): nothing sets it
  const bool private_too = prefix == "/" || (home != nullptr && prefix == fs::path(home));
  view.readable.push_back(private_too ? program : prefix);
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
    case Cause::lost:
    case Cause::task_limit:
    case Cause::signalled:
    case Cause::killed:
      return fmt::format("the compiler was killed by signal {}\n{}", result.ending.code,
                         result.output);
    case Cause::exited:
      break;
  }
  return result.output;
}

// What is to be said of a library, a line each.
fs::path notes_of(fs::path library) { return library.replace_extension(".notes"); }

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
  const TemporaryFolder workplace(compiler.options_.cache);
  const CommandResult version = compiler.run({"--version"}, workplace.path());
  if (!succeeded(version)) {
    return tl::unexpected(fmt::format("'{} --version' fails: is it a C++ compiler?\n{}",
                                      compiler.options_.cxx, version.output));
  }
  if (compiler.options_.sanitize) {
    const auto done = compiler.sanitize(version.output, workplace.path());
    if (!done) return tl::unexpected(done.error());
  }
  compiler.description_ = fmt::format("{} {}", version.output.substr(0, version.output.find('\n')),
                                      fmt::join(compiler.options_.flags, " "));
  if (const auto prelude = compiler.precompile_prelude(); !prelude) {
    return tl::unexpected(prelude.error());
  }
  return compiler;
}

tl::expected<void, std::string> Compiler::sanitize(const std::string& version,
                                                   const fs::path& workplace) {
  const Sanitizer sanitizer = Sanitizer::of_compiler(version);
  std::string library = run({"-print-file-name=" + sanitizer.runtime}, workplace).output;
  library.erase(std::min(library.find('\n'), library.size()));
  if (library.find('/') == std::string::npos) {  // a compiler gives back what it doesn't find
    return tl::unexpected(fmt::format("--sanitize: {} has no {}; install its sanitizers",
                                      options_.cxx, sanitizer.runtime));
  }
  environment_ = Sanitizer::environment(library);
  options_.flags.insert(options_.flags.end(), sanitizer.flags.begin(), sanitizer.flags.end());
  return {};
}

CommandResult Compiler::run(const std::vector<std::string>& arguments,
                            const fs::path& folder) const {
  ProcessSetup setup{options_.supervisor,
                     {options_.cxx},
                     {"PATH=" + search_path(), "LC_ALL=C.UTF-8", "TMPDIR=" + folder.string()},
                     folder,
                     {kCompileCpu, kCompileWall, kCompileMemory, kCompileFile}};
  // The same for the prelude and for submissions: a precompiled header fits only its own flags.
  const std::vector<std::string> always{"-w", "-pthread", "-fPIC", "-fvisibility=hidden"};
  for (const auto* words : {&options_.flags, &always, &arguments}) {
    setup.command.insert(setup.command.end(), words->begin(), words->end());
  }
  View view{system_programs(), folder};
  add_parts_of(options_.cxx, view);
  view.readable.push_back(prelude_folder());
  shut_in(options_.sandbox, view, setup);
  return run_command(setup, kMessagesKept);
}

// Named by what it depends on, and never moved: compilers note where a header was.
fs::path Compiler::prelude_folder() const {
  std::string content = description_ + options_.cxx;
  for (const char* name : kPrelude) content += read_file(options_.prelude / name);
  return options_.cache / ("prelude-" + sha256(content));
}

// Reading the standard library takes a second, so it is done once. GCC and Clang both look for
// prelude.h.gch where they are told to include prelude.h.
tl::expected<void, std::string> Compiler::precompile_prelude() const {
  const fs::path folder = prelude_folder();
  if (fs::exists(folder / "prelude.h.gch")) return {};
  fs::create_directories(folder / "fallback" / "bits");
  const TemporaryFolder workplace(options_.cache);
  for (const char* name : kPrelude) {
    write_file(workplace.path() / "header", read_file(options_.prelude / name));
    fs::rename(workplace.path() / "header", folder / name);
  }
  const CommandResult result = run({"-idirafter", folder / "fallback", "-x", "c++-header",
                                    folder / "prelude.h", "-o", workplace.path() / "prelude.h.gch"},
                                   workplace.path());
  if (!succeeded(result)) {
    return tl::unexpected(fmt::format("{} can't compile the standard library with these flags:\n{}",
                                      description_, why_it_failed(result)));
  }
  fs::rename(workplace.path() / "prelude.h.gch", folder / "prelude.h.gch");
  return {};
}

fs::path Compiler::library_of(const std::string& name, const std::string& source) const {
  // What a source includes depends on what the compiler sees.
  const std::string content = fmt::format("{}\n{}\n{}\n{}", options_.sandbox.bubblewrap.string(),
                                          prelude_folder().string(), name, source);
  return options_.cache / (sha256(content) + ".so");
}

tl::expected<Compiled, std::string> Compiler::compile(const std::string& name,
                                                      const std::string& source,
                                                      const std::string& wanted) const {
  const auto entry = find_entry(name, source, wanted);
  if (!entry) return tl::unexpected(entry.error());
  Compiled compiled{library_of(name, entry->source + entry->line), {}};
  if (!fs::exists(compiled.library)) {
    const auto built = build(name, entry->source, entry->line, compiled.library);
    if (!built) return tl::unexpected(entry->advice + built.error());
  }
  if (!entry->note.empty()) compiled.notes.push_back(entry->note);
  std::ifstream notes(notes_of(compiled.library));
  for (std::string note; std::getline(notes, note);) compiled.notes.push_back(note);
  return compiled;
}

// Without the headers that are not there. A library is moved to its place last, so that its notes
// are there when it is.
tl::expected<void, std::string> Compiler::build(const std::string& name, std::string source,
                                                const std::string& entry_line,
                                                const fs::path& library) const {
  const TemporaryFolder workplace(options_.cache);
  std::string notes;
  if (const std::string left_out = replace_test_frameworks(source); !left_out.empty()) {
    notes = fmt::format("compiled without {}: its own tests are not run\n", left_out);
  }
  while (true) {
    write_file(workplace.path() / name, source + entry_line);
    const CommandResult result =
        run({"-include", prelude_folder() / "prelude.h", "-idirafter",
             prelude_folder() / "fallback", "-x", "c++", name.front() == '-' ? "./" + name : name,
             "-shared", "-Wl,-z,defs", "-o", "library.so"},
            workplace.path());
    if (succeeded(result)) break;
    const auto header = missing_header(result.output);
    const std::string left_out = header ? blank_include(source, *header) : "";
    if (left_out.empty()) return tl::unexpected(notes + why_it_failed(result));
    notes += fmt::format("compiled without {}, which is not there\n", left_out);
  }
  if (!notes.empty()) {
    write_file(workplace.path() / "notes", notes);
    fs::rename(workplace.path() / "notes", notes_of(library));
  }
  fs::rename(workplace.path() / "library.so", library);
  return {};
}

}  // namespace judge
