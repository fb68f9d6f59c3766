#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

#include "judge/submission/compiler.h"
#include "judge/submission/process_worker.h"

namespace judge {

inline const std::filesystem::path kBuild = JUDGE_BUILD;

/// With all guards that this machine has.
inline const Programs& programs() {
  static const Programs found = [] {
    Programs programs{kBuild / "judge-supervisor", kBuild / "judge-worker"};
    programs.sandbox = find_sandbox(programs);
    return programs;
  }();
  return found;
}

inline CompilerOptions compiler_options() {
  return {JUDGE_CXX,
          "gnu++2b",
          {"-O2"},
          programs().supervisor,
          kBuild / "prelude",
          kBuild / "cache" / "compiled",
          programs().sandbox};
}

inline const Compiler& compiler() {
  static const Compiler opened = [] {
    auto result = Compiler::open(compiler_options());
    if (!result) throw std::runtime_error(result.error());
    return *std::move(result);
  }();
  return opened;
}

/// The library of a submission whose solveSudoku has this body, after these declarations.
inline std::filesystem::path compiled(const std::string& body, const std::string& before = "") {
  const auto library = compiler().compile(
      "test.cpp", before + "class Solution { public: void solveSudoku(vector<vector<char>>& b) {" +
                      body + "} };");
  if (!library) throw std::runtime_error(library.error());
  return library->library;
}

}  // namespace judge
