// Stands in for GoogleTest, Catch2 and doctest in submissions that hold their author's tests: these
// have to compile, and are never run. What a check checks is not even looked at.
#pragma once

namespace judge_author_tests {

struct Check {
  template <class Text>
  const Check& operator<<(const Text&) const {
    return *this;
  }
};

}  // namespace judge_author_tests

namespace testing {

class Test {
 public:
  virtual ~Test() {}

 protected:
  virtual void SetUp() {}
  virtual void TearDown() {}
};

inline void InitGoogleTest(int* = nullptr, char** = nullptr) {}

}  // namespace testing

inline int RUN_ALL_TESTS() { return 0; }

#define JUDGE_JOINED(a, b) a##b
#define JUDGE_JOIN(a, b) JUDGE_JOINED(a, b)
#define JUDGE_CHECK ::judge_author_tests::Check()

#define TEST(suite, name) static void judge_author_test_##suite##_##name()
#define TEST_F(fixture, name)                             \
  struct judge_author_test_##fixture##_##name : fixture { \
    void run();                                           \
  };                                                      \
  inline void judge_author_test_##fixture##_##name::run()

#define EXPECT_TRUE(...) JUDGE_CHECK
#define EXPECT_FALSE(...) JUDGE_CHECK
#define EXPECT_EQ(...) JUDGE_CHECK
#define EXPECT_NE(...) JUDGE_CHECK
#define EXPECT_LT(...) JUDGE_CHECK
#define EXPECT_LE(...) JUDGE_CHECK
#define EXPECT_GT(...) JUDGE_CHECK
#define EXPECT_GE(...) JUDGE_CHECK
#define EXPECT_STREQ(...) JUDGE_CHECK
#define EXPECT_THAT(...) JUDGE_CHECK
#define EXPECT_THROW(...) JUDGE_CHECK
#define EXPECT_NO_THROW(...) JUDGE_CHECK
#define ASSERT_TRUE(...) JUDGE_CHECK
#define ASSERT_FALSE(...) JUDGE_CHECK
#define ASSERT_EQ(...) JUDGE_CHECK
#define ASSERT_NE(...) JUDGE_CHECK
#define ASSERT_LT(...) JUDGE_CHECK
#define ASSERT_LE(...) JUDGE_CHECK
#define ASSERT_GT(...) JUDGE_CHECK
#define ASSERT_GE(...) JUDGE_CHECK
#define ASSERT_STREQ(...) JUDGE_CHECK
#define ASSERT_THAT(...) JUDGE_CHECK
#define ASSERT_THROW(...) JUDGE_CHECK
#define ASSERT_NO_THROW(...) JUDGE_CHECK

#define TEST_CASE(...) static void JUDGE_JOIN(judge_author_test_, __COUNTER__)()
#define TEST_SUITE(...) namespace JUDGE_JOIN(judge_author_suite_, __COUNTER__)
#define SECTION(...) if (true)
#define SUBCASE(...) if (true)
#define INFO(...) JUDGE_CHECK
#define CHECK(...) JUDGE_CHECK
#define CHECK_FALSE(...) JUDGE_CHECK
#define CHECK_EQ(...) JUDGE_CHECK
#define CHECK_THAT(...) JUDGE_CHECK
#define REQUIRE(...) JUDGE_CHECK
#define REQUIRE_FALSE(...) JUDGE_CHECK
#define REQUIRE_EQ(...) JUDGE_CHECK
#define REQUIRE_THAT(...) JUDGE_CHECK
