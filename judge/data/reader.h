#pragma once

#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "judge/data/case.h"
#include "judge/data/input_error.h"

namespace judge {

/// Reads cases from text, one at a time and in bounded memory. It tells the formats that people
/// have apart by content, and never guesses: what it can't read is an error with line and column.
/// `judge check --help` lists the formats.
class Reader {
 public:
  /// Reads from `in`, which must outlive the reader; `name` stands in errors.
  Reader(std::istream& in, std::string name);
  ~Reader();
  Reader(Reader&&) noexcept;
  Reader& operator=(Reader&&) noexcept;

  /// The next case, nothing at the end of the text, or the first error; after an error or the end
  /// it says the same again. A text without a case is not an error here.
  tl::expected<std::optional<Case>, InputError> next();

  /// What the comment lines before the first case say: "# solutions: none" (or "several");
  /// `Solutions::one` unless said otherwise. Complete after the first next().
  [[nodiscard]] Solutions solutions() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace judge
