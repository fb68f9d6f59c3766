#pragma once

#include <stdexcept>

namespace judge {

/// A fault of the judge itself or of the machine under it: never a verdict on a submission.
class JudgeError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace judge
