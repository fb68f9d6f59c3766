// `make bench`: every variant on every group, and what the judge adds to the time of a solver.
//
//     build/tests/benchmark --benchmark_filter=bitmask/hard
//
// Puzzles a second are those of CPU time. Compare numbers of one run only: machines are noisy.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "judge/data/data_file.h"
#include "judge/submission/temporary_folder.h"
#include "judge/sudoku/counter.h"
#include "judge/sudoku/symmetry.h"
#include "tests/solution/variant.h"

namespace judge {
namespace {

namespace fs = std::filesystem;

std::vector<Board> puzzles_of(const fs::path& path) {
  std::ifstream in(path);
  Reader reader(in, path.string());
  std::vector<Board> puzzles;
  for (auto next = reader.next(); next && *next; next = reader.next()) {
    puzzles.push_back((*next)->puzzle);
  }
  return puzzles;
}

void solve_group(benchmark::State& state, const Variant& variant,
                 const std::vector<Board>& puzzles) {
  std::vector<Grid> asked;
  for (const Board& puzzle : puzzles) asked.push_back(grid_of(puzzle));
  std::size_t i = 0;
  Grid grid = asked[0];
  for (auto unused : state) {
    for (std::size_t row = 0; row < kSize; ++row) grid[row] = asked[i][row];
    variant.solve(grid);
    benchmark::DoNotOptimize(grid);
    i = (i + 1) % asked.size();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

void count_group(benchmark::State& state, const std::vector<Board>& puzzles) {
  std::size_t i = 0;
  for (auto unused : state) {
    benchmark::DoNotOptimize(count_solutions(puzzles[i], 2));
    i = (i + 1) % puzzles.size();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

// As many puzzles as the well-known list of 17 clues has: equivalents of those of a group.
void write_many(const fs::path& path, const std::vector<Board>& puzzles) {
  constexpr std::size_t kMany = 24'579;
  std::mt19937_64 random(1);
  std::ofstream out(path);
  for (std::size_t i = 0; i < kMany; ++i) {
    out << Symmetry::draw(random).apply(puzzles[i % puzzles.size()]).str() << '\n';
  }
}

// The whole `judge run`, when all is compiled and checked already, against the CPU time that the
// solver itself used.
void judge_whole_process(benchmark::State& state, const std::string& variant) {
  const TemporaryFolder folder;
  const fs::path data = folder.path() / "many.txt";
  const fs::path record = folder.path() / "record.json";
  write_many(data, puzzles_of(JUDGE_SOURCE "/testdata/sparse.txt"));
  const std::string command = "'" JUDGE_BUILD "/judge' run '" JUDGE_SOURCE "/solution/" + variant +
                              ".cpp' --data '" + data.string() + "' --json '" + record.string() +
                              "' >/dev/null";
  if (std::system(command.c_str()) != 0) state.SkipWithError("judge run fails");  // NOLINT
  double solver_seconds = 0;
  for (auto unused : state) {
    if (std::system(command.c_str()) != 0) state.SkipWithError("judge run fails");  // NOLINT
    state.PauseTiming();
    const auto json = nlohmann::json::parse(std::ifstream(record));
    for (const auto& judged : json["submissions"][0]["groups"][0]["judged"]) {
      solver_seconds += judged[2].get<double>() / 1e9;
    }
    state.ResumeTiming();
  }
  state.counters["solver_s"] =
      benchmark::Counter(solver_seconds, benchmark::Counter::kAvgIterations);
}

void register_all() {
  for (const auto& entry : fs::directory_iterator(JUDGE_SOURCE "/testdata")) {
    const std::string group = entry.path().stem();
    const auto puzzles = puzzles_of(entry.path());
    for (const std::string& name : all_variants()) {
      if (name == "backtracking" && group == "against-backtracking") continue;  // minutes a puzzle
      benchmark::RegisterBenchmark((name + "/" + group).c_str(), [=](benchmark::State& state) {
        solve_group(state, Variant(name), puzzles);
      });
    }
    benchmark::RegisterBenchmark(("counter/" + group).c_str(),
                                 [=](benchmark::State& state) { count_group(state, puzzles); });
  }
  for (const std::string& name : all_variants()) {
    if (name == "backtracking") continue;
    benchmark::RegisterBenchmark(("judge_whole_process/" + name).c_str(),
                                 [=](benchmark::State& state) { judge_whole_process(state, name); })
        ->UseRealTime()
        ->Unit(benchmark::kSecond)
        ->Iterations(3);
  }
}

}  // namespace
}  // namespace judge

int main(int argc, char** argv) {
  judge::register_all();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
