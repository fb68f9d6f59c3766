#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "judge/verdict/record.h"

namespace judge {

/// The name of a file without its folder.
std::string file_name(const std::string& path);

/// Where a failure stands: "line 7", or of drawn cases "case 3 of seed 1".
std::string place_of(const GroupRecord& group, const Failure& failure);

/// A command that a shell takes and that gives the same failure; empty where the failure made small
/// has a better one, or is what was called.
std::string replay_command(const SubmissionRecord& submission, const GroupRecord& group,
                           const Failure& failure);

/// Likewise for a failure made small.
std::string replay_command(const SubmissionRecord& submission, const Counterexample& small);

/// "1.23 µs", "45.6 ms" or "7.89 s": three digits.
std::string duration_text(std::uint64_t nanoseconds);

/// The same text with every byte that is not printable ASCII as \xNN, cut after `most` bytes.
std::string escaped(std::string_view text, std::size_t most);

/// The same text for XML and HTML, in an element or a quoted attribute: the five characters of
/// markup as entities, and what is not UTF-8 or no character of XML as U+FFFD.
std::string markup(std::string_view text);

}  // namespace judge
