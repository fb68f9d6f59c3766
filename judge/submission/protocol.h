// What the judge, the worker and the submission's entry share: the memory through which puzzles
// go in and boards come out. It is compiled before a submission, at whatever standard that asks
// for, so it is C++11 and includes nothing that could change what the submission sees.
//
// The submission can scribble over all of this memory. The judge therefore copies what it reads,
// checks every number, and believes nothing but the boards, which the referee checks.
#pragma once

#include <cstddef>
#include <cstdint>

namespace judge_protocol {

enum : std::uint32_t {
  kSlots = 1024,         // cases in flight at most; a power of two
  kTextBytes = 512,      // room for an exception's type or message
  kMostTasks = 512,      // processes and threads of a program, with those that it started
  kMostRows = 12,        // of a misshapen board
  kExitReported = 97,    // the worker's exit code after it has written a Report
  kExitSanitizer = 96,   // or after a sanitizer has printed what it found
  kClosing = 1U << 31U,  // set in Exchange::offered when no more cases will come
};

// The file descriptors with which a supervisor starts; the worker has only the first five.
enum : int {
  kControlFd = 0,   // end of file: kill everything and go; the worker has /dev/null here
  kStdoutFd = 1,    // of the submission
  kStderrFd = 2,    // of the submission
  kExchangeFd = 3,  // memory that holds an Exchange
  kWakeFd = 4,      // an eventfd on which the worker says that there are answers to collect
  kStatusFd = 5,    // takes one Ending
};

// Where the worker is. A crash is explained by it.
enum class Phase : std::uint32_t {
  loading,     // the submission's library, with its static constructors
  idle,        // between two cases
  solving,     // constructing a Solution, and in solveSudoku
  reading,     // copying the returned board out
  destroying,  // the board and the Solution
  exiting,     // static destructors and atexit handlers, after the last case
};

// How solveSudoku is called.
enum class Manner : std::uint32_t {
  plain,           // of a new Solution
  twice,           // again, of a Solution that has just solved the same puzzle
  spare_capacity,  // with rows that have room for more cells: digits and blanks are left over there
  misshapen,       // with a board of other rows than nine of nine cells
};

// NOLINTBEGIN(modernize-avoid-c-arrays): a layout that C++11 and later agree on

// The board as it came back. Only the first nine cells of each of the first nine rows are kept, and
// only where the board has nine rows and that row nine cells: any other shape is wrong whatever it
// holds, unless the board was misshapen before.
struct Answer {
  std::uint64_t rows;
  std::uint64_t row_sizes[9];  // of the first nine rows
  char cells[81];
  std::uint64_t cpu_ns;          // of constructing the Solution and of the call
  std::uint64_t yardstick_ns;    // CPU time of the yardstick after this case, where that is asked
  std::uint32_t yardstick_runs;  // in so many runs; 0 where it did not run
};

struct Slot {
  char puzzle[81];
  Manner manner;
  // Of a misshapen board. Its cells are those of the puzzle, and blank beyond nine rows or columns.
  unsigned char rows;
  unsigned char row_sizes[kMostRows];
  Answer answer;
};

enum class Report : std::uint32_t { nothing, exception, bad_alloc, stack_overflow, unloadable };

struct Exchange {
  std::uint32_t yardstick;  // written by the judge: whether to run it between the cases
  std::uint32_t offered;    // written by the judge: cases handed over so far, perhaps | kClosing
  std::uint32_t started;    // written by the worker: cases begun so far
  std::uint32_t finished;   // written by the worker: cases answered so far
  Phase phase;
  Report report;
  char type[kTextBytes];     // of the exception that was not caught, zero-terminated
  char message[kTextBytes];  // its what(), or why the library could not be loaded
  Slot slots[kSlots];        // case i is in slot i % kSlots
};

// The numbers of an Exchange are read and written by two processes at once.
template <class T>
T load(const T& shared) {
  T value;
  __atomic_load(&shared, &value, __ATOMIC_ACQUIRE);
  return value;
}
template <class T>
void store(T& shared, T value) {
  __atomic_store(&shared, &value, __ATOMIC_RELEASE);
}

// How a worker ended, as its supervisor saw it.
enum class Cause : std::uint32_t {
  exited,
  signalled,
  cpu_limit,
  wall_limit,
  memory_limit,
  task_limit,
  killed,
  lost,  // the supervisor itself was killed, and could not say
};

struct Ending {
  Cause cause;
  std::int32_t code;          // exit code or signal
  std::uint64_t peak_memory;  // bytes resident at most
  std::uint64_t cpu_ns;       // of the worker and of the children it waited for
};

// NOLINTEND(modernize-avoid-c-arrays)

// What the entry calls back while it runs a case.
struct Hooks {
  void (*start)();        // the Solution is about to be constructed
  void (*stop)(Answer*);  // solveSudoku has returned
  void (*enter)(Phase);   // from now on in this phase
  void (*caught)(Report, const char* type, const char* what);  // does not return
};

// The one symbol that links a submission to the worker: `judge_entry`, of this type.
using Entry = void (*)(Slot*, const Hooks*);

}  // namespace judge_protocol
