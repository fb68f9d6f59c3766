#include "judge/report/cactus_plot.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "judge/report/text.h"

namespace judge {
namespace {

constexpr double kWidth = 720;
constexpr double kHeight = 380;
constexpr double kLeft = 60;  // where the axes begin
constexpr double kBottom = 44;
constexpr double kMargin = 14;
constexpr std::size_t kPoints = 200;  // drawn of a curve
constexpr std::size_t kColours = 6;   // of page.css; then they begin again, dashed

struct Solved {
  std::uint64_t cpu_ns;
  const GroupRecord* group;
  std::uint32_t line;
};

struct Curve {
  std::string name;
  std::vector<Solved> solved;  // fastest first
};

Curve curve_of(const SubmissionRecord& submission) {
  Curve curve{file_name(submission.source), {}};
  for (const GroupRecord& group : submission.groups) {
    for (const CaseRecord& record : group.judged) {
      if (record.verdict != Verdict::accepted) continue;
      curve.solved.push_back({std::max<std::uint64_t>(record.cpu_ns, 1), &group, record.line});
    }
  }
  std::stable_sort(curve.solved.begin(), curve.solved.end(),
                   [](const Solved& a, const Solved& b) { return a.cpu_ns < b.cpu_ns; });
  return curve;
}

class Plot {
 public:
  explicit Plot(const RunRecord& run) {
    for (const SubmissionRecord& submission : run.submissions) {
      curves_.push_back(curve_of(submission));
      const auto& solved = curves_.back().solved;
      if (solved.empty()) continue;
      most_ = std::max(most_, solved.size());
      fastest_ = std::min(fastest_, decade(solved.front().cpu_ns));
      slowest_ = std::max(slowest_, decade(solved.back().cpu_ns) + 1);
    }
  }

  [[nodiscard]] std::string str() const {
    if (most_ == 0) return "";
    std::string svg = fmt::format(
        "<div class=\"wide\"><svg class=\"plot\" viewBox=\"0 0 {} {}\" tabindex=\"0\" role=\"img\" "
        "aria-label=\"Cases solved against the time of each; the arrow keys go from case to case\">"
        "\n",
        kWidth, kHeight);
    svg += axes();
    for (std::size_t i = 0; i < curves_.size(); ++i) svg += line(i);
    for (std::size_t i = 0; i < curves_.size(); ++i) svg += points(i);
    return svg + "</svg></div>\n<p class=\"readout\" aria-live=\"polite\"></p>\n" + legend();
  }

 private:
  static int decade(std::uint64_t nanoseconds) {
    return static_cast<int>(std::floor(std::log10(static_cast<double>(nanoseconds))));
  }

  [[nodiscard]] double x(std::size_t number) const {
    return kLeft +
           (kWidth - kLeft - kMargin) * static_cast<double>(number) / static_cast<double>(most_);
  }

  [[nodiscard]] double y_of_log(double log) const {
    const double part = (log - fastest_) / (slowest_ - fastest_);
    return kHeight - kBottom - (kHeight - kBottom - kMargin) * part;
  }

  [[nodiscard]] double y(std::uint64_t nanoseconds) const {
    return y_of_log(std::log10(static_cast<double>(nanoseconds)));
  }

  [[nodiscard]] std::string axes() const {
    std::string svg;
    for (int log = fastest_; log <= slowest_; ++log) {
      svg += fmt::format(
          "<path class=\"grid\" d=\"M{0} {1:.1f}H{2}\"/>"
          "<text x=\"{3}\" y=\"{4:.1f}\" text-anchor=\"end\">{5}</text>\n",
          kLeft, y_of_log(log), kWidth - kMargin, kLeft - 8, y_of_log(log) + 4, power(log));
    }
    for (std::size_t quarter = 0; quarter <= 4; ++quarter) {
      const std::size_t number = most_ * quarter / 4;
      if (quarter > 0 && number == most_ * (quarter - 1) / 4) continue;
      svg += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"{}\">{}</text>\n", x(number),
                         kHeight - kBottom + 18, quarter == 4 ? "end" : "middle", number);
    }
    return svg + fmt::format(
                     "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">cases solved, each "
                     "within the time on the left</text>\n",
                     (kLeft + kWidth) / 2, kHeight - 6);
  }

  static std::string power(int log) {
    constexpr std::array<std::string_view, 4> kUnits{"ns", "µs", "ms", "s"};
    const int unit = std::min(log / 3, 3);
    return fmt::format("{:.0f} {}", std::pow(10, log - 3 * unit),
                       kUnits[static_cast<std::size_t>(unit)]);
  }

  static std::string style(std::size_t curve) {
    return fmt::format("s{} dash{}", curve % kColours, curve / kColours % 3);
  }

  // The numbers of the cases that are drawn, from 0: evenly many, with the last.
  [[nodiscard]] std::vector<std::size_t> drawn(std::size_t curve) const {
    const std::size_t size = curves_[curve].solved.size();
    const std::size_t count = std::min(size, kPoints);
    std::vector<std::size_t> numbers;
    for (std::size_t i = 1; i <= count; ++i) numbers.push_back(size * i / count - 1);
    return numbers;
  }

  [[nodiscard]] std::string line(std::size_t curve) const {
    std::string corners;
    for (const std::size_t number : drawn(curve)) {
      corners +=
          fmt::format("{:.1f},{:.1f} ", x(number + 1), y(curves_[curve].solved[number].cpu_ns));
    }
    return fmt::format("<polyline class=\"{}\" points=\"{}\"/>\n", style(curve), corners);
  }

  [[nodiscard]] std::string points(std::size_t curve) const {
    std::string svg;
    for (const std::size_t number : drawn(curve)) {
      const Solved& solved = curves_[curve].solved[number];
      svg += fmt::format(
          "<circle class=\"s{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\"><title>{}: {}, line {}: {}, "
          "number {} of {}</title></circle>\n",
          curve % kColours, x(number + 1), y(solved.cpu_ns), markup(curves_[curve].name),
          markup(solved.group->group), solved.line, duration_text(solved.cpu_ns), number + 1,
          curves_[curve].solved.size());
    }
    return svg;
  }

  [[nodiscard]] std::string legend() const {
    std::string list = "<ul class=\"legend\">\n";
    for (std::size_t i = 0; i < curves_.size(); ++i) {
      if (curves_[i].solved.empty()) continue;
      list += fmt::format(
          "<li><svg viewBox=\"0 0 28 8\" aria-hidden=\"true\"><line class=\"{}\" x1=\"0\" y1=\"4\" "
          "x2=\"28\" y2=\"4\"/></svg>{}</li>\n",
          style(i), markup(curves_[i].name));
    }
    return list + "</ul>\n";
  }

  std::vector<Curve> curves_;
  std::size_t most_ = 0;
  int fastest_ = 99;  // decades of the axis
  int slowest_ = 0;
};

}  // namespace

std::string cactus_plot(const RunRecord& run) { return Plot(run).str(); }

}  // namespace judge
