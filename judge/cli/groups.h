#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "judge/cli/installation.h"
#include "judge/cli/progress.h"
#include "judge/data/data_file.h"

namespace judge {

/// What a command line says of the puzzles.
struct GroupOptions {
  std::vector<std::string> data;
  std::vector<std::string> groups;
  std::optional<std::size_t> line;
  bool contract = false;
};
void add_group_options(CLI::App& command, GroupOptions& options);

/// The groups to judge on, checked.
struct Groups {
  std::vector<DataFile> files;
  std::vector<std::string> left_out;  ///< of testdata/, for want of --contract
};

/// Opens what the options name, by default the groups of testdata/. Throws UsageError where one is
/// not there or not sound. Ends early, with fewer files, when the user interrupts.
Groups read_groups(const GroupOptions& options, const Installation& installation,
                   Progress& progress);

}  // namespace judge
