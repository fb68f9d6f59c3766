#include "judge/submission/entry.h"

#include <gtest/gtest.h>

#include "judge/submission/candidates.h"
#include "judge/submission/markdown.h"
#include "judge/submission/missing_include.h"
#include "judge/submission/source_text.h"

namespace judge {
namespace {

const std::string kMethod = "public: void solveSudoku(vector<vector<char>>& board) {}";

std::string class_called(const std::string& name) {
  return "class " + name + " {" + kMethod + "};\n";
}

// What the entry line calls, or the error.
std::string judged(const std::string& source, const std::string& wanted = "",
                   const std::string& file = "test.cpp") {
  const auto entry = find_entry(file, source, wanted);
  if (!entry) return entry.error();
  const std::string& line = entry->line;
  const std::size_t function = line.find("{ ::");
  if (function != std::string::npos)
    return line.substr(function + 4, line.find('(', function + 4) - function - 4) + "()";
  const std::size_t begin = line.find("< ::") + 4;
  return line.substr(begin, line.rfind('>') - begin);
}

std::string advice(const std::string& source, const std::string& wanted = "") {
  return find_entry("test.cpp", source, wanted).value().advice;
}

TEST(CodeOnly, BlanksWhatIsNoCode) {
  EXPECT_EQ(code_only("a // b\nc"), "a     \nc");
  EXPECT_EQ(code_only("a // b \\\nb\nc"), "a       \n \nc");
  EXPECT_EQ(code_only("a /* b\n*/ c"), "a     \n   c");
  EXPECT_EQ(code_only("a \"// \\\" b\" c"), "a           c");
  EXPECT_EQ(code_only("a '\"' c '\\'' d"), "a     c      d");
  EXPECT_EQ(code_only("1'000'000 /**/"), "1'000'000     ");
  EXPECT_EQ(code_only("0xF'F + 'a'"), "0xF'F +    ");
  EXPECT_EQ(code_only("x R\"(\" // )\" y"), "x            y");
  EXPECT_EQ(code_only("LR\"ab()\" )\"\n)ab\" y"), "           \n     y");
  EXPECT_EQ(code_only("\"open\nb"), "     \nb");
  EXPECT_EQ(code_only("\xEF\xBB\xBF"
                      "a"),
            "   a");
}

TEST(CodeOnly, BlanksDirectivesAndWhatTheyLeaveOut) {
  EXPECT_EQ(code_only("#define A \\\n {\nb"), "           \n  \nb");
  EXPECT_EQ(code_only("# error it's\nb"), "            \nb");
  EXPECT_EQ(code_only("#define A /* 1\n2 */ b"), "              \n     b");
  EXPECT_EQ(code_only("#if 0\na\n#else\nb\n#endif\nc"), "     \n \n     \nb\n      \nc");
  EXPECT_EQ(code_only("#if 1\na\n#else\nb\n#endif\nc"), "     \na\n     \n \n      \nc");
  EXPECT_EQ(code_only("#if 0 // x\n#ifdef A\nit's\n#endif\na\n#endif\nc"),
            "          \n        \n    \n      \n \n      \nc");
  EXPECT_EQ(code_only("#ifdef A\na\n#else\nb\n#endif"), "        \na\n     \nb\n      ");
}

TEST(Candidates, AreClassesAndFunctionsByTheirWholeName) {
  const auto found = candidates_in(
      "namespace a::b { namespace { struct S { enum class E { x }; class T : U {}; }; } }\n"
      "extern \"C\" { template <class X, int n = 3> struct V final {}; }\n"
      "namespace c { inline namespace d { void solveSudoku(Board& b) { struct Local {}; } } }\n"
      "struct S make(int solveSudoku) { return {}; }\n"
      "bool solved = solveSudoku(board);\n");
  std::vector<std::string> names;
  for (const Candidate& candidate : found) names.push_back(candidate.name);
  EXPECT_EQ(names, (std::vector<std::string>{"a::b::S::T", "a::b::S", "V", "c::d::solveSudoku"}));
  EXPECT_TRUE(found[0].derived);
  EXPECT_FALSE(found[1].derived);
  EXPECT_EQ(found[2].kind, Candidate::Kind::class_template);
  EXPECT_FALSE(found[2].derived);
  EXPECT_EQ(found[3].kind, Candidate::Kind::function);
  EXPECT_EQ(found[3].line, 3);
}

struct Signature {
  const char* declaration;
  Fit fit;
};
class Signatures : public testing::TestWithParam<Signature> {};

TEST_P(Signatures, AreJudgedByTheirParameters) {
  const auto found = candidates_in(std::string("struct S { ") + GetParam().declaration + " };");
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found.front().fit, GetParam().fit) << GetParam().declaration;
}

INSTANTIATE_TEST_SUITE_P(
    All, Signatures,
    testing::Values(
        Signature{"void solveSudoku(vector<vector<char>>& board) {}", Fit::good},
        Signature{"void solveSudoku(std :: vector < std::vector<char> > &);", Fit::good},
        Signature{"auto solveSudoku(Board& b) const noexcept -> bool { return {}; }", Fit::good},
        Signature{"[[nodiscard]] static bool solveSudoku(auto&& b) { return true; }", Fit::good},
        Signature{"template <class T = int> void solveSudoku(vector<vector<T>>& b);", Fit::good},
        Signature{"void solveSudoku(Board& b, pair<int, int> p = {0, 0}, int n = 0);", Fit::good},
        Signature{"void solveSudoku(this auto&& self, Board& b) {}", Fit::good},
        Signature{"void solveSudoku(int n); void solveSudoku(Board& b);", Fit::good},
        Signature{"private: void solveSudoku(Board& b);", Fit::hidden},
        Signature{"protected: int x; public: private: void solveSudoku(Board& b);", Fit::hidden},
        Signature{"void solveSudoku();", Fit::wrong_type},
        Signature{"void solveSudoku(Board& b, int row, int col);", Fit::wrong_type},
        Signature{"void solveSudoku(vector<vector<int>>& b);", Fit::wrong_type},
        Signature{"void solveSudoku(vector<string>& b);", Fit::wrong_type},
        Signature{"void solveSudoku(char b[9][9]);", Fit::wrong_type},
        Signature{"void solveSudoku(vector<char>& b);", Fit::wrong_type},
        Signature{"virtual void solveSudoku(Board& b) = 0;", Fit::none},
        Signature{"void solveSudoku(Board& b) = delete;", Fit::none},
        Signature{"friend void solveSudoku(Board& b);", Fit::none},
        Signature{"bool done = solveSudoku(b);", Fit::none},
        Signature{"using Base::solveSudoku;", Fit::none}));

TEST(Entry, IsTheSolutionThatIsThere) {
  EXPECT_EQ(judged(class_called("Solution")), "Solution");
  EXPECT_EQ(judged(class_called("Solution1")), "Solution1");
  EXPECT_EQ(judged("namespace n {" + class_called("Solver") + "}"), "n::Solver");
  EXPECT_EQ(judged("struct Outer {" + class_called("Inner") + "};"), "Outer::Inner");
  EXPECT_EQ(judged("template <int n = 9> " + class_called("Solver")), "Solver<>");
  EXPECT_EQ(judged("void solveSudoku(vector<vector<char>>& board) {}"), "solveSudoku()");
  EXPECT_EQ(judged("namespace n { bool solveSudoku(Board& b); }"), "n::solveSudoku()");
  EXPECT_EQ(judged(""), "Solution");
}

TEST(Entry, PrefersSolutionThenWhatCanBeCalled) {
  EXPECT_EQ(judged(class_called("A") + class_called("Solution") + class_called("B")), "Solution");
  EXPECT_EQ(judged(class_called("Base") + "class Solution : public Base {};"), "Solution");
  EXPECT_EQ(judged("class Solution { int other(); };" + class_called("A")), "A");
  EXPECT_EQ(judged("bool solveSudoku(int grid[9][9]);" + class_called("A")), "A");
  EXPECT_EQ(judged("class B { void solveSudoku(Board& b); };" + class_called("A")), "A");
  EXPECT_EQ(
      judged("class I { public: virtual void solveSudoku(Board& b) = 0; };" + class_called("A")),
      "A");
  EXPECT_EQ(judged("void solveSudoku(Board& b); void solveSudoku(Board& b) {}"), "solveSudoku()");
}

TEST(Entry, IsNotWhatIsCommentedOut) {
  const std::string other = class_called("Solution1");
  for (const std::string& hidden :
       {"// " + other, "/*\n" + other + "*/", "#if 0\n" + other + "#endif\n",
        "const char* s = R\"(" + other + ")\";\n", "#define X " + other}) {
    EXPECT_EQ(judged(hidden + class_called("Solution2")), "Solution2") << hidden;
  }
}

TEST(Entry, IsAnErrorWhereItCouldBeSeveral) {
  EXPECT_EQ(judged(class_called("Solution1") + "\n" + class_called("Solution2") +
                   "void solveSudoku(Board& b) {}"),
            "which of these is to be judged? Say so with --entry NAME:\n"
            "  the class Solution1 of line 1\n"
            "  the class Solution2 of line 3\n"
            "  the function solveSudoku of line 4\n");
}

TEST(Entry, IsWhatIsWanted) {
  const std::string two = class_called("A") + "namespace n {" + class_called("Solution") + "}";
  EXPECT_EQ(judged(two, "A"), "A");
  EXPECT_EQ(judged(two, "n::Solution"), "n::Solution");
  EXPECT_EQ(judged(two, "::n::Solution"), "n::Solution");
  EXPECT_EQ(judged("void solveSudoku(Board& b) {}" + two, "solveSudoku"), "solveSudoku()");
  EXPECT_EQ(judged(two, "another"), "another()");
  EXPECT_EQ(advice(two, "another"), "there is no class another\n");
  EXPECT_EQ(judged("template <int n> " + class_called("A"), "A<9>"), "A<9>");
}

TEST(Entry, SaysWhatIsJudgedWhereThatIsNotSolution) {
  EXPECT_EQ(find_entry("a.cpp", "\n" + class_called("A"), "")->note,
            "judged is the class A of line 2");
  EXPECT_EQ(find_entry("a.cpp", class_called("Solution"), "")->note, "");
  EXPECT_EQ(find_entry("a.cpp", class_called("A"), "A")->note, "");
}

TEST(Entry, AdvisesOnWhatWillNotCompile) {
  EXPECT_EQ(advice(class_called("Solution")), "");
  EXPECT_EQ(advice(class_called("Base") + "class Solution : public Base {};"), "");
  EXPECT_EQ(advice("class Solution { void solveSudoku(Board& b); };"),
            "solveSudoku is private in the class Solution of line 1: 'public:' is missing before "
            "it, and LeetCode refuses it too\n");
  EXPECT_EQ(advice("class Solution { public: void solveSudoku(); };"),
            "solveSudoku is called with a vector<vector<char>> and nothing else, which the class "
            "Solution of line 1 does not take\n");
  EXPECT_EQ(advice("int main() {}"),
            "no solveSudoku is found in it; expected is: class Solution { public: void "
            "solveSudoku(vector<vector<char>>& board); };\n");
  EXPECT_EQ(advice(class_called("Solution") + "\n" + class_called("Solution")),
            "Solution is defined on lines 1 and 3: leave one of them\n");
}

TEST(Entry, IsOneBlockOfMarkdown) {
  const std::string block = "```cpp\n" + class_called("Solution") + "```\n";
  const auto entry = find_entry("a.md", "It's\n\n" + block + "end", "");
  ASSERT_TRUE(entry.has_value()) << entry.error();
  EXPECT_EQ(entry->source, "\n\n\n" + class_called("Solution"));
  EXPECT_EQ(judged("```c++\nint x;\n```\n" + block, "", "a.md"), "Solution");
  EXPECT_EQ(judged(block + block, "", "a.md"),
            "several code blocks hold a solution, which makes several submissions:\n"
            "  from line 2\n  from line 5\n");
  EXPECT_EQ(judged(block + "```cpp\n" + class_called("A") + "```\n", "A", "a.md"), "A");
  EXPECT_NE(judged("text", "", "a.md").find("no C++ code block of this file holds solveSudoku"),
            std::string::npos);
}

TEST(Entry, IsNotReadInUtf16) {
  for (const std::string& start :
       {std::string("\xFF\xFE"), std::string("\xFE\xFF"), std::string("c\0l\0", 4)}) {
    EXPECT_NE(judged(start).find("UTF-16"), std::string::npos);
  }
  EXPECT_EQ(judged("\xEF\xBB\xBF" + class_called("A")), "A");
}

TEST(CppBlocks, AreThoseOfTheLanguage) {
  EXPECT_TRUE(cpp_blocks("text\n```python\nx\n```\n").empty());
  EXPECT_EQ(cpp_blocks("```\nx\n```\n").at(0).text, "\nx\n");
  const auto named = cpp_blocks("```\nx\n```\n  ~~~~ {.Cpp .x}\r\n```\n  y\n~~~\n~~~~\nz");
  ASSERT_EQ(named.size(), 1);
  EXPECT_EQ(named[0].line, 5);
  EXPECT_EQ(named[0].text, "\n\n\n\n```\n  y\n~~~\n");
  EXPECT_EQ(cpp_blocks("```CPP\nopen").at(0).text, "\nopen");
}

TEST(MissingHeader, IsNamedByTheCompiler) {
  EXPECT_EQ(missing_header("a.cpp:1:10: fatal error: ../x.h: No such file or directory\n  1 | "),
            "../x.h");
  EXPECT_EQ(missing_header("a.cpp:1:10: fatal error: 'x y.h' file not found\n"), "x y.h");
  EXPECT_EQ(missing_header("a.cpp:1:10: error: 'x' was not declared\n"), std::nullopt);
}

TEST(BlankInclude, KeepsTheLines) {
  std::string source = "a\n #  include <x.h> // why\n#include \"y.h\"\n#include\"x.h\"";
  EXPECT_EQ(blank_include(source, "x.h"), "#  include <x.h>");
  EXPECT_EQ(source, "a\n  // why\n#include \"y.h\"\n");
  EXPECT_EQ(blank_include(source, "x.h"), "");
}

TEST(ReplaceTestFrameworks, KeepsTheLines) {
  std::string source = "#include <gtest/gtest.h>\n#include <vector>\n#include \"catch.hpp\"\n";
  EXPECT_EQ(replace_test_frameworks(source), "#include <gtest/gtest.h>");
  EXPECT_EQ(source, "#include <author_tests.h>\n#include <vector>\n#include <author_tests.h>\n");
}

}  // namespace
}  // namespace judge
