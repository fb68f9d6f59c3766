#include "judge/cli/groups.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

#include "judge/cli/usage_error.h"
#include "judge/interrupt.h"

namespace judge {
namespace fs = std::filesystem;
namespace {

std::vector<std::string> all_groups(const fs::path& testdata) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(testdata)) {
    if (entry.path().extension() == ".txt") names.push_back(entry.path().stem());
  }
  std::sort(names.begin(), names.end());
  return names;
}

// Short where the user stands near it.
std::string path_to_show(const fs::path& path) {
  const fs::path relative = fs::relative(path);
  return relative.native().rfind("../../", 0) == 0 ? path : relative;
}

std::string path_of(const std::string& group, const fs::path& testdata) {
  const fs::path path = testdata / (group + ".txt");
  if (fs::exists(path)) return path_to_show(path);
  throw UsageError(fmt::format("there is no group '{}'; there are: {}", group,
                               fmt::join(all_groups(testdata), ", ")));
}

}  // namespace

void add_group_options(CLI::App& command, GroupOptions& o) {
  command.add_option("--data", o.data, "data files, or '-' for standard input");
  command.add_option("--group", o.groups, "groups of testdata/; default: all of proper puzzles");
  command.add_option("--case", o.line, "only the puzzle that begins on this line");
  command.add_flag("--contract", o.contract,
                   "also the groups of puzzles with no or several solutions");
}

Groups read_groups(const GroupOptions& options, const Installation& installation,
                   Progress& progress) {
  const fs::path& testdata = installation.testdata;
  std::vector<std::string> names = options.data;
  for (const std::string& group : options.groups) names.push_back(path_of(group, testdata));
  const bool by_default = names.empty();
  if (by_default) {
    for (const std::string& group : all_groups(testdata)) {
      names.push_back(path_of(group, testdata));
    }
  }
  Groups groups;
  for (const std::string& name : names) {
    const auto file = open_checked(name, installation.cache, [&](std::size_t checked) {
      progress.show(fmt::format("checking {}: {} puzzles", name, checked));
    });
    if (interrupted()) return groups;
    if (!file) throw UsageError(file.error().str());
    if (by_default && !options.contract && file->solutions != Solutions::one) {
      groups.left_out.push_back(file->group);
    } else {
      groups.files.push_back(*file);
    }
  }
  if (options.line && groups.files.size() != 1) {
    throw UsageError("--case is the line of a puzzle in one data file: name that with --data");
  }
  return groups;
}

}  // namespace judge
