#include "judge/data/reader.h"

#include <gtest/gtest.h>

#include "tests/data/samples.h"

namespace judge::test {
namespace {

using Lines = std::vector<std::string>;

TEST(Reader, ReadsAPuzzleALine) {
  EXPECT_EQ(read_as_text(kPuzzle + "\n" + kOther + "\n"), (Lines{"1:" + kPuzzle, "2:" + kOther}));
}

TEST(Reader, ReadsEveryBlankSign) {
  for (const char* sign : {".", "0", "*", "_", "x", "X", "?", "-"}) {
    EXPECT_EQ(read_as_text(replaced(kPuzzle, ".", sign)), (Lines{"1:" + kPuzzle})) << sign;
  }
}

TEST(Reader, ReadsASolutionBehindAPuzzle) {
  for (const char* between : {" ", "\t", ",", ";", ", ", " ; ", " | ", "  \t"}) {
    EXPECT_EQ(read_as_text(kPuzzle + between + kSolution),
              (Lines{"1:" + kPuzzle + "=" + kSolution}))
        << between;
  }
}

TEST(Reader, PassesOverWhatStandsBesideAPuzzle) {
  const Lines just_the_puzzle = {"1:" + kPuzzle};
  EXPECT_EQ(read_as_text(kPuzzle + ";11.90/11.90/11.30;forum name (2019)"), just_the_puzzle);
  EXPECT_EQ(read_as_text(kPuzzle + " # the document's"), just_the_puzzle);
  EXPECT_EQ(read_as_text(kPuzzle + "# 123456789012345678901234567890"), just_the_puzzle);
  EXPECT_EQ(read_as_text(kPuzzle + " --------------------------------"), just_the_puzzle);
  EXPECT_EQ(read_as_text(kPuzzle + "," + kSolution + ",30,1.2"),
            (Lines{"1:" + kPuzzle + "=" + kSolution}));
}

TEST(Reader, ReadsRatingsBeforeAPuzzle) {
  const Lines just_the_puzzle = {"1:" + kPuzzle};
  EXPECT_EQ(read_as_text(" 11.9/11.9/11.3 " + kPuzzle + " tarek"), just_the_puzzle);
  EXPECT_EQ(read_as_text("ED=10.6/10.6/10.1/10.6 " + kPuzzle), just_the_puzzle);
  EXPECT_EQ(read_as_text("0000183b305c " + kPuzzle + "  1.2"), just_the_puzzle);
  EXPECT_EQ(read_as_text("17," + kPuzzle + "," + kSolution),
            (Lines{"1:" + kPuzzle + "=" + kSolution}));
}

TEST(Reader, PassesOverCommentsAndEmptyLines) {
  EXPECT_EQ(read_as_text("# purpose\n\n  # origin: \xE9\n" + kPuzzle + "\n\n# 2\n" + kOther),
            (Lines{"4:" + kPuzzle, "7:" + kOther}));
}

TEST(Reader, FindsNoCaseInCommentsAlone) {
  EXPECT_EQ(read_as_text(""), Lines());
  EXPECT_EQ(read_as_text("# nothing here\n"), Lines());
}

TEST(Reader, ReadsEveryLineEnd) {
  for (const char* end : {"\n", "\r\n", "\r"}) {
    EXPECT_EQ(read_as_text(kPuzzle + end + kOther + end), (Lines{"1:" + kPuzzle, "2:" + kOther}));
    EXPECT_EQ(read_as_text(replaced(grid_of(kPuzzle) + "\n" + grid_of(kOther), "\n", end)),
              (Lines{"1:" + kPuzzle, "11:" + kOther}));
  }
  EXPECT_EQ(read_as_text("\r\n\r\r\n" + kPuzzle), (Lines{"4:" + kPuzzle}));
}

TEST(Reader, DropsAByteOrderMark) {
  EXPECT_EQ(read_as_text("\xEF\xBB\xBF" + kPuzzle), (Lines{"1:" + kPuzzle}));
  EXPECT_EQ(read_as_text("\xEF\xBB\xBFpuzzle,solution\n" + kPuzzle + "," + kSolution),
            (Lines{"2:" + kPuzzle + "=" + kSolution}));
}

TEST(Reader, ReadsLinesThatCrossItsBlocks) {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += kPuzzle + "\r\n";  // 249,000 bytes; 83 divides no block
  const auto cases = read_all(text);
  ASSERT_TRUE(cases.has_value()) << cases.error().str();
  ASSERT_EQ(cases->size(), 3000U);
  for (std::size_t i = 0; i < cases->size(); ++i) {
    EXPECT_EQ((*cases)[i].line, i + 1);
    EXPECT_EQ((*cases)[i].puzzle.str(), kPuzzle);
  }
}

TEST(Reader, ReadsGridsOfNineLines) {
  EXPECT_EQ(read_as_text(grid_of(kPuzzle) + "\n\n" + grid_of(kOther)),
            (Lines{"1:" + kPuzzle, "12:" + kOther}));
  EXPECT_EQ(read_as_text(grid_of(kPuzzle) + grid_of(kOther)),
            (Lines{"1:" + kPuzzle, "10:" + kOther}));
}

/// A grid with `left`, `between` and `right` around its threes, and `frame` around its bands.
std::string framed(const std::string& board, const std::string& left, const std::string& between,
                   const std::string& right, const std::string& frame) {
  std::string text = frame;
  for (std::size_t row = 0; row < 9; ++row) {
    const std::string cells = board.substr(9 * row, 9);
    text += left + cells.substr(0, 3) + between + cells.substr(3, 3) + between +
            cells.substr(6, 3) + right + "\n";
    if (row % 3 == 2) text += frame;
  }
  return text;
}

TEST(Reader, ReadsGridsWithFrames) {
  EXPECT_EQ(read_as_text(framed(kPuzzle, "|", "|", "|", "+---+---+---+\n")),
            (Lines{"2:" + kPuzzle}));
  EXPECT_EQ(read_as_text(framed(kPuzzle, "", " ", "", "\n")), (Lines{"2:" + kPuzzle}));
  EXPECT_EQ(read_as_text(framed(kPuzzle, "  |\t", " | ", " |", "======\n")),
            (Lines{"2:" + kPuzzle}));
  EXPECT_EQ(read_as_text(framed(kPuzzle, "| ", " | ", " |", ".-----.-----.-----.\n")),
            (Lines{"2:" + kPuzzle}));
  EXPECT_EQ(
      read_as_text("# .\n" + kOther + "\n" + framed(kPuzzle, "|", "|", "|", "|---|---|---|\n")),
      (Lines{"2:" + kOther, "4:" + kPuzzle}));
}

TEST(Reader, ReadsGridsOfSpacedCells) {
  std::string spaced;
  std::string ruled = "+-+-+-+-+-+-+-+-+-+---\n";
  for (std::size_t cell = 0; cell < kPuzzle.size(); ++cell) {
    const bool last = cell % 9 == 8;
    spaced += kPuzzle.substr(cell, 1) + (last ? "\n" : " ");
    ruled.append("|").append(kPuzzle, cell, 1).append(last ? "|\n+-+-+-+-+-+-+-+-+-+---\n" : "");
  }
  EXPECT_EQ(read_as_text(spaced), (Lines{"1:" + kPuzzle}));
  EXPECT_EQ(read_as_text(replaced(spaced, " ", ",")), (Lines{"1:" + kPuzzle}));
  EXPECT_EQ(read_as_text(replaced(spaced, " ", "\t")), (Lines{"1:" + kPuzzle}));
  EXPECT_EQ(read_as_text(ruled), (Lines{"2:" + kPuzzle}));
}

TEST(Reader, ReadsARowOfDashesAsBlanks) {
  const std::string board = "---------" + kSolution.substr(9);
  EXPECT_EQ(read_as_text(grid_of(board)), (Lines{"1:" + replaced(board, "-", ".")}));
}

/// As LeetCode writes it, with `between` after each row.
std::string json_of(const std::string& board, const std::string& quote,
                    const std::string& between) {
  std::string text = "[";
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    text += cell % 9 == 0 ? "[" : ",";
    text += quote + board.substr(cell, 1) + quote;
    if (cell % 9 == 8) text += cell == 80 ? "]" : "]," + between;
  }
  return text + "]";
}

TEST(Reader, ReadsJson) {
  for (const char* quote : {"\"", "'", ""}) {
    for (const char* between : {"", "\n", " ", "\n\n\t"}) {
      EXPECT_EQ(read_as_text(json_of(kPuzzle, quote, between)), (Lines{"1:" + kPuzzle}));
    }
  }
  EXPECT_EQ(read_as_text("[\n " + json_of(kPuzzle, "\"", "\n").substr(1)), (Lines{"1:" + kPuzzle}));
  EXPECT_EQ(read_as_text(replaced(json_of(kPuzzle, "\"", ""), ",", ",\n")),
            (Lines{"1:" + kPuzzle}));
}

TEST(Reader, ReadsBoardsInJsonOneAfterAnother) {
  const std::string first = json_of(kPuzzle, "\"", "");
  const std::string second = json_of(kOther, "\"", "\n");
  for (const char* between : {"", " ", ",", ", "}) {
    EXPECT_EQ(read_as_text(first + between + second + between),
              (Lines{"1:" + kPuzzle, "1:" + kOther}));
  }
  EXPECT_EQ(read_as_text(first + " # one\n" + second + "\n" + kPuzzle),
            (Lines{"1:" + kPuzzle, "2:" + kOther, "11:" + kPuzzle}));
}

TEST(Reader, ReadsTablesByTheirHeader) {
  const Lines both = {"2:" + kPuzzle + "=" + kSolution};
  EXPECT_EQ(read_as_text("puzzle,solution\n" + kPuzzle + "," + kSolution), both);
  EXPECT_EQ(read_as_text("quizzes,solutions\n" + kPuzzle + "," + kSolution), both);
  EXPECT_EQ(read_as_text("id,Solution,clues,PUZZLE\n7," + kSolution + ",30," + kPuzzle), both);
  EXPECT_EQ(read_as_text("puzzle;solution\n" + kPuzzle + ";" + kSolution), both);
  EXPECT_EQ(read_as_text("puzzle\tsolution\n" + kPuzzle + "\t" + kSolution), both);
  EXPECT_EQ(read_as_text("puzzle\n" + kPuzzle), (Lines{"2:" + kPuzzle}));
  EXPECT_EQ(read_as_text("puzzle,solution\n" + kPuzzle + ",\n" + kOther + ", \n"),
            (Lines{"2:" + kPuzzle, "3:" + kOther}));
}

TEST(Reader, ReadsQuotedFields) {
  EXPECT_EQ(read_as_text("\"name\",\"puzzle\",\"solution\"\n\"a, \"\"b\"\"\",\"" + kPuzzle +
                         "\" , \"" + kSolution + "\"\n"),
            (Lines{"2:" + kPuzzle + "=" + kSolution}));
}

TEST(Reader, PrefersTheColumnSolutionToACountOfSolutions) {
  EXPECT_EQ(read_as_text("# known puzzles\nname\tpuzzle\tsolutions\tsolution\na b\t" + kPuzzle +
                         "\t1\t" + kSolution),
            (Lines{"3:" + kPuzzle + "=" + kSolution}));
}

TEST(Reader, ReadsProjectEuler96) {
  const std::string zeros = replaced(kPuzzle, ".", "0");
  EXPECT_EQ(read_as_text("Grid 01\n" + grid_of(zeros) + "Grid 02\n" + grid_of(zeros)),
            (Lines{"2:" + kPuzzle, "12:" + kPuzzle}));
}

TEST(Reader, ReadsTheLeadingCountOfPoj2676) {
  const std::string zeros = replaced(kPuzzle, ".", "0");
  EXPECT_EQ(read_as_text("2\n" + grid_of(zeros) + grid_of(zeros)),
            (Lines{"2:" + kPuzzle, "11:" + kPuzzle}));
  EXPECT_EQ(read_as_text("1\n" + kPuzzle), (Lines{"2:" + kPuzzle}));
}

TEST(Reader, ReadsTheClosingEndOfPoj3074) {
  EXPECT_EQ(read_as_text(kPuzzle + "\n" + kOther + "\nend\n\n# nothing more\n"),
            (Lines{"1:" + kPuzzle, "2:" + kOther}));
  EXPECT_EQ(read_as_text(kPuzzle + "\nEND"), (Lines{"1:" + kPuzzle}));
}

TEST(Reader, ReadsSdk) {
  EXPECT_EQ(read_as_text("#AAuthor\n#DAn easy one\n#B03-08-2006\n[Puzzle]\n" + grid_of(kPuzzle)),
            (Lines{"5:" + kPuzzle}));
  EXPECT_EQ(read_as_text("#A\n" + grid_of(kPuzzle)), (Lines{"2:" + kPuzzle}));
}

TEST(Reader, PassesOverTheStateInSdk) {
  EXPECT_EQ(read_as_text("[Puzzle]\n" + grid_of(kPuzzle) + "\n[State]\n" + grid_of(kSolution) +
                         "[PencilMarks]\n1,23,456\n[Puzzle]\n" + grid_of(kOther)),
            (Lines{"2:" + kPuzzle, "25:" + kOther}));
}

TEST(Reader, ReadsSdm) {
  const std::string zeros = replaced(kPuzzle, ".", "0");
  EXPECT_EQ(read_as_text(zeros + "\r\n" + zeros + "\r\n"), (Lines{"1:" + kPuzzle, "2:" + kPuzzle}));
}

TEST(Reader, ReadsSs) {
  std::string text = replaced(framed(kPuzzle, "|", "|", "|", "|---+---+---|\n"), ".", "X");
  text.replace(0, 13, "*-----------*");
  text.replace(text.size() - 14, 13, "*-----------*");
  EXPECT_EQ(read_as_text(text), (Lines{"2:" + kPuzzle}));
  EXPECT_EQ(read_as_text(framed(kPuzzle, "", "|", "", "-----------\n")), (Lines{"2:" + kPuzzle}));
}

TEST(Reader, TakesDifferentFormatsInOneFile) {
  EXPECT_EQ(read_as_text(kPuzzle + "\n" + grid_of(kOther) + json_of(kPuzzle, "'", "\n")),
            (Lines{"1:" + kPuzzle, "2:" + kOther, "11:" + kPuzzle}));
}

Solutions solutions_of(const std::string& text) {
  std::istringstream in(text);
  Reader reader(in, "t");
  EXPECT_TRUE(reader.next().has_value());
  return reader.solutions();
}

TEST(Reader, TakesTheNumberOfSolutionsFromTheHeader) {
  EXPECT_EQ(solutions_of("# solutions: none\n" + kPuzzle), Solutions::none);
  EXPECT_EQ(solutions_of("# purpose\n#solutions: several\r\n" + kPuzzle), Solutions::several);
  EXPECT_EQ(solutions_of("# solutions: one\n" + kPuzzle), Solutions::one);
  EXPECT_EQ(solutions_of("# no solutions: these\n" + kPuzzle), Solutions::one);
}

TEST(Reader, IsMovable) {
  std::istringstream in(kPuzzle + "\n" + kOther);
  Reader first(in, "t");
  EXPECT_TRUE(first.next().has_value());
  Reader second(std::move(first));
  const auto next = second.next();
  ASSERT_TRUE(next.has_value() && next->has_value());
  EXPECT_EQ((*next)->puzzle.str(), kOther);
}

}  // namespace
}  // namespace judge::test
