#include "judge/report/text.h"

#include <gtest/gtest.h>

namespace judge {
namespace {

TEST(Duration, HasThreeDigits) {
  EXPECT_EQ(duration_text(999), "999 ns");
  EXPECT_EQ(duration_text(1234), "1.23 µs");
  EXPECT_EQ(duration_text(12'340'000), "12.3 ms");
  EXPECT_EQ(duration_text(123'400'000), "123 ms");
  EXPECT_EQ(duration_text(999'600), "1.00 ms");
  EXPECT_EQ(duration_text(2'000'000'000), "2.00 s");
}

TEST(Markup, TurnsWhatXmlWouldReadIntoText) {
  EXPECT_EQ(markup("<b a=\"x\" b='y'>&amp;</b>"),
            "&lt;b a=&quot;x&quot; b=&#39;y&#39;&gt;&amp;amp;&lt;/b&gt;");
  EXPECT_EQ(markup("数独\tµs\n"), "数独\tµs\n");
}

TEST(Markup, ReplacesWhatIsNoCharacterOfXml) {
  EXPECT_EQ(markup(std::string_view("a\x1b\0b", 4)), "a\uFFFD\uFFFDb");
  EXPECT_EQ(markup("\xff\xc3("), "\uFFFD\uFFFD(");
  EXPECT_EQ(markup("\xef\xbf\xbe."), "\uFFFD.");
}

}  // namespace
}  // namespace judge
