#include <gtest/gtest.h>

#include <streambuf>

#include "judge/data/line_source.h"
#include "judge/data/reader.h"
#include "judge/judge_error.h"
#include "tests/data/samples.h"

namespace judge::test {
namespace {

std::string error_of(const std::string& text) {
  const auto cases = read_all(text);
  return cases ? "no error" : cases.error().str();
}

const std::string kFirstRows = kPuzzle.substr(0, 9) + "\n" + kPuzzle.substr(9, 9) + "\n";

TEST(ReaderError, NamesACellTooFewOrTooMany) {
  EXPECT_EQ(error_of(kPuzzle + "\n" + kPuzzle.substr(1)), "t:2:81: 80 cells where a board has 81");
  EXPECT_EQ(error_of(kPuzzle + "1"), "t:1:82: 82 cells where a board has 81");
  EXPECT_EQ(error_of("  11.9 " + kPuzzle.substr(1)), "t:1:88: 80 cells where a board has 81");
  EXPECT_EQ(error_of("53..7...\n"), "t:1:9: 8 cells where a row has 9");
  EXPECT_EQ(error_of("53..7.....\n"), "t:1:10: 10 cells where a row has 9");
  EXPECT_EQ(error_of("5 3 . . 7 . . .\n"), "t:1:16: 8 cells where a row has 9");
  EXPECT_EQ(error_of("| 53. | .7. | ...6 |\n"), "t:1:18: 10 cells where a row has 9");
}

TEST(ReaderError, NamesTheCharacterThatIsNoCell) {
  EXPECT_EQ(error_of(kPuzzle.substr(0, 40) + "a" + kPuzzle.substr(41)),
            "t:1:41: 'a' in a board: neither a digit nor a blank (one of .0*_xX?-)");
  EXPECT_EQ(error_of(kFirstRows + ".98l...6.\n"),
            "t:3:4: 'l' in a row: neither a digit nor a blank (one of .0*_xX?-)");
  EXPECT_EQ(error_of("5 3 . . 7 o . . .\n"),
            "t:1:11: 'o' in a row: neither a digit nor a blank (one of .0*_xX?-)");
}

TEST(ReaderError, NamesBytesThatAreNoText) {
  EXPECT_EQ(error_of(kPuzzle.substr(0, 80) + "\xE9"),
            "t:1:81: byte 0xE9 in a board: neither a digit nor a blank (one of .0*_xX?-)");
  EXPECT_EQ(error_of("53..7\xFF...\n"),
            "t:1:6: byte 0xFF in a row: neither a digit nor a blank (one of .0*_xX?-)");
  EXPECT_EQ(error_of("# a\n" + kPuzzle + std::string(1, '\0')),
            "t:2:82: a NUL byte: not text, or not saved as UTF-8 or ASCII");
}

TEST(ReaderError, NamesABlankSignThatChanges) {
  const std::string zeros = replaced(kPuzzle, ".", "0");
  EXPECT_EQ(error_of(kPuzzle + "\n" + zeros),
            "t:2:3: the blank is '0' here and '.' in line 1; a file has one sign for it");
  EXPECT_EQ(error_of(kFirstRows + ".98____6.\n"),
            "t:3:4: the blank is '_' here and '.' in line 1; a file has one sign for it");
  EXPECT_EQ(error_of("....-----\n"),
            "t:1:5: the blank is '-' here and '.' in line 1; a file has one sign for it");
  EXPECT_EQ(error_of("[[\".\",\"0\""),
            "t:1:8: the blank is '0' here and '.' in line 1; a file has one sign for it");
  EXPECT_EQ(error_of("53. .7x xxx\n"),
            "t:1:7: the blank is 'x' here and '.' in line 1; a file has one sign for it");
}

TEST(ReaderError, TakesTenForNoTwoCells) {
  EXPECT_EQ(error_of("10 2 3 4 5 6 7 8\n"), "t:1:1: \"10\" where a cell is expected");
  EXPECT_EQ(error_of("1 2 3 4 10 6 7 8 9\n"), "t:1:9: \"10\" where a cell is expected");
  EXPECT_EQ(error_of(" 53. . 7xxxx\n"), "t:1:2: 9 cells in uneven groups");
  EXPECT_EQ(error_of("[[\"1\",\"10\",\"3\""), "t:1:8: not a cell: neither a digit nor a blank");
  EXPECT_EQ(error_of("[[1, 10, 3"), "t:1:6: not a cell: neither a digit nor a blank");
}

TEST(ReaderError, NamesAGridThatEndsTooEarly) {
  const std::string eight = grid_of(kPuzzle).substr(0, 80);
  const std::string at_8 =
      "t:9:1: the grid that begins in line 2 ends here, after 8 of its 9 lines";
  for (const std::string& after : std::vector<std::string>{
           "", "\n", "\n\n" + grid_of(kOther), "# next\n" + grid_of(kOther),
           "+---+---+---+\n" + grid_of(kOther), "Grid 02\n" + grid_of(kOther), kOther, "[[\"1\"",
           "end\n", "[Puzzle]\n" + grid_of(kOther), "What is this?\n"}) {
    EXPECT_EQ(error_of("#\n" + eight + after), at_8) << after;
  }
  EXPECT_EQ(error_of(grid_of(kPuzzle) + eight),
            "t:17:1: the grid that begins in line 10 ends here, after 8 of its 9 lines");
}

TEST(ReaderError, CompletesNoGridWithTheNext) {
  const std::string band = grid_of(kPuzzle).substr(0, 30);
  EXPECT_EQ(error_of(band + "\n" + grid_of(kOther)),
            "t:3:1: the grid that begins in line 1 ends here, after 3 of its 9 lines");
  EXPECT_EQ(error_of(band + band + "\n" + grid_of(kOther)),
            "t:6:1: the grid that begins in line 1 ends here, after 6 of its 9 lines");
  EXPECT_EQ(error_of(band + "\n" + band + "\n" + kFirstRows + "\n" + grid_of(kOther)),
            "t:10:1: the grid that begins in line 1 ends here, after 8 of its 9 lines");
}

TEST(ReaderError, NamesWhatIsWrongInJson) {
  EXPECT_EQ(error_of("[[\"1\",\"2\"],"), "t:1:10: 2 cells where a row has 9");
  EXPECT_EQ(error_of("[[1,2,3,4,5,6,7,8,9,1"), "t:1:21: a tenth cell in a row");
  EXPECT_EQ(error_of("[[1,2,3,4,5,6,7,8,9]]"), "t:1:21: 1 rows where a board has 9");
  EXPECT_EQ(error_of("[\n[1,2,3,4,5,6,7,8,9];"),
            "t:2:20: ';' where a bracket or a comma of a board is expected");
  EXPECT_EQ(error_of("[[\"\",\"2\"]"), "t:1:4: not a cell: neither a digit nor a blank");
  EXPECT_EQ(error_of("[[\"1"), "t:1:5: a quote is not closed");
  EXPECT_EQ(error_of("[[\"a\""), "t:1:4: not a cell: neither a digit nor a blank");
  EXPECT_EQ(error_of(kPuzzle + "\n  [[1,2,\n3"), "t:2:3: the board that begins here is not closed");
  EXPECT_EQ(error_of("[\"5\""), "t:1:2: '\"' where a bracket or a comma of a board is expected");
}

TEST(ReaderError, NamesATenthRowInJson) {
  std::string text = "[";
  for (int row = 0; row < 9; ++row) text += "[1,2,3,4,5,6,7,8,9],\n";
  EXPECT_EQ(error_of(text + "[1"), "t:10:1: a tenth row in a board");
}

TEST(ReaderError, NamesTextBehindABoardInJson) {
  std::string text = "[";
  for (int row = 0; row < 9; ++row)
    text += row < 8 ? "[1,2,3,4,5,6,7,8,9],\n" : "[1,2,3,4,5,6,7,8,9]]";
  EXPECT_EQ(error_of(text + " done"),
            "t:9:22: 'd' where a bracket or a comma of a board is expected");
}

TEST(ReaderError, NamesWhatIsWrongInATable) {
  const std::string header = "id,puzzle,solution\n";
  EXPECT_EQ(error_of(header + "1," + kPuzzle), "t:2:1: 2 fields where the header has 3");
  EXPECT_EQ(error_of(header + "1,2," + kPuzzle + "," + kSolution),
            "t:2:1: 4 fields where the header has 3");
  EXPECT_EQ(error_of(header + "1," + kPuzzle.substr(1) + "," + kSolution),
            "t:2:83: 80 cells where a board has 81");
  EXPECT_EQ(error_of(header + "1,\"" + kPuzzle + "\"," + kSolution + "4"),
            "t:2:168: 82 cells where a board has 81");
  EXPECT_EQ(error_of(header + "1,\"" + kPuzzle), "t:2:3: a quote is not closed");
  EXPECT_EQ(error_of(header + "\"1\" 2," + kPuzzle + ","), "t:2:5: text after a closing quote");
  EXPECT_EQ(error_of(header + "1,,"), "t:2:3: 0 cells where a board has 81");
}

TEST(ReaderError, NamesWhatIsWrongWithASolution) {
  EXPECT_EQ(error_of(kPuzzle + " " + kPuzzle),
            "t:1:85: a blank in the solution that stands after a puzzle");
  EXPECT_EQ(error_of(kPuzzle + " " + kSolution.substr(1)),
            "t:1:163: 80 cells where a board has 81");
  EXPECT_EQ(error_of(kPuzzle + " " + kSolution + " " + kSolution),
            "t:1:165: a third board in a line");
  EXPECT_EQ(error_of("puzzle,solution\n" + kPuzzle + "," + kPuzzle),
            "t:2:85: a blank in the solution that stands after a puzzle");
}

TEST(ReaderError, NamesACountThatIsNotKept) {
  EXPECT_EQ(error_of("# two\n 2\n" + kPuzzle), "t:2:2: 2 puzzles are announced here, and 1 follow");
  EXPECT_EQ(error_of("1\n" + kPuzzle + "\n" + kPuzzle + "\nend"),
            "t:1:1: 1 puzzles are announced here, and 2 follow");
}

TEST(ReaderError, NamesTextThatIsNothing) {
  const std::string nothing = "neither a puzzle nor a row of a grid; a comment begins with '#'";
  EXPECT_EQ(error_of("My favourites\n" + kPuzzle), "t:1:1: " + nothing);
  EXPECT_EQ(error_of(kPuzzle + "\n\n  // next\n"), "t:3:3: " + nothing);
  EXPECT_EQ(error_of("||||\n"), "t:1:1: " + nothing);
  EXPECT_EQ(error_of("Grid one\n"), "t:1:1: " + nothing);
  EXPECT_EQ(error_of(kPuzzle + "\nend\n" + kPuzzle), "t:3:1: text after \"end\"");
  EXPECT_EQ(error_of(" [Solution]\n"), "t:1:2: neither [Puzzle] nor another section of .sdk files");
}

TEST(ReaderError, NamesAHeaderThatSaysNothing) {
  const std::string help = "\"# solutions:\" is followed by none, one or several";
  EXPECT_EQ(error_of("# solutions: many\n" + kPuzzle), "t:1:14: " + help);
  EXPECT_EQ(error_of("# solutions:\n" + kPuzzle), "t:1:3: " + help);
  EXPECT_EQ(error_of("# solutions: none\n# solutions: one\n" + kPuzzle),
            "t:2:3: said otherwise before");
  EXPECT_EQ(error_of(kPuzzle + "\n# solutions: none\n"),
            "t:2:3: \"# solutions:\" belongs before the first puzzle");
}

TEST(ReaderError, IsSaidAgainAfterwards) {
  std::istringstream in("1\n" + kPuzzle + "\n?\n" + kPuzzle);
  Reader reader(in, "name.txt");
  EXPECT_TRUE(reader.next().has_value());
  for (int i = 0; i < 3; ++i) {
    const auto next = reader.next();
    ASSERT_FALSE(next.has_value());
    EXPECT_EQ(next.error().str(), "name.txt:3:2: 1 cells where a row has 9");
  }
}

/// Text without end that is made while it is read.
class Endless : public std::streambuf {
 public:
  explicit Endless(std::string text) : text_(std::move(text)) {}
  [[nodiscard]] std::size_t given() const { return given_; }

 protected:
  int_type underflow() override {
    given_ += text_.size();
    setg(text_.data(), text_.data(), text_.data() + text_.size());
    return traits_type::to_int_type(*gptr());
  }

 private:
  std::string text_;
  std::size_t given_ = 0;
};

TEST(ReaderError, HoldsNoLineThatIsTooLong) {
  Endless text("# and on and on ");
  std::istream in(&text);
  Reader reader(in, "t");
  const auto next = reader.next();
  ASSERT_FALSE(next.has_value());
  EXPECT_EQ(next.error().str(), "t:1:1048577: the line is longer than 1048576 bytes");
  EXPECT_LT(text.given(), 2 * kMaxLine);
}

TEST(Reader, ReadsTheLongestLine) {
  EXPECT_EQ(error_of("#" + std::string(kMaxLine - 1, '-') + "\n" + kPuzzle), "no error");
  EXPECT_EQ(error_of("#" + std::string(kMaxLine, '-') + "\n" + kPuzzle),
            "t:1:1048577: the line is longer than 1048576 bytes");
}

TEST(Reader, ReadsNoFurtherThanItGives) {
  Endless text(kPuzzle + "\n");
  std::istream in(&text);
  Reader reader(in, "t");
  constexpr std::size_t kCases = 100'000;
  for (std::size_t i = 0; i < kCases; ++i) ASSERT_TRUE(reader.next()->has_value());
  constexpr std::size_t kAhead = std::size_t{1} << 17;
  EXPECT_LT(text.given(), kCases * (kPuzzle.size() + 1) + kAhead);
}

/// A disk that fails.
class Failing : public std::streambuf {
 protected:
  int_type underflow() override { throw std::runtime_error("input/output error"); }
};

TEST(ReaderError, IsTheMachinesWhereItCannotReadOn) {
  Failing disk;
  std::istream in(&disk);
  Reader reader(in, "t");
  EXPECT_THROW((void)reader.next(), JudgeError);
}

TEST(InputError, LeavesOutWhatIsNotKnown) {
  EXPECT_EQ((InputError{"a.txt", 0, 0, "empty"}.str()), "a.txt: empty");
  EXPECT_EQ((InputError{"a.txt", 3, 0, "bad"}.str()), "a.txt:3: bad");
  EXPECT_EQ((InputError{"a.txt", 3, 7, "bad"}.str()), "a.txt:3:7: bad");
}

}  // namespace
}  // namespace judge::test
