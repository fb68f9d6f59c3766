#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/data/samples.h"

namespace judge::test {
namespace {

using Boards = std::vector<std::string>;

/// A board of blanks and digits, most of which would be no puzzle: a reader does not care.
rc::Gen<std::string> any_board() {
  return rc::gen::container<std::string>(81, rc::gen::elementOf(std::string("...123456789")));
}

rc::Gen<std::string> any_full_board() {
  return rc::gen::container<std::string>(81, rc::gen::elementOf(std::string("123456789")));
}

/// Up to a dozen boards in any blank sign but with the same one.
rc::Gen<Boards> any_boards() {
  return rc::gen::mapcat(rc::gen::elementOf(std::string(".0*_xX?-")), [](char sign) {
    return rc::gen::container<Boards>(rc::gen::map(any_board(), [sign](std::string board) {
      std::replace(board.begin(), board.end(), '.', sign);
      return board;
    }));
  });
}

std::string with_dots(std::string board) {
  for (char& c : board) {
    if (c < '1' || c > '9') c = '.';
  }
  return board;
}

/// Prints `boards` each by `print`, with line ends of any kind, and asserts that they read the
/// same.
template <class Print>
void assert_reads_back(const std::string& head, const Boards& boards, Print print,
                       const std::string& tail = "") {
  std::string text = head;
  for (const std::string& board : boards) text += print(board);
  text += tail;
  text = replaced(text, "\n", *rc::gen::element<std::string>("\n", "\r\n", "\r"));
  if (*rc::gen::arbitrary<bool>()) text.insert(0, "\xEF\xBB\xBF");
  const bool final_end = *rc::gen::arbitrary<bool>();
  while (!final_end && !text.empty() && (text.back() == '\n' || text.back() == '\r')) {
    text.pop_back();
  }
  RC_LOG() << text;
  const auto cases = read_all(text);
  if (!cases) RC_FAIL(cases.error().str());
  RC_ASSERT(cases->size() == boards.size());
  for (std::size_t i = 0; i < boards.size(); ++i) {
    RC_ASSERT((*cases)[i].puzzle.str() == with_dots(boards[i]));
  }
}

RC_GTEST_PROP(ReaderProperty, ReadsBackLines, ()) {
  const std::string behind = *rc::gen::element<std::string>("", " ", ";1.2", "\t# hard", ", name");
  assert_reads_back("# a\n", *any_boards(),
                    [&](const std::string& board) { return board + behind + "\n"; });
}

RC_GTEST_PROP(ReaderProperty, ReadsBackLinesWithAClosingEnd, ()) {
  assert_reads_back(
      "", *any_boards(), [](const std::string& board) { return board + "\n"; }, "end\n");
}

RC_GTEST_PROP(ReaderProperty, ReadsBackGridsBehindACount, ()) {
  const auto boards = *any_boards();
  assert_reads_back(std::to_string(boards.size()) + "\n", boards, grid_of);
}

RC_GTEST_PROP(ReaderProperty, ReadsBackGridsWithHeadings, ()) {
  assert_reads_back("", *any_boards(), [number = 0](const std::string& board) mutable {
    return "Grid " + std::to_string(++number) + "\n" + grid_of(board);
  });
}

RC_GTEST_PROP(ReaderProperty, ReadsBackSdk, ()) {
  assert_reads_back("#A me\n", *any_boards(), [](const std::string& board) {
    return "[Puzzle]\n" + grid_of(board) + "[State]\n" + grid_of(board);
  });
}

/// Rows in threes, parted by `bar`, with a frame around the bands.
std::string ss_of(const std::string& board, const std::string& bar, const std::string& frame) {
  std::string text = frame;
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t three = 0; three < 3; ++three) {
      text.append(bar).append(board, 9 * row + 3 * three, 3);
    }
    text.append(bar).append("\n");
    if (row % 3 == 2) text += frame;
  }
  return text;
}

RC_GTEST_PROP(ReaderProperty, ReadsBackFramedGrids, ()) {
  const std::string bar = *rc::gen::element<std::string>("|", " ", " | ", "\t");
  const std::string frame =
      *rc::gen::element<std::string>("\n", "*-----------*\n", "+---+---+---+\n", "|---+---+---|\n",
                                     "=========\n", "+-------+-------+-------+\n", "# band\n");
  assert_reads_back("", *any_boards(),
                    [&](const std::string& board) { return ss_of(board, bar, frame); });
}

RC_GTEST_PROP(ReaderProperty, ReadsBackSpacedCells, ()) {
  const std::string space = *rc::gen::element<std::string>(" ", "\t", ",", ", ", " | ");
  assert_reads_back("", *any_boards(), [&](const std::string& board) {
    std::string text;
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
      text.append(board, cell, 1).append(cell % 9 == 8 ? "\n" : space);
    }
    return text;
  });
}

RC_GTEST_PROP(ReaderProperty, ReadsBackJson, ()) {
  const std::string quote = *rc::gen::element<std::string>("\"", "'", "");
  const std::string between = *rc::gen::element<std::string>(",", ", ", ",\n", "\n,\n\n");
  const std::string after = *rc::gen::element<std::string>("", "\n", ",", ",\n", " # a\n");
  assert_reads_back("", *any_boards(), [&](const std::string& board) {
    std::string text = "[";
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
      if (cell > 0) text += between;
      if (cell % 9 == 0) text += "[";
      text.append(quote).append(board, cell, 1).append(quote);
      if (cell % 9 == 8) text += "]";
    }
    return text + "]" + after;
  });
}

/// A table of one puzzle, its solution and a column beside, in the order of `columns`.
std::string table_of(const std::vector<std::size_t>& columns, const std::string& separator,
                     const std::vector<std::string>& header,
                     const std::vector<std::string>& fields) {
  std::string text;
  for (const auto* line : {&header, &fields}) {
    for (const std::size_t column : columns) text += (*line)[column] + separator;
    text.back() = '\n';
  }
  return text;
}

RC_GTEST_PROP(ReaderProperty, ReadsBackTables, ()) {
  const std::string puzzle = *any_board();
  const std::string solution = *any_full_board();
  const auto columns = *rc::gen::elementOf(std::vector<std::vector<std::size_t>>{
      {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}, {0, 1}, {1, 0}});
  const std::string quote = *rc::gen::element<std::string>("", "\"");
  const std::string separator = *rc::gen::element<std::string>(",", ";", "\t");
  const std::string text =
      table_of(columns, separator, {"Quizzes", "solutions", "rating"},
               {quote + puzzle + quote, quote + solution + quote, "\"1,2;\t\"\"\""});
  RC_LOG() << text;
  const auto cases = read_all(text);
  if (!cases) RC_FAIL(cases.error().str());
  RC_ASSERT(cases->size() == 1U);
  RC_ASSERT(cases->front().puzzle.str() == puzzle);
  RC_ASSERT(cases->front().solution->str() == solution);
}

RC_GTEST_PROP(ReaderProperty, ReadsBackSolutions, ()) {
  const std::string puzzle = *any_board();
  const std::string solution = *any_full_board();
  const std::string between = *rc::gen::element<std::string>(" ", "\t", ",", ";", " | ");
  const auto cases = read_all(puzzle + between + solution);
  if (!cases) RC_FAIL(cases.error().str());
  RC_ASSERT(cases->front().puzzle.str() == puzzle);
  RC_ASSERT(cases->front().solution->str() == solution);
}

/// Reads to the end or the first error, which must stand within the text.
void assert_ends(const std::string& text) {
  std::istringstream in(text);
  Reader reader(in, "t");
  const auto lines =
      std::count(text.begin(), text.end(), '\n') + std::count(text.begin(), text.end(), '\r') + 1;
  for (std::size_t calls = 0; calls <= text.size(); ++calls) {
    const auto next = reader.next();
    if (next && *next) continue;
    if (next) return;
    RC_ASSERT(next.error().line >= 1U);
    RC_ASSERT(next.error().line <= static_cast<std::size_t>(lines));
    RC_ASSERT(next.error().column >= 1U);
    RC_ASSERT(next.error().column <= text.size() + 1);
    return;
  }
  RC_FAIL("more cases than bytes");
}

RC_GTEST_PROP(ReaderProperty, EndsOnAnyBytes, (const std::string& text)) { assert_ends(text); }

RC_GTEST_PROP(ReaderProperty, EndsOnAnyPiecesOfFormats, ()) {
  const Boards kinds = {kPuzzle,
                        kSolution,
                        kPuzzle.substr(0, 9),
                        "53..7....",
                        "\n",
                        "\r",
                        "|",
                        "---",
                        "+---+",
                        "[",
                        "[[",
                        "]",
                        "\"",
                        "'",
                        ",",
                        "5",
                        "10",
                        "\"5\"",
                        " ",
                        "\t",
                        "#",
                        "# solutions: ",
                        "none",
                        "[Puzzle]",
                        "[State]",
                        "Grid 01",
                        "end",
                        "puzzle,solution",
                        "\xEF\xBB\xBF",
                        "\xFF",
                        "a",
                        "3\n"};
  const auto pieces = *rc::gen::container<Boards>(rc::gen::elementOf(kinds));
  std::string text;
  for (const std::string& piece : pieces) text += piece;
  assert_ends(text);
}

RC_GTEST_PROP(ReaderProperty, MissesNoCharacterThatIsNoCell, ()) {
  const std::string text = kPuzzle + "\n" + grid_of(kOther);
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
  RC_PRE(text[at] != '\n');
  std::string spoiled = text;
  spoiled[at] = *rc::gen::elementOf(std::string("aZ/+@\xC3\x80\x7F"));
  const auto cases = read_all(spoiled);
  RC_ASSERT(!cases.has_value());
  const auto begin = spoiled.begin();
  const auto end = begin + static_cast<std::ptrdiff_t>(at);
  RC_ASSERT(cases.error().line == static_cast<std::size_t>(std::count(begin, end, '\n')) + 1);
  RC_ASSERT(cases.error().column == at - (text.rfind('\n', at) + 1) + 1);
}

RC_GTEST_PROP(ReaderProperty, MissesNoCellThatIsLost, ()) {
  const std::string text = grid_of(kPuzzle) + kOther + "\n";
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
  RC_PRE(text[at] != '\n');
  std::string spoiled = text;
  spoiled.erase(at, 1);
  const auto cases = read_all(spoiled);
  RC_ASSERT(!cases.has_value());
  RC_ASSERT(cases.error().line == std::min<std::size_t>(at / 10 + 1, 10));
}

}  // namespace
}  // namespace judge::test
