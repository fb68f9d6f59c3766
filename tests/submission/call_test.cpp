#include "judge/submission/call.h"

#include <gtest/gtest.h>

#include <cstring>

#include "tests/submission/compiled.h"

namespace judge {
namespace {

using judge_protocol::Answer;
using judge_protocol::Manner;

const std::string kText =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const Board kBoard = *Board::parse(kText);

Answer answer_to(const Call& call, const std::string& body) {
  ProcessWorker worker(programs(), compiled(body), {});
  worker.offer(call);
  worker.close();
  std::vector<Answer> answers;
  while (!worker.wait(answers)) {
  }
  return answers.at(0);
}

TEST(Call, IsSpelledAndRead) {
  Board other = kBoard;
  other[3] = 'x';
  Board colon = kBoard;
  colon[4] = ':';
  for (const Call& call :
       {Call(kBoard), Call(kBoard, Manner::twice), Call(kBoard, Manner::spare_capacity),
        Call(kBoard, {9, 9, 8, 0, 12}), Call(kBoard, std::vector<std::uint8_t>{}), Call(other),
        Call(colon), Call(colon, Manner::twice)}) {
    EXPECT_EQ(Call::parse(call.str()), call) << call.str();
  }
  EXPECT_EQ(Call(kBoard, {9, 8}).str(), "9,8:" + kText);
}

TEST(Call, IsNotReadWhereItIsNone) {
  for (const std::string& text : std::vector<std::string>{
           "", kText.substr(1), kText + ".", "thrice:" + kText, "9,,9:" + kText, "9,:" + kText,
           "300:" + kText, "1,1,1,1,1,1,1,1,1,1,1,1,1:" + kText, "twice:", ":", "twice" + kText,
           "." + kText}) {
    EXPECT_FALSE(Call::parse(text)) << text;
  }
}

TEST(Call, GivesASecondBoardToTheSameObject) {
  const std::string body = "static int n = 0; b[0][0] = char('0' + ++n);";
  EXPECT_EQ(answer_to(kBoard, body).cells[0], '1');
  EXPECT_EQ(answer_to(Call(kBoard, Manner::twice), body).cells[0], '2');
}

TEST(Call, GivesRowsWithSpareCapacityThatHoldsDigitsAndBlanks) {
  const std::string body =
      "for (int r = 0; r < 9; ++r) b[r][0] = b[r].capacity() > 9 ? b[r].data()[9] : 'n';";
  EXPECT_EQ(answer_to(kBoard, body).cells[0], 'n');
  const Answer answer = answer_to(Call(kBoard, Manner::spare_capacity), body);
  EXPECT_EQ(answer.cells[0], '5');
  EXPECT_EQ(answer.cells[9], '.');
}

TEST(Call, GivesMisshapenBoards) {
  const Call call(kBoard, {9, 3, 0, 12, 9, 9, 9, 9, 9, 9});
  const Answer answer = answer_to(call, "b[0][0] = char('0' + b[3].size() / 2);");
  EXPECT_EQ(answer.rows, 10U);
  const std::vector<std::uint64_t> sizes(answer.row_sizes, answer.row_sizes + 9);
  EXPECT_EQ(sizes, (std::vector<std::uint64_t>{9, 3, 0, 12, 9, 9, 9, 9, 9}));
  EXPECT_EQ(answer.cells[0], '6');
  EXPECT_EQ(std::string(answer.cells + 9, 3), kText.substr(9, 3));
  EXPECT_EQ(std::string(answer.cells + 72, 9), kText.substr(72));
  EXPECT_EQ(answer_to(Call(kBoard, std::vector<std::uint8_t>{}), "").rows, 0U);
}

}  // namespace
}  // namespace judge
