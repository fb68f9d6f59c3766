#include "judge/verdict/measurement.h"

#include <algorithm>
#include <cstdint>

#include "judge/interrupt.h"

namespace judge {
namespace {

using judge_protocol::Answer;

constexpr double kEnough = 20e6;  // nanoseconds of solving

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// What the answers of one worker say.
class Samples {
 public:
  explicit Samples(std::size_t cases) : times_(cases) {}

  void add(const Answer& answer) {
    const auto time = static_cast<double>(answer.cpu_ns);
    total_ += time;
    times_[answers_++ % times_.size()].push_back(time);
    if (answer.yardstick_runs == 0) return;
    yardsticks_.push_back(static_cast<double>(answer.yardstick_ns) / answer.yardstick_runs);
  }

  [[nodiscard]] bool enough() const {
    return answers_ % times_.size() == 0 && total_ >= kEnough && !yardsticks_.empty();
  }

  [[nodiscard]] double cost() const {
    double sum = 0;
    for (const std::vector<double>& times : times_) {
      const std::ptrdiff_t warm = times.size() > 1 ? 1 : 0;
      sum += median({times.begin() + warm, times.end()});
    }
    return sum / median(yardsticks_);
  }

 private:
  std::vector<std::vector<double>> times_;  // of each case, pass by pass
  std::vector<double> yardsticks_;
  double total_ = 0;
  std::size_t answers_ = 0;
};

}  // namespace

std::optional<double> measure_cost(const std::vector<Board>& puzzles, const WorkerFactory& start) {
  const std::unique_ptr<Worker> worker = start(Company::any);
  Samples samples(puzzles.size());
  std::size_t next = 0;
  std::vector<Answer> answers;
  while (!interrupted()) {
    while (worker->offer(puzzles[next])) next = (next + 1) % puzzles.size();
    answers.clear();
    const bool ended = worker->wait(answers).has_value();
    for (const Answer& answer : answers) {
      samples.add(answer);
      if (!samples.enough()) continue;
      worker->kill();
      return samples.cost();
    }
    if (ended) break;
  }
  worker->kill();
  return std::nullopt;
}

}  // namespace judge
