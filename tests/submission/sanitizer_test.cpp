#include "judge/submission/sanitizer.h"

#include <gtest/gtest.h>

namespace judge {
namespace {

TEST(Sanitizer, TellsWhatWasFoundAndWhereInTheSubmission) {
  EXPECT_EQ(
      sanitizer_finding("debugging\n"
                        "==9==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1\n"
                        "    #0 0x2 in std::vector<char>::operator[](unsigned long) "
                        "/usr/include/c++/12/bits/stl_vector.h:1124\n"
                        "    #1 0x3 in Solution::fits(int) /c/.sudoku-judge-tmp.Ab1234/mine.cpp:4\n"
                        "    #2 0x4 in main /c/.sudoku-judge-tmp.Ab1234/mine.cpp:9\n"),
      "AddressSanitizer: heap-buffer-overflow at mine.cpp:4 in Solution::fits");
  EXPECT_EQ(sanitizer_finding("==9==ERROR: AddressSanitizer: SEGV on unknown address 0x0\n"),
            "AddressSanitizer: SEGV");
  EXPECT_EQ(sanitizer_finding("mine.cpp:4:15: runtime error: index 9 out of bounds\n"),
            "UBSan: index 9 out of bounds at mine.cpp:4:15");
}

TEST(Sanitizer, FindsNothingInWhatASubmissionPrints) {
  EXPECT_EQ(sanitizer_finding(""), "");
  EXPECT_EQ(sanitizer_finding("#0 0x3 in f(int) /c/.sudoku-judge-tmp.Ab1234/mine.cpp:4\n"), "");
}

}  // namespace
}  // namespace judge
