#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "judge/submission/temporary_folder.h"

namespace judge {

namespace fs = std::filesystem;

/// What came of a call of the judge.
struct Called {
  int exit_code;
  std::string out;
  std::string err;
};

inline std::string content_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The judge as a user calls it.
class Cli : public testing::Test {
 protected:
  // Calls the judge by a shell, in a folder of its own that also holds its temporary files.
  Called call(const std::string& arguments) {
    const std::string command = "cd '" + folder_.path().string() + "' && TMPDIR='" +
                                temporary_.path().string() + "' '" JUDGE_BUILD "/judge' " +
                                arguments + " >out 2>err";
    const int status = std::system(command.c_str());  // NOLINT: a shell is what users have
    return {WEXITSTATUS(status), content_of(folder_.path() / "out"),
            content_of(folder_.path() / "err")};
  }

  void write(const std::string& name, const std::string& content) {
    std::ofstream(folder_.path() / name) << content;
  }

  TemporaryFolder folder_;
  TemporaryFolder temporary_;
};

inline const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

}  // namespace judge
