#pragma once

#include <string>
#include <tl/expected.hpp>

namespace judge {

/// What is to be compiled of a submission, and what is to be said of it.
struct Entry {
  std::string source;  ///< the C++ text, its lines where they were
  std::string line;    ///< what follows it: the definition of judge_entry
  std::string note;    ///< what is judged, where that is not `Solution`
  std::string advice;  ///< for the user, should it not compile; ends with a line end
};

/// Finds what is to be judged in `source`, the text of a file called `name`. The rule:
///
/// 1. Candidates are the classes with a member function solveSudoku, and the free functions
///    solveSudoku, in whatever namespace or class they stand. What is commented out or under
///    `#if 0` is not there. A pure virtual or deleted function doesn't count.
/// 2. A class called Solution wins, as does one that only inherits its solveSudoku. Otherwise those
///    that can be called with a board come before those that can't, for being private or for their
///    parameters.
/// 3. Several are an error that lists them.
/// 4. Where there is none, `Solution` is what the compiler is told to look for.
///
/// `wanted`, unless empty, overrides all this: the name of a class (of a template with its
/// arguments), or else of a function, with its namespaces.
///
/// In a Markdown file (.md), the code block that holds a candidate is the submission.
tl::expected<Entry, std::string> find_entry(const std::string& name, const std::string& source,
                                            const std::string& wanted);

}  // namespace judge
