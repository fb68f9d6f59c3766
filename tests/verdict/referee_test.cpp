#include "judge/verdict/referee.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstring>

namespace judge {
namespace {

using judge_protocol::Answer;
using judge_protocol::Phase;

const char* const kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const char* const kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

Case asked(const char* puzzle = kPuzzle) { return {*Board::parse(puzzle), std::nullopt, 1}; }

Answer answer_of(const std::string& cells) {
  Answer answer{};
  answer.rows = 9;
  for (auto& size : answer.row_sizes) size = 9;
  std::memcpy(answer.cells, cells.data(), sizeof answer.cells);
  return answer;
}

std::string with(std::string cells, int row, int column, char value) {
  cells.at(static_cast<std::size_t>((row - 1) * 9 + column - 1)) = value;
  return cells;
}

Ruling judged(const Answer& answer) { return judge_answer(asked(), Solutions::one, answer, {}); }

TEST(Referee, AcceptsTheSolution) {
  const Ruling ruling = judged(answer_of(kSolution));
  EXPECT_EQ(ruling.verdict, Verdict::accepted);
  EXPECT_EQ(ruling.reason, "");
}

TEST(Referee, NamesABlankThatIsLeft) {
  const Ruling ruling = judged(answer_of(with(kSolution, 9, 9, '.')));
  EXPECT_EQ(ruling.verdict, Verdict::wrong_answer);
  EXPECT_EQ(ruling.reason, "blank left at r9c9");
  EXPECT_EQ(ruling.wrong.count(), 1U);
  EXPECT_TRUE(ruling.wrong[80]);
  ASSERT_EQ(ruling.answer.size(), 9U);
  EXPECT_EQ(ruling.answer[8], "34528617.");
}

TEST(Referee, NamesACharacterThatIsNoDigit) {
  EXPECT_EQ(judged(answer_of(with(kSolution, 1, 3, '0'))).reason, "'0' at r1c3");
  EXPECT_EQ(judged(answer_of(with(kSolution, 1, 3, '\x04'))).reason,
            "the character of code 4 at r1c3");
  EXPECT_EQ(judged(answer_of(with(kSolution, 1, 3, '\xe9'))).reason,
            "the character of code 233 at r1c3");
}

TEST(Referee, NamesAChangedClue) {
  EXPECT_EQ(judged(answer_of(with(kSolution, 3, 8, '5'))).reason,
            "clue changed at r3c8 from 6 to 5");
}

TEST(Referee, NamesADigitThatStandsTwice) {
  const Ruling ruling = judged(answer_of(with(kSolution, 1, 3, '1')));
  EXPECT_EQ(ruling.reason, "1 twice in row 1 (r1c3, r1c8)");
  EXPECT_TRUE(ruling.wrong[2]);
  EXPECT_TRUE(ruling.wrong[7]);
}

TEST(Referee, NamesAnotherShape) {
  Answer answer = answer_of(kSolution);
  answer.rows = 10;
  EXPECT_EQ(judged(answer).reason, "10 rows");
  answer.rows = 1;
  EXPECT_EQ(judged(answer).reason, "1 row");
  answer.rows = 9;
  answer.row_sizes[3] = 8;
  EXPECT_EQ(judged(answer).reason, "row 4 has 8 cells");
}

TEST(Referee, WantsAPuzzleWithoutSolutionUntouched) {
  const Case unsolvable =
      asked("55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const std::string puzzle = unsolvable.puzzle.str();
  EXPECT_EQ(judge_answer(unsolvable, Solutions::none, answer_of(puzzle), {}).verdict,
            Verdict::accepted);
  const Ruling ruling =
      judge_answer(unsolvable, Solutions::none, answer_of(with(puzzle, 1, 3, '4')), {});
  EXPECT_EQ(ruling.verdict, Verdict::wrong_answer);
  EXPECT_TRUE(ruling.wrong[2]);
}

TEST(Referee, SaysTimeLimitForARightAnswerThatCameLate) {
  Answer answer = answer_of(kSolution);
  answer.cpu_ns = 2'500'000'000;
  const Ruling ruling = judged(answer);
  EXPECT_EQ(ruling.verdict, Verdict::time_limit);
  EXPECT_EQ(ruling.reason, "2.5 s of CPU time, where 2 s are allowed");
  answer.cells[2] = '.';
  EXPECT_EQ(judged(answer).verdict, Verdict::wrong_answer);
}

struct DeathCase {
  Death::Cause cause;
  Verdict verdict;
  const char* reason;
};

class RefereeOnDeath : public testing::TestWithParam<DeathCase> {};

TEST_P(RefereeOnDeath, SaysVerdictAndReason) {
  Death death;
  death.cause = GetParam().cause;
  death.phase = Phase::solving;
  death.signal = SIGSEGV;
  death.exit_code = 3;
  if (death.cause == Death::Cause::exception) {
    death.type = "std::runtime_error";
    death.message = "no way";
  }
  const Ruling ruling = judge_death(asked(), Solutions::one, death, {});
  EXPECT_EQ(ruling.verdict, GetParam().verdict);
  EXPECT_EQ(ruling.reason, GetParam().reason);
}

INSTANTIATE_TEST_SUITE_P(
    AllCauses, RefereeOnDeath,
    testing::Values(
        DeathCase{Death::Cause::cpu_limit, Verdict::time_limit, "more than 2 s of CPU time"},
        DeathCase{Death::Cause::wall_limit, Verdict::time_limit, "more than 6 s of wall time"},
        DeathCase{Death::Cause::memory_limit, Verdict::memory_limit, "more than 256 MiB of memory"},
        DeathCase{Death::Cause::output_limit, Verdict::output_limit, "printed more than 64 MiB"},
        DeathCase{Death::Cause::signalled, Verdict::run_time_error, "killed by SIGSEGV"},
        DeathCase{Death::Cause::stack_overflow, Verdict::run_time_error,
                  "stack overflow (SIGSEGV)"},
        DeathCase{Death::Cause::exited, Verdict::run_time_error,
                  "exited with code 3 before answering"},
        DeathCase{Death::Cause::exception, Verdict::run_time_error,
                  "uncaught std::runtime_error: no way"},
        DeathCase{Death::Cause::tampered, Verdict::run_time_error,
                  "overwrote the judge's memory"}));

TEST(Referee, CallsABoardThatCannotBeReadWrong) {
  Death death;
  death.cause = Death::Cause::signalled;
  death.signal = SIGSEGV;
  death.phase = Phase::reading;
  EXPECT_EQ(judge_death(asked(), Solutions::one, death, {}).verdict, Verdict::wrong_answer);
}

TEST(Referee, BlamesACrashInADestructorOnAWrongBoardWhereThereIsOne) {
  Death death;
  death.cause = Death::Cause::signalled;
  death.signal = SIGABRT;
  death.phase = Phase::destroying;
  death.last_answer = answer_of(kSolution);
  EXPECT_EQ(judge_death(asked(), Solutions::one, death, {}).verdict, Verdict::run_time_error);
  death.last_answer->rows = 1'000'000;
  EXPECT_EQ(judge_death(asked(), Solutions::one, death, {}).reason, "1000000 rows");
}

}  // namespace
}  // namespace judge
