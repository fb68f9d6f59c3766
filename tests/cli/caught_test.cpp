// Every submission that must fail says in a comment "Caught by:" which groups of testdata/ catch
// it. None is caught by luck alone: each of these groups does so by three cases or more.

#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "tests/cli/cli.h"

namespace judge {
namespace {

constexpr std::ptrdiff_t kCases = 3;

std::set<std::string> groups_named_by(const fs::path& source) {
  static const std::regex kLine("// Caught by: (.*)");
  static const std::regex kName("[^, ]+");
  const std::string text = content_of(source);
  std::smatch line;
  if (!std::regex_search(text, line, kLine)) return {};
  const std::string names = line[1];
  return {std::sregex_token_iterator(names.begin(), names.end(), kName), {}};
}

std::ptrdiff_t cases_failed(const nlohmann::json& group) {
  const auto& judged = group.at("judged");
  return std::count_if(judged.begin(), judged.end(),
                       [](const nlohmann::json& judged_case) { return judged_case.at(1) != "AC"; });
}

class Caught : public Cli {
 protected:
  // Judges all of a folder of tests/submissions/.
  void expect_caught(const fs::path& folder, const std::string& options) {
    const std::string sources = fmt::format("'{}'/*.cpp", (JUDGE_SOURCE / folder).string());
    const Called called = call("run " + sources + " --json record.json " + options);
    ASSERT_EQ(called.exit_code, 0) << called.out << called.err;
    const auto record = nlohmann::json::parse(content_of(folder_.path() / "record.json"));
    for (const auto& submission : record.at("submissions")) {
      const std::string source = submission.at("source");
      std::set<std::string> missing = groups_named_by(source);
      EXPECT_FALSE(missing.empty()) << source << " names no group that catches it";
      for (const auto& group : submission.at("groups")) {
        if (cases_failed(group) >= kCases) missing.erase(group.at("group"));
      }
      EXPECT_TRUE(missing.empty())
          << source << " is not caught by three cases of " << *missing.begin();
    }
  }
};

TEST_F(Caught, EveryWrongAnswerByTheGroupsThatItNames) {
  expect_caught("tests/submissions/wrong_answer", "--time-limit 0.5");
}

TEST_F(Caught, EveryTimeLimitExceededByTheGroupsThatItNames) {
  expect_caught("tests/submissions/time_limit_exceeded",
                "--time-limit 0.1 --group against-backtracking complete");
}

}  // namespace
}  // namespace judge
