#include "judge/verdict/referee.h"

#include <fmt/core.h>

#include <csignal>
#include <cstring>
#include <optional>

#include "judge/sudoku/rules.h"

namespace judge {
namespace {

using judge_protocol::Answer;
using judge_protocol::Phase;

Ruling wrong(std::string reason, std::initializer_list<int> cells = {}) {
  Ruling ruling{Verdict::wrong_answer, std::move(reason), {}, {}};
  for (const int cell : cells) ruling.wrong.set(static_cast<std::size_t>(cell));
  return ruling;
}

std::string plural(std::uint64_t count, std::string_view word) {
  return fmt::format("{} {}{}", count, word, count == 1 ? "" : "s");
}

std::optional<Ruling> misshapen(const Answer& answer) {
  if (answer.rows != kSize) return wrong(plural(answer.rows, "row"));
  for (int row = 0; row < kSize; ++row) {
    const std::uint64_t size = answer.row_sizes[row];
    if (size != kSize) return wrong(fmt::format("row {} has {}", row + 1, plural(size, "cell")));
  }
  return std::nullopt;
}

std::string spelled(char cell) {
  const auto code = static_cast<unsigned char>(cell);
  if (code >= ' ' && code <= '~') return fmt::format("'{}'", cell);
  return fmt::format("the character of code {}", code);
}

std::optional<Ruling> not_a_digit(const Board& board) {
  for (int cell = 0; cell < kCells; ++cell) {
    const char value = board[cell];
    if (value >= '1' && value <= '9') continue;
    if (value == kBlank) return wrong("blank left at " + cell_name(cell), {cell});
    return wrong(fmt::format("{} at {}", spelled(value), cell_name(cell)), {cell});
  }
  return std::nullopt;
}

std::optional<Ruling> clue_changed(const Board& puzzle, const Board& board) {
  for (int cell = 0; cell < kCells; ++cell) {
    if (puzzle[cell] == kBlank || puzzle[cell] == board[cell]) continue;
    return wrong(
        fmt::format("clue changed at {} from {} to {}", cell_name(cell), puzzle[cell], board[cell]),
        {cell});
  }
  return std::nullopt;
}

std::optional<Ruling> touched(const Board& puzzle, const Board& board) {
  for (int cell = 0; cell < kCells; ++cell) {
    if (puzzle[cell] == board[cell]) continue;
    return wrong(fmt::format("the puzzle has no solution, and the board did not come back as it "
                             "went in: {} changed from {} to {}",
                             cell_name(cell), puzzle[cell], spelled(board[cell])),
                 {cell});
  }
  return std::nullopt;
}

std::optional<Ruling> first_fault(const Board& puzzle, Solutions solutions, const Board& board) {
  if (solutions == Solutions::none) return touched(puzzle, board);
  if (auto fault = not_a_digit(board)) return fault;
  if (auto fault = clue_changed(puzzle, board)) return fault;
  if (const auto clash = first_clash(board)) {
    return wrong(clash->str(), {clash->first, clash->second});
  }
  return std::nullopt;
}

std::string seconds(std::uint64_t nanoseconds) {
  return fmt::format("{:.3g} s", static_cast<double>(nanoseconds) / 1e9);
}

std::string where(Phase phase) {
  switch (phase) {
    case Phase::loading:
      return " while the submission was loaded (static constructors)";
    case Phase::idle:
      return " between two cases";
    case Phase::solving:
      return "";
    case Phase::reading:
      return " while the returned board was read";
    case Phase::destroying:
      return " in a destructor, after solveSudoku had returned";
    case Phase::exiting:
      return " at its exit (static destructors, atexit handlers), after the last case";
  }
  return " in an unknown place";
}

std::string signal_name(int signal) {
  const char* name = sigabbrev_np(signal);
  return name == nullptr ? fmt::format("signal {}", signal) : fmt::format("SIG{}", name);
}

Verdict verdict_of(const Death& death) {
  switch (death.cause) {
    case Death::Cause::cpu_limit:
    case Death::Cause::wall_limit:
      return Verdict::time_limit;
    case Death::Cause::memory_limit:
      return Verdict::memory_limit;
    case Death::Cause::output_limit:
      return Verdict::output_limit;
    default:
      return Verdict::run_time_error;
  }
}

}  // namespace

std::string describe(const Death& death, const Limits& limits) {
  const std::string place = where(death.phase);
  switch (death.cause) {
    case Death::Cause::finished:
      return "";
    case Death::Cause::cpu_limit:
      return fmt::format("more than {} of CPU time{}", seconds(limits.cpu_ns), place);
    case Death::Cause::wall_limit:
      return fmt::format("more than {} of wall time{}", seconds(limits.wall_ns), place);
    case Death::Cause::memory_limit:
      if (!death.type.empty()) return fmt::format("{} was not caught{}", death.type, place);
      return fmt::format("more than {} MiB of memory{}", limits.memory_bytes >> 20U, place);
    case Death::Cause::task_limit:
      return fmt::format("more than {} processes and threads{}",
                         std::uint32_t{judge_protocol::kMostTasks}, place);
    case Death::Cause::output_limit:
      return fmt::format("printed more than {} MiB", limits.output_bytes >> 20U);
    case Death::Cause::signalled:
      return fmt::format("killed by {}{}", signal_name(death.signal), place);
    case Death::Cause::stack_overflow:
      return fmt::format("stack overflow ({}){}", signal_name(death.signal), place);
    case Death::Cause::exited:
      return fmt::format("exited with code {} before answering{}", death.exit_code, place);
    case Death::Cause::exception:
      if (death.message.empty()) return fmt::format("uncaught {}{}", death.type, place);
      return fmt::format("uncaught {}: {}{}", death.type, death.message, place);
    case Death::Cause::sanitizer:
      return death.message + place;
    case Death::Cause::unloadable:
      return fmt::format("cannot be loaded: {}", death.message);
    case Death::Cause::tampered:
      return "overwrote the judge's memory";
  }
  return "";
}

Ruling judge_answer(const Case& asked, Solutions solutions, const Answer& answer,
                    const Limits& limits) {
  if (auto fault = misshapen(answer)) return *fault;
  Board board;
  std::memcpy(board.cells.data(), answer.cells, sizeof answer.cells);
  if (auto fault = first_fault(asked.puzzle, solutions, board)) {
    const std::string text = board.str();
    for (std::size_t row = 0; row < kSize; ++row) {
      fault->answer.push_back(text.substr(row * kSize, kSize));
    }
    return *fault;
  }
  if (answer.cpu_ns > limits.cpu_ns) {
    return {Verdict::time_limit,
            fmt::format("{} of CPU time, where {} are allowed", seconds(answer.cpu_ns),
                        seconds(limits.cpu_ns)),
            {},
            {}};
  }
  return {};
}

Ruling judge_death(const Case& asked, Solutions solutions, const Death& death,
                   const Limits& limits) {
  const bool crashed = verdict_of(death) == Verdict::run_time_error;
  if (crashed && death.phase == Phase::reading) {
    return wrong("the returned board cannot be read: " + describe(death, limits));
  }
  // A crash in a destructor is often the mere consequence of a broken board.
  if (crashed && death.last_answer) {
    Ruling ruling = judge_answer(asked, solutions, *death.last_answer, limits);
    if (ruling.verdict == Verdict::wrong_answer) return ruling;
  }
  return {verdict_of(death), describe(death, limits), {}, {}};
}

}  // namespace judge
