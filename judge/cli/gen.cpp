#include <fmt/core.h>

#include <chrono>
#include <cstdio>
#include <limits>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <unordered_set>
#include <vector>

#include "judge/cli/commands.h"
#include "judge/cli/exit_code.h"
#include "judge/cli/gen_options.h"
#include "judge/cli/installation.h"
#include "judge/cli/output_file.h"
#include "judge/cli/progress.h"
#include "judge/cli/usage_error.h"
#include "judge/data/data_file.h"
#include "judge/interrupt.h"
#include "judge/judge_error.h"
#include "judge/sudoku/climb.h"
#include "judge/sudoku/counter.h"
#include "judge/sudoku/full_grid.h"
#include "judge/sudoku/plain_search.h"
#include "judge/sudoku/random.h"
#include "judge/sudoku/symmetry.h"

namespace judge {
namespace {

/// Draws for one puzzle that is new and takes the steps that are asked for.
constexpr int kDraws = 1000;
/// Of them so many are one puzzle turned: what it takes in reading order depends on how it lies.
constexpr int kTurns = 50;

/// Draws the puzzles of one command line and writes them.
class Gen {
 public:
  explicit Gen(GenOptions options) : options_(std::move(options)), random_(options_.seed) {}

  int run() {
    OutputFile output(options_.output);
    if (!output.stream()) throw UsageError(fmt::format("cannot write {}", options_.output));
    if (options_.kind == Kind::symmetry) read_originals();
    write_header(output.stream());
    const auto started = std::chrono::steady_clock::now();
    for (std::size_t i = 0; i < options_.count && !interrupted(); ++i) {
      const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started;
      progress_.show(rate_text(i, options_.count, elapsed.count()));
      const std::optional<Board> puzzle = draw_new(i);
      if (puzzle) write(*puzzle, output.stream());
    }
    progress_.clear();
    if (interrupted()) return kInterrupted;
    if (!output.commit()) {
      throw UsageError(fmt::format("cannot write {}",
                                   options_.output.empty() ? "standard output" : options_.output));
    }
    return kAsExpected;
  }

 private:
  void read_originals() {
    const auto file = open_checked(options_.of, Installation::here().cache, [&](std::size_t read) {
      progress_.show(fmt::format("checking {}: {} puzzles", options_.of, read));
    });
    if (!file) throw UsageError(file.error().str());
    solutions_ = file->solutions;
    CaseStream cases(*file);
    while (const auto next = cases.next()) {
      if (options_.clues.holds(next->puzzle.clues())) originals_.push_back(next->puzzle);
    }
    if (originals_.empty()) {
      throw UsageError(fmt::format("{} has no puzzle of {} to {} clues", options_.of,
                                   options_.clues.fewest, options_.clues.most));
    }
  }

  void write_header(std::ostream& out) {
    if (options_.kind == Kind::several) solutions_ = Solutions::several;
    if (options_.kind == Kind::none) solutions_ = Solutions::none;
    out << "# made by: " << options_.command << '\n';
    if (solutions_ != Solutions::one) out << "# solutions: " << name_of(solutions_) << '\n';
  }

  Drawn draw(std::size_t index) {
    switch (options_.kind) {
      case Kind::proper:
        return draw_proper(options_.clues, random_);
      case Kind::minimal:
        return draw_minimal(options_.clues, random_);
      case Kind::hard:
        return draw_hard(random_);
      case Kind::symmetry:
        return Symmetry::draw(random_).apply(originals_[index % originals_.size()]);
      case Kind::complete:
        return draw_full_grid(random_);
      case Kind::near_complete:
        return draw_near_complete(kCells - draw_clues(), static_cast<int>(index % kCells), random_);
      case Kind::several:
        return draw_several(options_.clues, random_);
      case Kind::none:
        return draw_none(options_.clues, options_.flaw, random_);
    }
    throw JudgeError("a kind of puzzle that there is not");
  }

  int draw_clues() {
    const int choices = options_.clues.most - options_.clues.fewest + 1;
    return options_.clues.fewest +
           static_cast<int>(draw_below(static_cast<std::uint64_t>(choices), random_));
  }

  /// Puzzle number `index`, unlike those before; nothing when the user has had enough.
  std::optional<Board> draw_new(std::size_t index) {
    Board puzzle;
    for (int i = 0; i < kDraws && !interrupted(); ++i) {
      if (options_.steps && i % kTurns != 0) {
        puzzle = Symmetry::draw(random_).apply(puzzle);
      } else if (const Drawn drawn = draw(index)) {
        puzzle = *drawn;
      } else {
        throw UsageError(drawn.error());
      }
      if (takes_asked_steps(puzzle) && given_.insert(puzzle.str()).second) return puzzle;
    }
    if (interrupted()) return std::nullopt;
    throw UsageError(fmt::format(
        "only {} different puzzles like that found: none of {} more was; ask for fewer{}", index,
        kDraws, options_.steps ? ", or for another range of --steps" : ""));
  }

  [[nodiscard]] bool takes_asked_steps(const Board& puzzle) const {
    if (!options_.steps) return true;
    const auto [fewest, most] = *options_.steps;
    const bool open = most == std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t steps = plain_steps(puzzle, open ? fewest : most + 1);
    return fewest <= steps && steps <= most;
  }

  void write(const Board& puzzle, std::ostream& out) const {
    const Count count = count_solutions(puzzle, 2);
    const Solutions found = count.solutions == 0   ? Solutions::none
                            : count.solutions == 1 ? Solutions::one
                                                   : Solutions::several;
    if (found != solutions_) {
      throw JudgeError(fmt::format("drew {}, which has not the number of solutions that it should",
                                   puzzle.str()));
    }
    out << puzzle.str();
    if (found == Solutions::one) out << ' ' << count.first.str();
    if (options_.difficulty) out << ' ' << count.guesses;
    out << '\n';
  }

  GenOptions options_;
  std::mt19937_64 random_;
  Progress progress_;
  Solutions solutions_ = Solutions::one;
  std::vector<Board> originals_;           // of symmetry
  std::unordered_set<std::string> given_;  // never gone through, so its order does not matter
};

int gen(const GenArguments& arguments) {
  const auto options = read_options(arguments);
  if (!options) throw UsageError(options.error());
  return Gen(*options).run();
}

}  // namespace

void add_gen(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("gen", "Make puzzles");
  auto arguments = std::make_shared<GenArguments>();
  GenArguments& a = *arguments;
  command
      ->add_option("KIND", a.kind,
                   "proper, minimal, hard, symmetry, complete, near-complete, several or none")
      ->required();
  command->add_option("--count", a.count, "how many puzzles, all different")->capture_default_str();
  command->add_option("--seed", a.seed, "the same seed gives the same puzzles")
      ->capture_default_str();
  command->add_option("--clues", a.clues, "A or A..B; default: 24..30, for several 20..30");
  command->add_option("--blanks", a.blanks, "A or A..B, of near-complete; default: 1..6");
  command->add_option("--of", a.of, "the file whose puzzles symmetry copies, in turn");
  command->add_flag("--clash", a.clash, "none: with two clues that clash; default: with none");
  command->add_option("--steps", a.steps,
                      "A..B or A..: only puzzles that take so many digits set by backtracking in "
                      "reading order");
  command->add_flag("--difficulty", a.difficulty,
                    "write the guesses of the reference search after each puzzle");
  command->add_option("--output", a.output, "write to this file, once all is made");
  command->footer(R"(
Kinds:
  proper         exactly one solution         complete       no blank
  minimal        no clue can be removed       near-complete  a few blanks, beginning with each cell
  hard           minimal, much search         several        two solutions or more
  symmetry       equivalent copies            none           no solution

Examples:
  judge gen proper --count 1000 --clues 24..30 --seed 7
  judge gen hard --count 100 --seed 7 --difficulty --output hard.txt
  judge gen symmetry --of testdata/sample.txt --clues 17 --steps 0..1000000
  judge gen near-complete --blanks 1 --count 81
  judge gen none --clash | judge run mine.cpp --data -)");
  command->callback([arguments, &exit_code] {
    exit_code = tell_usage_errors("gen", [&] { return gen(*arguments); });
  });
}

}  // namespace judge
