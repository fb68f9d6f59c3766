// How strong is testdata/? Makes every mutant of the variants, each with one token or statement
// changed, judges them all on the default data, and lists those that survive.
//
//     mutants FOLDER VARIANT…      the mutants are made in FOLDER
//
// A mutant that does not compile is none; one that differs in nothing that a judge can see, but for
// its speed, is equivalent, and equivalent.txt says why. Exit code 0 where at least 99 % of all
// others die and nothing in equivalent.txt is out of date, 1 where not, 2 for a fault.

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "judge/digest.h"
#include "tests/mutants/mutation.h"

namespace mutants {
namespace fs = std::filesystem;
namespace {

constexpr double kToDie = 0.99;

std::string content_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(in), {}};
}

struct Mutant {
  std::string variant;  // the file's stem
  std::size_t line;
  std::string before, after;  // of that line
};

// The reasons of equivalent.txt: a paragraph that says why, and below it, for each mutant, its
// variant, the line before and the line after. Nothing else begins like these.
class Equivalents {
 public:
  explicit Equivalents(const fs::path& path) {
    std::ifstream in(path);
    std::string variant;
    std::string before;
    std::string reason;
    bool reading_reason = false;
    for (std::string line; std::getline(in, line);) {
      const std::string rest = line.size() > 2 ? line.substr(2) : "";
      if (line.empty() || line.front() == '#') continue;
      if (line.front() == '@') {
        variant = rest;
      } else if (line.front() == '-') {
        before = rest;
      } else if (line.front() == '+') {
        reasons_[{variant, before, rest}] = {reason, false};
      } else {
        reason = reading_reason ? reason + " " + line : line;
      }
      reading_reason = std::string("@-+").find(line.front()) == std::string::npos;
    }
  }

  // Why the mutant is equivalent; nothing where it is not said to be.
  std::string why(const Mutant& mutant) {
    const auto found = reasons_.find({mutant.variant, mutant.before, mutant.after});
    if (found == reasons_.end()) return "";
    found->second.used = true;
    return found->second.text;
  }

  // Those of the variants, by their files, that no surviving mutant has asked for.
  [[nodiscard]] std::vector<std::string> out_of_date(const std::vector<fs::path>& variants) const {
    std::vector<std::string> all;
    for (const auto& [key, reason] : reasons_) {
      const auto& [variant, before, after] = key;
      const bool ran =
          std::any_of(variants.begin(), variants.end(),
                      [&name = variant](const fs::path& file) { return file.stem() == name; });
      if (ran && !reason.used) all.push_back(fmt::format("{}: {}  ->  {}", variant, before, after));
    }
    return all;
  }

 private:
  struct Reason {
    std::string text;
    bool used;
  };
  std::map<std::tuple<std::string, std::string, std::string>, Reason> reasons_;
};

// The mutants of a variant by the file that each is written to, which is named for its content.
std::map<std::string, Mutant> write_mutants(const fs::path& variant, const fs::path& folder) {
  std::map<std::string, Mutant> mutants;
  const std::string source = content_of(variant);
  for (const Mutation& mutation : mutations_of(source)) {
    const std::string text = mutated(source, mutation);
    const fs::path file = folder / (judge::sha256(text).substr(0, 16) + ".cpp");
    std::ofstream(file) << text;
    mutants[file] = {variant.stem(), line_number(source, mutation.offset),
                     std::string(line_at(source, mutation.offset)),
                     std::string(line_at(text, mutation.offset))};
  }
  return mutants;
}

// Judges all that is in a folder as `make judge` does. Of the groups those are left out that the
// variant itself is expected to fail on.
nlohmann::json judge_all(const fs::path& folder, const fs::path& variant) {
  std::string options = "--contract --properties 200 --shrink 0 --fail-fast --json '" +
                        (folder / "record.json").string() + "'";
  for (const auto& group : fs::directory_iterator(JUDGE_TESTDATA)) {
    const std::string name = group.path().stem();
    const bool fails = content_of(variant).find("@ " + name + ":") != std::string::npos;
    if (!fails) options += " --group " + name;
  }
  const std::string command = fmt::format("'{}/judge' run '{}'/*.cpp {} >'{}/report.txt'",
                                          JUDGE_BUILD, folder.string(), options, folder.string());
  const int status = std::system(command.c_str());
  if (!WIFEXITED(status) || WEXITSTATUS(status) > 1) throw std::runtime_error("cannot judge");
  return nlohmann::json::parse(content_of(folder / "record.json"));
}

struct Tally {
  int compiled = 0;
  int killed = 0;
  int equivalent = 0;
};

void report(const Mutant& mutant, const std::string& why) {
  fmt::print("solution/{}.cpp:{}\n  - {}\n  + {}\n  {}\n", mutant.variant, mutant.line,
             mutant.before, mutant.after, why.empty() ? "SURVIVES" : "equivalent: " + why);
}

Tally run_variant(const fs::path& variant, const fs::path& folder, Equivalents& equivalents) {
  fs::remove_all(folder);
  fs::create_directories(folder);
  const auto mutants = write_mutants(variant, folder);
  fmt::print(stderr, "{}: {} mutants\n", variant.filename().string(), mutants.size());
  Tally tally;
  const nlohmann::json record = judge_all(folder, variant);
  for (const auto& submission : record.at("submissions")) {
    const std::string verdict = submission.at("verdict");
    if (verdict == "CE") continue;
    ++tally.compiled;
    if (verdict != "AC") {
      ++tally.killed;
      continue;
    }
    const Mutant& mutant = mutants.at(submission.at("source"));
    const std::string why = equivalents.why(mutant);
    if (!why.empty()) ++tally.equivalent;
    report(mutant, why);
  }
  return tally;
}

int run(const fs::path& folder, const std::vector<fs::path>& variants) {
  Equivalents equivalents(JUDGE_SOURCE "/tests/mutants/equivalent.txt");
  Tally all;
  for (const fs::path& variant : variants) {
    const Tally tally = run_variant(variant, folder / variant.stem(), equivalents);
    all.compiled += tally.compiled;
    all.killed += tally.killed;
    all.equivalent += tally.equivalent;
  }
  const int others = all.compiled - all.equivalent;
  const double share = static_cast<double>(all.killed) / others;
  fmt::print("{} mutants compile, {} of them are equivalent; of the {} others {} die: {:.1f} %\n",
             all.compiled, all.equivalent, others, all.killed, 100 * share);
  const auto out_of_date = equivalents.out_of_date(variants);
  if (!out_of_date.empty()) {
    fmt::print("equivalent.txt says of these that they survive, and they don't:\n  {}\n",
               fmt::join(out_of_date, "\n  "));
  }
  return share >= kToDie && out_of_date.empty() ? 0 : 1;
}

}  // namespace
}  // namespace mutants

int main(int argc, char** argv) {
  try {
    if (argc < 3) throw std::runtime_error("usage: mutants FOLDER VARIANT…");
    return mutants::run(argv[1], {argv + 2, argv + argc});
  } catch (const std::exception& error) {
    fmt::print(stderr, "mutants: {}\n", error.what());
    return 2;
  }
}
