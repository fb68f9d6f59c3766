// `judge gen` as a user calls it.

#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "judge/sudoku/counter.h"
#include "judge/sudoku/plain_search.h"
#include "tests/cli/cli.h"
#include "tests/sudoku/boards.h"

namespace judge {
namespace {

/// The words of each line that is no comment.
std::vector<std::vector<std::string>> lines_of(const std::string& text) {
  std::vector<std::vector<std::string>> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    lines.push_back({std::istream_iterator<std::string>(words), {}});
  }
  return lines;
}

class Gen : public Cli {
 protected:
  void expect_refused(const std::string& arguments, std::string_view why) {
    const Called called = call("gen " + arguments);
    EXPECT_EQ(called.exit_code, 2) << arguments;
    EXPECT_NE(called.err.find(why), std::string::npos) << arguments << ": " << called.err;
    EXPECT_EQ(called.err.find('\n'), called.err.size() - 1) << called.err;
    EXPECT_EQ(lines_of(called.out).size(), 0U) << arguments;
  }

  /// The files of the user's folder but for what `call` puts there.
  [[nodiscard]] std::set<std::string> files() const {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_.path())) {
      names.insert(entry.path().filename());
    }
    names.erase("out");
    names.erase("err");
    return names;
  }
};

TEST_F(Gen, WritesPuzzlesWithTheirSolutions) {
  const Called called = call("gen proper --count 20 --clues 26..27 --seed 7");
  EXPECT_EQ(called.exit_code, 0) << called.err;
  EXPECT_EQ(called.err, "");
  EXPECT_TRUE(
      called.out.starts_with("# made by: judge gen proper --count 20 --clues 26..27 --seed 7\n"))
      << called.out;
  const auto lines = lines_of(called.out);
  ASSERT_EQ(lines.size(), 20U);
  std::set<std::string> puzzles;
  for (const auto& words : lines) {
    ASSERT_EQ(words.size(), 2U);
    puzzles.insert(words[0]);
    const Board puzzle = board_of(words[0]);
    EXPECT_TRUE(puzzle.clues() == 26 || puzzle.clues() == 27);
    EXPECT_EQ(count_solutions(puzzle, 2).first.str(), words[1]);
  }
  EXPECT_EQ(puzzles.size(), 20U);
}

TEST_F(Gen, MakesEveryKindAsTheReaderTakesIt) {
  write("my.txt", kPuzzle + "\n");
  for (const std::string kind : {"proper", "minimal", "symmetry --of my.txt", "complete",
                                 "near-complete", "several", "none", "none --clash"}) {
    const Called called = call("gen " + kind + " --count 5 --difficulty --output made.txt");
    ASSERT_EQ(called.exit_code, 0) << kind << called.err;
    EXPECT_EQ(called.out, "");
    const Called checked = call("check made.txt");
    EXPECT_EQ(checked.exit_code, 0) << kind << checked.out;
    EXPECT_NE(checked.out.find("5 puzzles"), std::string::npos) << checked.out;
  }
  EXPECT_EQ(files(), (std::set<std::string>{"made.txt", "my.txt"}));
}

TEST_F(Gen, SaysHowManySolutionsThereAre) {
  EXPECT_NE(call("gen several").out.find("\n# solutions: several\n"), std::string::npos);
  EXPECT_NE(call("gen none").out.find("\n# solutions: none\n"), std::string::npos);
  EXPECT_EQ(lines_of(call("gen none").out).at(0).size(), 1U);
}

TEST_F(Gen, CopiesWhatThereIs) {
  write("several.txt",
        "# solutions: several\n" + std::string(80, '.') + "1\n" + std::string(79, '.') + "12\n");
  const Called called = call("gen symmetry --of several.txt --count 4 --clues 2");
  EXPECT_EQ(called.exit_code, 0) << called.err;
  EXPECT_NE(called.out.find("# solutions: several\n"), std::string::npos);
  ASSERT_EQ(lines_of(called.out).size(), 4U);
  for (const auto& words : lines_of(called.out)) EXPECT_EQ(board_of(words[0]).clues(), 2);
}

TEST_F(Gen, GivesTheSameForTheSameSeed) {
  const std::string first = call("gen minimal --count 5 --seed 18446744073709551615").out;
  EXPECT_EQ(call("gen minimal --count 5 --seed 18446744073709551615").out, first);
  EXPECT_NE(lines_of(call("gen minimal --count 5 --seed 2").out), lines_of(first));
  const auto few = lines_of(call("gen minimal --count 3 --seed 18446744073709551615").out);
  EXPECT_EQ(few.at(2), lines_of(first).at(2));
}

TEST_F(Gen, WritesTheDifficultyWhenAsked) {
  for (const auto& words : lines_of(call("gen minimal --difficulty").out)) {
    ASSERT_EQ(words.size(), 3U);
    EXPECT_EQ(std::to_string(count_solutions(board_of(words[0]), 2).guesses), words[2]);
  }
}

TEST_F(Gen, BlanksEachCellInTurn) {
  const auto lines = lines_of(call("gen near-complete --blanks 1 --count 82").out);
  ASSERT_EQ(lines.size(), 82U);
  for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ(lines[i][0].find('.'), i % kCells);
}

TEST_F(Gen, ChoosesByTheStepsOfBacktracking) {
  write("my.txt", kPuzzle + "\n");
  const auto quick = lines_of(call("gen symmetry --of my.txt --steps ..100").out);
  EXPECT_EQ(quick.size(), 0U);  // a range begins with a number
  for (const std::string range : {"0..1000", "5000.."}) {
    const Called called = call("gen symmetry --of my.txt --count 5 --steps " + range);
    ASSERT_EQ(lines_of(called.out).size(), 5U) << called.err;
    for (const auto& words : lines_of(called.out)) {
      const std::uint64_t steps = plain_steps(board_of(words[0]), 10'000);
      EXPECT_TRUE(range == "5000.." ? steps >= 5000 : steps <= 1000) << steps;
    }
  }
  EXPECT_EQ(call("gen symmetry --of my.txt --steps 0..1").exit_code, 2);
}

TEST_F(Gen, SaysWhatIsWrongWithACall) {
  write("bad.txt", kPuzzle + "1\n");
  expect_refused("nonsense", "there is no kind 'nonsense'; there are: proper, minimal");
  expect_refused("proper --seed seven", "--seed takes a number from 0 to");
  expect_refused("proper --seed -1", "not '-1'");
  expect_refused("proper --seed 18446744073709551616", "--seed takes");
  expect_refused("proper --count 0", "--count takes a number from 1 to");
  expect_refused("proper --count 2x", "not '2x'");
  expect_refused("proper --clues 5..10", "ask for some of 17..81");
  expect_refused("proper --clues 30..24", "not '30..24'");
  expect_refused("proper --clues 24-30", "not '24-30'");
  expect_refused("near-complete --blanks 81", "there is no such puzzle");
  expect_refused("proper --blanks 3", "it belongs to near-complete");
  expect_refused("hard --clues 24", "it belongs to proper, minimal");
  expect_refused("proper --of bad.txt", "it belongs to symmetry");
  expect_refused("several --clash", "it belongs to none");
  expect_refused("symmetry", "needs --of FILE");
  expect_refused("symmetry --of nowhere.txt", "nowhere.txt: cannot be opened");
  expect_refused("symmetry --of bad.txt", "bad.txt:1:");
  expect_refused("proper --output nowhere/made.txt", "cannot write nowhere/made.txt");
  expect_refused("proper --output .", "cannot write .");
  EXPECT_EQ(call("gen").exit_code, 2);
  EXPECT_EQ(files(), std::set<std::string>{"bad.txt"});
}

TEST_F(Gen, SaysWhereItCannotFindAsMany) {
  write("empty.txt", "# solutions: several\n" + std::string(80, '.') + "1\n");
  write("made.txt", "mine\n");
  const Called called = call("gen symmetry --of empty.txt --count 800 --output made.txt");
  EXPECT_EQ(called.exit_code, 2);
  EXPECT_NE(called.err.find("different puzzles like that found"), std::string::npos) << called.err;
  EXPECT_EQ(content_of(folder_.path() / "made.txt"), "mine\n");
  EXPECT_EQ(files(), (std::set<std::string>{"empty.txt", "made.txt"}));
}

TEST_F(Gen, LeavesNoHalfWrittenFileWhenItIsInterrupted) {
  write("made.txt", "mine\n");
  const Called called = call(
      "gen hard --count 100000 --output made.txt & sleep 0.5; kill -INT $!; wait $!; exit $?; "
      "true");
  EXPECT_EQ(called.exit_code, 130);
  EXPECT_EQ(content_of(folder_.path() / "made.txt"), "mine\n");
  EXPECT_EQ(files(), std::set<std::string>{"made.txt"});
}

TEST_F(Gen, SaysWhenStandardOutputIsFull) {
  const Called called = call("gen complete > /dev/full; exit $?; true");
  EXPECT_EQ(called.exit_code, 2);
}

TEST_F(Gen, WritesThroughALinkAndToADevice) {
  write("target.txt", "");
  fs::create_symlink("target.txt", folder_.path() / "link.txt");
  EXPECT_EQ(call("gen complete --count 1 --output link.txt").exit_code, 0);
  EXPECT_TRUE(fs::is_symlink(folder_.path() / "link.txt"));
  EXPECT_EQ(lines_of(content_of(folder_.path() / "target.txt")).size(), 1U);
  EXPECT_EQ(call("gen complete --count 1 --output /dev/null").exit_code, 0);
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

}  // namespace
}  // namespace judge
