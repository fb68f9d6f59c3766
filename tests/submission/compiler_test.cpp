#include "judge/submission/compiler.h"

#include <gtest/gtest.h>

#include <fstream>

#include "judge/submission/temporary_folder.h"
#include "tests/submission/compiled.h"

namespace judge {
namespace {

namespace fs = std::filesystem;

const std::string kRight =
    "class Solution { public: void solveSudoku(vector<vector<char>>& board) {} };";

TEST(Compiler, GivesALibraryAndRemembersIt) {
  const TemporaryFolder cache;
  CompilerOptions options = compiler_options();
  options.cache = cache.path();
  const auto compiler = Compiler::open(options);
  ASSERT_TRUE(compiler.has_value()) << compiler.error();
  const auto first = compiler->compile("right.cpp", kRight);
  ASSERT_TRUE(first.has_value()) << first.error();
  const auto written = fs::last_write_time(first->library);
  const auto second = compiler->compile("right.cpp", kRight);
  ASSERT_TRUE(second.has_value());
  EXPECT_EQ(first->library, second->library);
  EXPECT_EQ(fs::last_write_time(second->library), written);
  EXPECT_NE(first->library, compiler->library_of("right.cpp", kRight + " "));
  // Nothing but the library and the prelude is left.
  EXPECT_EQ(std::distance(fs::directory_iterator(cache.path()), fs::directory_iterator()), 2);
}

TEST(Compiler, GivesTheFirstMessagesWithTheFilesOwnLines) {
  const auto library = compiler().compile("bad.cpp", "\n\nint x = undeclared;\n" + kRight);
  ASSERT_FALSE(library.has_value());
  EXPECT_NE(library.error().find("bad.cpp:3:"), std::string::npos) << library.error();
}

TEST(Compiler, IsNotChangedByTheSubmissionsMacros) {
  for (const char* macros :
       {"#define int long long\n", "#define private public\n", "#define const\n",
        "#define extern static\n", "#define solve foo\n#define Phase bar\n#define Entry\n"}) {
    const auto library = compiler().compile("macros.cpp", macros + kRight);
    EXPECT_TRUE(library.has_value()) << macros << library.error();
  }
}

TEST(Compiler, WantsAPublicMethod) {
  const auto library = compiler().compile(
      "private.cpp", "class Solution { void solveSudoku(vector<vector<char>>& board) {} };");
  ASSERT_FALSE(library.has_value());
  EXPECT_NE(library.error().find("private"), std::string::npos);
}

TEST(Compiler, LeavesOutHeadersThatAreNotThere) {
  const std::string source = "#include \"no/such.h\"\n#include <NoSuch>\n" + kRight;
  const std::vector<std::string> notes{
      "compiled without #include \"no/such.h\", which is not there",
      "compiled without #include <NoSuch>, which is not there"};
  for (const char* time : {"first", "second"}) {
    const auto compiled = compiler().compile("missing.cpp", source);
    ASSERT_TRUE(compiled.has_value()) << compiled.error();
    EXPECT_EQ(compiled->notes, notes) << time;
  }
  const auto failed = compiler().compile("failed.cpp", source + "\nNoSuch x;");
  ASSERT_FALSE(failed.has_value());
  EXPECT_EQ(failed.error().find(notes.front()), 0) << failed.error();
  EXPECT_NE(failed.error().find("failed.cpp:4:"), std::string::npos) << failed.error();
}

TEST(Compiler, AdvisesBeforeItsMessages) {
  const auto compiled =
      compiler().compile("private.cpp", "class A { void solveSudoku(vector<vector<char>>&) {} };");
  ASSERT_FALSE(compiled.has_value());
  EXPECT_EQ(compiled.error().find("solveSudoku is private in the class A of line 1"), 0);
}

TEST(Compiler, FindsSymbolsThatAreNotThere) {
  const auto library = compiler().compile("undefined.cpp",
                                          "void f(); class Solution { public: void "
                                          "solveSudoku(vector<vector<char>>& board) { f(); } };");
  ASSERT_FALSE(library.has_value());
  EXPECT_NE(library.error().find("undefined reference"), std::string::npos) << library.error();
}

TEST(Compiler, ThatIsNotThereIsAnErrorThatSaysWhatToDo) {
  CompilerOptions options = compiler_options();
  options.cxx = "no-such-compiler";
  const auto compiler = Compiler::open(options);
  ASSERT_FALSE(compiler.has_value());
  EXPECT_NE(compiler.error().find("--cxx"), std::string::npos);
}

TEST(Compiler, WithFlagsItDoesNotKnowIsAnError) {
  CompilerOptions options = compiler_options();
  options.flags = {"-fno-such-flag"};
  const auto compiler = Compiler::open(options);
  ASSERT_FALSE(compiler.has_value());
  EXPECT_NE(compiler.error().find("no-such-flag"), std::string::npos) << compiler.error();
}

}  // namespace
}  // namespace judge
