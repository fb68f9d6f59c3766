#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "judge/verdict/record.h"

namespace judge {

/// The name of a file without its folder.
std::string file_name(const std::string& path);

/// Where a failure is in its group, as "line 7" or "case 12 of seed 1".
std::string place_of(const GroupRecord& group, const Failure& failure);

/// "2 blanks left of 51", or of a board that has no solution "3 clues left of 30".
std::string size_of(const Counterexample& small);

/// Says of a failure that needs other boards before its own what that tells; else empty.
std::string condition_of(const Counterexample& small);

/// A word as a shell takes it, in quotes where it has to be.
std::string shell_word(const std::string& word);

/// A command that a shell takes and that gives the same failure; empty where the failure made small
/// has a better one, or is what was called.
std::string replay_command(const SubmissionRecord& submission, const GroupRecord& group,
                           const Failure& failure);

/// The command that judges the submission on one puzzle.
std::string replay_command(const SubmissionRecord& submission, const Board& puzzle);

/// The command that gives the failure made small.
std::string replay_command(const SubmissionRecord& submission, const Counterexample& small);

/// "1.23 µs", "45.6 ms" or "7.89 s": three digits.
std::string duration_text(std::uint64_t nanoseconds);

/// The same text with every byte that is not printable ASCII as \xNN, cut after `most` bytes.
std::string escaped(std::string_view text, std::size_t most);

/// The same text for XML and HTML, in an element or a quoted attribute: the five characters of
/// markup as entities, and what is not UTF-8 or no character of XML as U+FFFD.
std::string markup(std::string_view text);

}  // namespace judge
