#include "judge/search/trial.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "judge/interrupt.h"
#include "judge/sudoku/counter.h"

namespace judge {
namespace {

using judge_protocol::Answer;
using judge_protocol::Manner;

// The first cell of a misshapen board that came back changed.
std::optional<int> changed_cell(const Call& call, const Answer& answer) {
  for (int cell = 0; cell < kCells; ++cell) {
    const auto row = static_cast<std::size_t>(row_of(cell));
    const bool exists = row < call.row_sizes.size() && column_of(cell) < call.row_sizes[row];
    if (exists && answer.cells[cell] != call.board[cell]) return cell;
  }
  return std::nullopt;
}

Ruling judge_misshapen(const Call& call, const Answer& answer) {
  const std::vector<std::uint8_t>& sizes = call.row_sizes;
  const std::size_t rows = std::min<std::size_t>(sizes.size(), kSize);
  std::string change;
  if (answer.rows != sizes.size()) {
    change = fmt::format("its {} rows became {}", sizes.size(), answer.rows);
  } else if (!std::equal(sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(rows),
                         answer.row_sizes)) {
    change = "the size of a row changed";
  } else if (const auto cell = changed_cell(call, answer)) {
    change = fmt::format("{} changed", cell_name(*cell));
  }
  if (change.empty()) return {};
  return {Verdict::wrong_answer,
          "the board is misshapen, and did not come back as it went in: " + change,
          {},
          {}};
}

Ruling judge_end(const Call& call, Death death, const Limits& limits) {
  if (call.manner == Manner::misshapen) death.last_answer.reset();  // the referee knows no shapes
  return judge_death({call.board, std::nullopt, 0}, solutions_of(call.board), death, limits);
}

std::vector<Outcome> run_calls(std::span<const Call> calls, Worker& worker, const Limits& limits,
                               const KeepGoing& keep_going) {
  std::vector<Outcome> outcomes;
  std::vector<Answer> answers;
  std::size_t offered = 0;
  while (outcomes.size() < calls.size() && !interrupted()) {
    while (offered < calls.size() && worker.offer(calls[offered])) ++offered;
    if (offered == calls.size()) worker.close();
    answers.clear();
    const std::optional<Death> death = worker.wait(answers);
    for (const Answer& answer : answers) {
      outcomes.push_back({judge_call(calls[outcomes.size()], answer, limits), answer.cpu_ns});
      if (outcomes.size() < calls.size() && !keep_going(outcomes.back())) return outcomes;
    }
    if (!death) continue;
    if (outcomes.size() < calls.size()) {
      outcomes.push_back({judge_end(calls[outcomes.size()], *death, limits), 0});
    }
    break;
  }
  return outcomes;
}

}  // namespace

Solutions solutions_of(const Board& board) {
  const bool cells = std::ranges::all_of(
      board.cells, [](char c) { return c == kBlank || (c >= '1' && c <= '9'); });
  if (!cells) return Solutions::none;
  const std::uint64_t count = count_solutions(board, 2).solutions;
  return count == 0 ? Solutions::none : count == 1 ? Solutions::one : Solutions::several;
}

Ruling judge_call(const Call& call, const Answer& answer, const Limits& limits) {
  if (call.manner == Manner::misshapen) return judge_misshapen(call, answer);
  return judge_answer({call.board, std::nullopt, 0}, solutions_of(call.board), answer, limits);
}

bool while_accepted(const Outcome& outcome) { return outcome.ruling.verdict == Verdict::accepted; }

Trial run_calls(std::span<const Call> calls, const WorkerFactory& start, const Limits& limits,
                const KeepGoing& keep_going) {
  const std::unique_ptr<Worker> worker = start(Company::any);
  Trial trial{run_calls(calls, *worker, limits, keep_going), 0};
  worker->kill();
  trial.peak_memory = worker->peak_memory();
  return trial;
}

}  // namespace judge
