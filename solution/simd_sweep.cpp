// Sweeps: every rule on every cell at once, in vector registers.
//
// Idea: a board is 81 sets of candidates, bit d - 1 for digit d, in words of 16 bits of which the
// other seven are zero. Other fast solvers propagate through a queue: a cell changes, its peers are
// looked at, what changes there is queued in turn. Each step is small, waits for the one before and
// ends in a branch that no processor can foresee. Here is no queue. A sweep applies all rules to
// all cells in some 180 vector instructions without a branch, and sweeps follow each other until
// one changes nothing. A queue would tell which cells to look at next; but a sweep looks at all of
// them, and looking at one for nothing costs nothing, as its lane is computed along with the
// others. A guess takes two to four sweeps, an easy puzzle about fifteen.
//
// Layout ("box lanes", of AVX2 and the portable path): register 3e + k holds the cells in row e,
// column k of all boxes. Its 16-bit lane 4i + p is the box in band i (three boxes side by side),
// stack p (three one upon another).
//
//            register of a cell                                 lane of a box
//            stack 0     stack 1     stack 2
//          +-----------+-----------+-----------+
//          |  0  1  2  |  0  1  2  |  0  1  2  |
//   band 0 |  3  4  5  |  3  4  5  |  3  4  5  |               0   1   2  (3)
//          |  6  7  8  |  6  7  8  |  6  7  8  |
//          +-----------+-----------+-----------+
//          |  0  1  2  |  0  1  2  |  0  1  2  |
//   band 1 |  3  4  5  |  3  4  5  |  3 [4] 5  |               4   5   6  (7)
//          |  6  7  8  |  6  7  8  |  6  7  8  |
//          +-----------+-----------+-----------+
//          |  0  1  2  |  0  1  2  |  0  1  2  |
//   band 2 |  3  4  5  |  3  4  5  |  3  4  5  |               8   9  10 (11)
//          |  6  7  8  |  6  7  8  |  6  7  8  |
//          +-----------+-----------+-----------+             (12)(13)(14)(15)
//
// So lane 6 of register 4 is the cell marked [4]: 6 = 4 * 1 + 2 is the last box of the middle band,
// 4 = 3 * 1 + 1 its centre, row 4 and column 7 of the board, counted from 0. Lanes in brackets are
// spare: they hold all nine digits in every register, and no rule takes one away from them.
//
// A box's row of three cells is a minirow, its column a minicolumn, either one a triad. The union
// of registers 3e, 3e + 1, 3e + 2 is minirow e of all boxes, with no shuffle. The neighbour boxes
// of a band are one byte shuffle away, those of a stack one permutation of the register's quarters.
//
// Rules of a sweep, in order:
//   single       a cell's last candidate is struck from the box's other minirows and minicolumns
//   closure      the three minirows that a digit takes in a band lie in three rows and three boxes:
//                six arrangements. A minirow keeps the digits that one of them puts there. This is
//                what strikes a digit from the rest of its row, and all that is known as locked
//                candidates or pointing. The same for minicolumns and stacks
//   hidden       a digit that has one minirow and one minicolumn left in its box has one cell left
// Before a guess, when nothing changes any more:
//   counting     a triad has three cells: with three candidates none of them goes anywhere else in
//                box and line, three forced digits leave no room for others; fewer candidates or
//                more forced digits contradict
// Then a guess: in the band or stack with the fewest configurations left, the digit with the fewest
// arrangements; two of them, one each; more, in a triad or not.
//
// Complexity: time exponential in the number of guesses, none to 60 of them on known hard puzzles,
// each some 200 ns; a fixed array of waiting boards on the stack, no allocation, no state.
//
// Three paths, chosen by what the processor can do, share the rules, which are templates on the
// type of a register, and the search:
//   AVX-512   (VBMI, BITALG) one board in three registers, and once the puzzle has proved hard,
//             three boards of the search in nine, a box a lane: 9 board + 3 band + stack. The one
//             board has a layout and a sweep of its own, which takes hidden singles first
//   AVX2      one board in nine registers
//   portable  the same in two halves of 128 bits, as compilers' vector extensions have them on any
//             processor, or in plain loops
//
// Source: a digit's arrangements and triads as variables are those of T. Dillon's tdoku
// (https://t-dillon.github.io/tdoku/), where the choice of the tightest band is from as well.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

// Tests leave out what other machines and compilers lack by SIMD_SWEEP_NO_X86, SIMD_SWEEP_NO_AVX512
// and SIMD_SWEEP_NO_VECTORS.
#if defined(__GNUC__) && defined(__x86_64__) && !defined(SIMD_SWEEP_NO_X86)
#define SIMD_SWEEP_X86 1
#if !defined(__clang__)
// GCC takes its own _mm512_undefined_epi32() for a mistake of ours (its bug 105593).
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#if !defined(__clang__)
#pragma GCC diagnostic pop
#endif
#if !defined(SIMD_SWEEP_NO_AVX512) && (defined(__clang__) ? __clang_major__ >= 7 : __GNUC__ >= 8)
#define SIMD_SWEEP_X86_AVX512 1
#endif
#endif

// Attributes have no other spelling that every compiler takes in silence.
#if defined(__GNUC__)
#define SWEEP_INLINE __attribute__((always_inline)) inline
#else
#define SWEEP_INLINE inline
#endif
#define SWEEP_AVX2 __attribute__((target("avx2,bmi,bmi2,popcnt")))
#define SWEEP_AVX512                                                      \
  __attribute__((                                                         \
      target("avx2,bmi,bmi2,popcnt,avx512f,avx512bw,avx512vl,avx512vbmi," \
             "avx512bitalg")))

namespace {
namespace simd_sweep {

// ---------------------------------------------------------------------------------------------
// Words
// ---------------------------------------------------------------------------------------------

constexpr unsigned kAllDigits = 511;  // bit d - 1 is digit d
constexpr int kArrangements = 6;
constexpr int kOptions = 12;
constexpr int kLines = 6;

/// The row in the band (or column in the stack) where arrangement `a` puts its digit in box `peer`
/// of the three. The first three turn one way, the last three the other.
constexpr int place(int a, int peer) { return (a < 3 ? peer + 3 - a : a - peer) % 3; }

/// Whether taking `option` in `line` strikes the digit from the cell. Lines 0 to 2 are the bands,
/// 3 to 5 the stacks. Options 0 to 5: keep only that arrangement; 6 + e: in the line's first box
/// keep only the digit's places in triad e; 9 + e: strike those.
constexpr bool is_struck(int line, int option, int row, int column) {
  const bool band = line < 3;
  const int element = band ? row % 3 : column % 3;
  const int peer = band ? column / 3 : row / 3;
  if ((band ? row : column) / 3 != line % 3) return false;
  if (option < kArrangements) return place(option, peer) != element;
  if (peer != 0) return false;
  return option < 9 ? element != option - 6 : element == option - 9;
}

/// What to strike of which digit: the digit as a bit, and kOptions * line + option.
struct Strike {
  std::uint32_t digit;
  std::uint32_t option;
};

enum class Path { kPortable, kAvx2, kAvx512 };

enum class Choice : std::uint32_t { kGuess, kSolved, kContradiction };

/// What to do with a board at rest. A guess has two halves, of which one must be right.
struct Guess {
  Choice choice;
  std::uint32_t digit;
  std::uint32_t option;
  std::uint32_t other_option;
};

SWEEP_INLINE int lowest_bit(unsigned x) {
#if defined(__GNUC__)
  return __builtin_ctz(x);
#else
  int n = 0;
  while ((x >> n & 1) == 0) ++n;
  return n;
#endif
}

/// Picks the digit with the fewest arrangements left in a line; `x[a]` holds the digits that may
/// take arrangement a. With two arrangements left each child gets one, otherwise the children say
/// whether the digit lies in one triad of the first box.
SWEEP_INLINE Guess guess_in_line(int line, unsigned x0, unsigned x1, unsigned x2, unsigned x3,
                                 unsigned x4, unsigned x5) {
  // Two full adders and their sum: bit d of (b2 b1 b0) counts the arrangements of digit d.
  const unsigned even = x0 ^ x1 ^ x2;
  const unsigned even_carry = (x0 & x1) | (x2 & (x0 ^ x1));
  const unsigned odd = x3 ^ x4 ^ x5;
  const unsigned odd_carry = (x3 & x4) | (x5 & (x3 ^ x4));
  const unsigned b0 = even ^ odd;
  const unsigned carry = even & odd;
  const unsigned b1 = even_carry ^ odd_carry ^ carry;
  const unsigned b2 = (even_carry & odd_carry) | (carry & (even_carry ^ odd_carry));
  const unsigned two = b1 & ~b0 & ~b2;
  const unsigned three = b1 & b0 & ~b2;
  const unsigned fewest = two != 0 ? two : three != 0 ? three : b2;

  const int d = lowest_bit(fewest);
  const unsigned left = (x0 >> d & 1) | (x1 >> d & 1) << 1 | (x2 >> d & 1) << 2 |
                        (x3 >> d & 1) << 3 | (x4 >> d & 1) << 4 | (x5 >> d & 1) << 5;
  const int a = lowest_bit(left);
  const int last = lowest_bit(left & (left - 1));
  const int triad = place(a, 0);
  const unsigned option = static_cast<unsigned>(kOptions * line);
  Guess guess;
  guess.choice = Choice::kGuess;
  guess.digit = 1U << d;
  guess.option = option + static_cast<unsigned>(two != 0 ? a : 6 + triad);
  guess.other_option = option + static_cast<unsigned>(two != 0 ? last : 9 + triad);
  return guess;
}

/// The rows of a board, 9 characters each.
struct Rows {
  char* at[9];
};

// ---------------------------------------------------------------------------------------------
// The rules, for any type of register
// ---------------------------------------------------------------------------------------------

/// Three registers: the minirows of a box, its minicolumns, or the cells of one minirow.
template <class V>
struct Triple {
  V x0, x1, x2;
};

/// Nine registers, x<row in the box>.x<column in the box>.
template <class V>
using Cells = Triple<Triple<V>>;

// What a register type may do better in one instruction.
template <class V>
SWEEP_INLINE V any_of(const V& a, const V& b, const V& c) {
  return a | b | c;
}
template <class V>
SWEEP_INLINE V all_of(const V& a, const V& b, const V& c) {
  return a & b & c;
}
template <class V>
SWEEP_INLINE V without(const V& a, const V& b, const V& c) {
  return without(a, b | c);
}
template <class V>
SWEEP_INLINE V either_pair(const V& a, const V& b, const V& c, const V& d) {
  return (a & b) | (c & d);
}
template <class V>
SWEEP_INLINE V without_lowest(const V& x) {
  return x & minus_one(x);
}
/// The cells of `c` that have one candidate, none of the others.
template <class V>
SWEEP_INLINE V singles(const V& c, const V& c_minus_one) {
  return c & is_zero(c & c_minus_one);
}
/// Of each word of `c`, the digits that `f` and `g` share; all of it where they share none.
template <class V>
SWEEP_INLINE V prefer_shared(const V& c, const V& f, const V& g) {
  const V shared = f & g;
  return c & (shared | is_zero(shared));
}
/// Not zero where a triad of `x` candidates and `f` forced digits has work for the counting rules.
template <class V>
SWEEP_INLINE V unrest(const V& x, const V& f) {
  const V at_most_three = is_zero(without_lowest(without_lowest(without_lowest(x))));
  const V at_most_two = is_zero(without_lowest(without_lowest(f)));
  return is_zero(at_most_three ^ at_most_two);
}

template <class V>
SWEEP_INLINE Triple<V> operator&(const Triple<V>& a, const V& b) {
  return {a.x0 & b, a.x1 & b, a.x2 & b};
}
template <class V>
SWEEP_INLINE Triple<V> operator&(const Triple<V>& a, const Triple<V>& b) {
  return {a.x0 & b.x0, a.x1 & b.x1, a.x2 & b.x2};
}
template <class V>
SWEEP_INLINE Triple<V> operator|(const Triple<V>& a, const Triple<V>& b) {
  return {a.x0 | b.x0, a.x1 | b.x1, a.x2 | b.x2};
}
template <class V>
SWEEP_INLINE V any_of(const Triple<V>& t) {
  return any_of(t.x0, t.x1, t.x2);
}
/// Strikes from each triad the digits that `placed` has in the other two.
template <class V>
SWEEP_INLINE Triple<V> without_others(const Triple<V>& t, const Triple<V>& placed) {
  return {without(t.x0, placed.x1, placed.x2), without(t.x1, placed.x0, placed.x2),
          without(t.x2, placed.x0, placed.x1)};
}

/// The digits that have one triad left in their box.
template <class V>
SWEEP_INLINE Triple<V> forced(const Triple<V>& t) {
  return without_others(t, t);
}

template <class V>
SWEEP_INLINE Triple<V> next_in_band(const Triple<V>& t) {
  return {next_in_band(t.x0), next_in_band(t.x1), next_in_band(t.x2)};
}
template <class V>
SWEEP_INLINE Triple<V> last_in_band(const Triple<V>& t) {
  return {last_in_band(t.x0), last_in_band(t.x1), last_in_band(t.x2)};
}
template <class V>
SWEEP_INLINE Triple<V> next_in_stack(const Triple<V>& t) {
  return {next_in_stack(t.x0), next_in_stack(t.x1), next_in_stack(t.x2)};
}
template <class V>
SWEEP_INLINE Triple<V> last_in_stack(const Triple<V>& t) {
  return {last_in_stack(t.x0), last_in_stack(t.x1), last_in_stack(t.x2)};
}

/// Keeps of each triad the digits that some arrangement of the three boxes puts there: the other
/// two triads of the digit's box lie in the two neighbours, in one order or the other. Once is
/// enough: what stays lies in an arrangement that stays whole.
template <class V>
SWEEP_INLINE Triple<V> close(const Triple<V>& t, const Triple<V>& next, const Triple<V>& last) {
  return {t.x0 & either_pair(next.x1, last.x2, last.x1, next.x2),
          t.x1 & either_pair(next.x2, last.x0, last.x2, next.x0),
          t.x2 & either_pair(next.x0, last.x1, last.x0, next.x1)};
}

/// One board in nine registers and what the last sweep learned of it.
template <class V>
struct Board {
  Cells<V> cells;
  Triple<V> rows;     // candidates of the minirows
  Triple<V> columns;  // candidates of the minicolumns
  V present;          // digits that have a place in the box
  V total;            // sum over the box of the cells' words as numbers, each less one. Words only
                      // shrink, so an equal sum means no change; an empty cell sets bit 15
};

template <class V>
SWEEP_INLINE V singles(const V& c) {
  return singles(c, minus_one(c));
}
template <class V>
SWEEP_INLINE Triple<V> singles(const Triple<V>& c) {
  return {singles(c.x0), singles(c.x1), singles(c.x2)};
}

/// The last step of a sweep for a cell: its minicolumn, and the forced digits of both triads.
/// Returns its word as a number less one, to be summed over the box.
template <class V>
SWEEP_INLINE V finish_cell(V& c, const V& column, const V& row_forced, const V& column_forced) {
  c = prefer_shared(c & column, row_forced, column_forced);
  return minus_one(c);
}

template <class V>
SWEEP_INLINE void finish_cell(V& c, V& total, const V& column, const V& row_forced,
                              const V& column_forced) {
  total = saturating_sum(total, finish_cell(c, column, row_forced, column_forced));
}

/// Where kRowsFirst, minicolumns see what the minirows left: a seventh fewer sweeps. Otherwise both
/// see the same cells and don't wait for each other: a shorter sweep, where the processor has units
/// to spare. The order of the steps keeps few registers alive at a time: compilers leave it much as
/// it is, and AVX2 has 16 of them.
template <class V>
SWEEP_INLINE void sweep(Board<V>& b) {
  Cells<V>& c = b.cells;
  const Triple<V> single0 = singles(c.x0);
  const V row0 = any_of(c.x0);
  const V row0_single = any_of(single0);
  const Triple<V> single1 = singles(c.x1);
  const V row1 = any_of(c.x1);
  const V row1_single = any_of(single1);
  const Triple<V> single01 = single0 | single1;
  const Triple<V> single2 = singles(c.x2);
  const V row2 = any_of(c.x2);
  const V row2_single = any_of(single2);
  const Triple<V> column_singles = single01 | single2;

  // single, then closure
  Triple<V> rows = without_others<V>({row0, row1, row2}, {row0_single, row1_single, row2_single});
  rows = close(rows, next_in_band(rows), last_in_band(rows));
  if (V::kRowsFirst) c = {c.x0 & rows.x0, c.x1 & rows.x1, c.x2 & rows.x2};
  Triple<V> columns = without_others((c.x0 | c.x1) | c.x2, column_singles);
  if (!V::kRowsFirst) c = {c.x0 & rows.x0, c.x1 & rows.x1, c.x2 & rows.x2};
  columns = close(columns, next_in_stack(columns), last_in_stack(columns));

  b.rows = rows;
  b.columns = columns;
  b.present = any_of(rows);
  // hidden
  const Triple<V> g = forced(columns);
  const V f0 = without(rows.x0, rows.x1, rows.x2);
  V total = finish_cell(c.x0.x0, columns.x0, f0, g.x0);
  finish_cell(c.x0.x1, total, columns.x1, f0, g.x1);
  finish_cell(c.x0.x2, total, columns.x2, f0, g.x2);
  const V f1 = without(rows.x1, rows.x0, rows.x2);
  finish_cell(c.x1.x0, total, columns.x0, f1, g.x0);
  finish_cell(c.x1.x1, total, columns.x1, f1, g.x1);
  finish_cell(c.x1.x2, total, columns.x2, f1, g.x2);
  const V f2 = without(rows.x2, rows.x0, rows.x1);
  finish_cell(c.x2.x0, total, columns.x0, f2, g.x0);
  finish_cell(c.x2.x1, total, columns.x1, f2, g.x1);
  finish_cell(c.x2.x2, total, columns.x2, f2, g.x2);
  b.total = total;
}

/// Not zero where a triad is not at rest.
template <class V>
SWEEP_INLINE V unrest(const Triple<V>& t) {
  const Triple<V> f = forced(t);
  return any_of(unrest(t.x0, f.x0), unrest(t.x1, f.x1), unrest(t.x2, f.x2));
}

template <class V>
SWEEP_INLINE V unrest(const Board<V>& b) {
  return unrest(b.rows) | unrest(b.columns);
}

/// What the counting rules found: lanes that are not zero.
template <class V>
struct Counted {
  V contradiction;
  V change;
};

/// `t` if it has exactly three digits, else none.
template <class V>
SWEEP_INLINE V if_three(const V& t, Counted<V>& counted) {
  const V beyond_two = without_lowest(without_lowest(t));
  counted.contradiction = counted.contradiction | is_zero(beyond_two);
  return t & is_zero(without_lowest(beyond_two));
}

/// All digits, but only the forced ones if those are three.
template <class V>
SWEEP_INLINE V allowed(const V& f, Counted<V>& counted) {
  const V beyond_two = without_lowest(without_lowest(f));
  counted.contradiction = counted.contradiction | without_lowest(beyond_two);
  return f | is_zero(beyond_two);
}

template <class V>
SWEEP_INLINE void count_triad(V& t, const V& allowed, const V& others, const V& neighbours,
                              Counted<V>& counted) {
  const V kept = without(t & allowed, others, neighbours);
  counted.change = counted.change | (kept ^ t);
  t = kept;
}

/// The counting rules, for the three triads `t` of each box. `next` and `last` turn to the
/// neighbour boxes along the triads.
template <class V, class Turn>
SWEEP_INLINE void count_triads(Triple<V>& t, Counted<V>& counted, Turn turn) {
  const Triple<V> f = forced(t);
  const Triple<V> full = {if_three(t.x0, counted), if_three(t.x1, counted),
                          if_three(t.x2, counted)};
  const Triple<V> may = {allowed(f.x0, counted), allowed(f.x1, counted), allowed(f.x2, counted)};
  count_triad(t.x0, may.x0, full.x1 | full.x2, turn.both(full.x0), counted);
  count_triad(t.x1, may.x1, full.x0 | full.x2, turn.both(full.x1), counted);
  count_triad(t.x2, may.x2, full.x0 | full.x1, turn.both(full.x2), counted);
}

struct InBand {
  template <class V>
  SWEEP_INLINE V both(const V& x) const {
    return next_in_band(x) | last_in_band(x);
  }
};
struct InStack {
  template <class V>
  SWEEP_INLINE V both(const V& x) const {
    return next_in_stack(x) | last_in_stack(x);
  }
};

template <class V>
SWEEP_INLINE Counted<V> count_board(Board<V>& b, const V& none) {
  Counted<V> counted = {none, none};
  count_triads(b.rows, counted, InBand());
  count_triads(b.columns, counted, InStack());
  Cells<V>& c = b.cells;
  c = {c.x0 & b.columns & b.rows.x0, c.x1 & b.columns & b.rows.x1, c.x2 & b.columns & b.rows.x2};
  return counted;
}

/// The arrangements of every line: lane p of a band's boxes holds the digits that may take
/// arrangement p or 3 + p of the band, and likewise down a stack.
template <class V>
struct Arrangements {
  V band_even, band_odd, stack_even, stack_odd;
  V columns;  // digits that have a minicolumn in the box
};

template <class V>
SWEEP_INLINE Arrangements<V> arrangements(const Board<V>& b) {
  const Triple<V>& r = b.rows;
  const Triple<V>& c = b.columns;
  return {all_of(r.x0, next_in_band(r.x1), last_in_band(r.x2)),
          all_of(r.x0, next_in_band(r.x2), last_in_band(r.x1)),
          all_of(c.x0, next_in_stack(c.x1), last_in_stack(c.x2)),
          all_of(c.x0, next_in_stack(c.x2), last_in_stack(c.x1)), any_of(c)};
}

/// When no line has more than nine configurations, each digit has one arrangement in each band: if
/// the same is true of the stacks, each cell holds one digit. That holds after any sweep, since no
/// digit lacks a minirow and no cell is empty.
template <class V>
SWEEP_INLINE Guess check_columns(const Arrangements<V>& a) {
  const bool is_solved = are_equal(a.columns, V::every(kAllDigits));
  return {is_solved ? Choice::kSolved : Choice::kContradiction, 0, 0, 0};
}

/// Strikes what `rows` and `columns` hold from the cells of these minirows and minicolumns.
template <class V>
SWEEP_INLINE void strike_triads(Cells<V>& c, const Triple<V>& rows, const Triple<V>& columns) {
  c.x0 = {without(c.x0.x0, rows.x0, columns.x0), without(c.x0.x1, rows.x0, columns.x1),
          without(c.x0.x2, rows.x0, columns.x2)};
  c.x1 = {without(c.x1.x0, rows.x1, columns.x0), without(c.x1.x1, rows.x1, columns.x1),
          without(c.x1.x2, rows.x1, columns.x2)};
  c.x2 = {without(c.x2.x0, rows.x2, columns.x0), without(c.x2.x1, rows.x2, columns.x1),
          without(c.x2.x2, rows.x2, columns.x2)};
}

// ---------------------------------------------------------------------------------------------
// The search
// ---------------------------------------------------------------------------------------------

enum class Outcome { kSolved, kUnsolvable, kHard };

/// A guess decides something of a digit in one of six lines, and three guesses always settle that.
constexpr int kMaxDepth = 9 * kLines * 3;

/// Boards that wait for their other guess.
template <class Node>
struct Stack {
  Node node[kMaxDepth];
  int size = 0;
};

/// Sweeps until nothing changes and the counting rules find nothing either; if `hurry`, these are
/// asked after two sweeps. To stop early is safe: a sweep strikes only what no solution has, so
/// that a guess among more candidates still covers them all. Returns kContradiction, or kGuess.
template <class V>
SWEEP_INLINE Choice propagate(Board<V>& b, bool hurry) {
  int sweeps_left = hurry ? 2 : 1 << 30;
  V before = V::none();
  for (;;) {
    sweep(b);
    const bool at_rest = are_equal(b.total, before);
    before = b.total;
    if (is_contradiction(b)) return Choice::kContradiction;
    if (!at_rest && --sweeps_left > 0) continue;
    if (is_none(unrest(b))) return Choice::kGuess;
    const Counted<V> counted = count_board(b, V::none());
    if (!is_none(counted.contradiction)) return Choice::kContradiction;
    if (is_none(counted.change)) return Choice::kGuess;
  }
}

/// A patience that lasts.
constexpr int kEndless = -1;

/// Depth first, one board at a time. In a hurry until a guess fails: puzzles that few guesses solve
/// are spared the last sweeps, which made a list of hard ones up to 15 % quicker. Gives up as too
/// hard at the contradiction number `patience`, with that board dropped and the others on the
/// stack.
template <class Searcher>
SWEEP_INLINE Outcome dive(Searcher& searcher, Stack<typename Searcher::Node>& stack, int patience) {
  int contradictions = 0;
  bool hurry = false;
  for (;;) {
    Guess guess = {searcher.propagate(hurry), 0, 0, 0};
    if (guess.choice == Choice::kGuess) guess = searcher.choose();
    if (guess.choice == Choice::kSolved) return Outcome::kSolved;
    if (guess.choice == Choice::kGuess) {
      searcher.save(stack.node[stack.size++], {guess.digit, guess.other_option});
      searcher.strike({guess.digit, guess.option});
      hurry = contradictions == 0;
    } else {
      if (stack.size == 0) return Outcome::kUnsolvable;
      if (++contradictions == patience) return Outcome::kHard;
      searcher.resume(stack.node[--stack.size]);
      hurry = false;
    }
  }
}

/// One board in nine registers.
template <class V>
class OneBoard {
 public:
  struct Node {
    Cells<V> cells;
    Strike other;
  };

  SWEEP_INLINE explicit OneBoard(const Cells<V>& cells) { board_.cells = cells; }
  SWEEP_INLINE Choice propagate(bool hurry) { return simd_sweep::propagate(board_, hurry); }
  SWEEP_INLINE Guess choose() const { return choose_guess(arrangements(board_)); }
  SWEEP_INLINE void save(Node& node, const Strike& other) const {
    node.cells = board_.cells;
    node.other = other;
  }
  SWEEP_INLINE void strike(const Strike& s) { strike_digit(board_.cells, s); }
  SWEEP_INLINE void resume(const Node& node) {
    board_.cells = node.cells;
    strike(node.other);
  }
  SWEEP_INLINE const Cells<V>& cells() const { return board_.cells; }

 private:
  Board<V> board_;
};

/// Which of the boards that share a sweep have come to an end, as bits.
struct Done {
  unsigned contradicted;
  unsigned settled;
};

/// Several boards of the search at a time, each idle slot taking the board that has waited least.
/// The winner's slot is left in `winner`.
template <class Frontier>
SWEEP_INLINE Outcome search_frontier(Frontier& frontier, int& winner) {
  unsigned active = 0;
  for (;;) {
    unsigned idle = Frontier::kSlots & ~active;
    for (; idle != 0 && frontier.has_waiting(); idle &= idle - 1) {
      frontier.take(lowest_bit(idle));
      active |= idle & (0U - idle);
    }
    if (active == 0) return Outcome::kUnsolvable;
    const Done done = frontier.propagate(active);
    active &= ~done.contradicted;
    if (done.settled == 0) continue;
    frontier.prepare_guesses();
    for (unsigned settled = done.settled; settled != 0; settled &= settled - 1) {
      const int slot = lowest_bit(settled);
      const Guess guess = frontier.choose(slot);
      if (guess.choice == Choice::kSolved) {
        winner = slot;
        return Outcome::kSolved;
      }
      if (guess.choice == Choice::kGuess) {
        if (frontier.is_full()) return Outcome::kHard;
        frontier.save(slot, {guess.digit, guess.other_option});
        frontier.strike(slot, {guess.digit, guess.option});
      } else {
        active &= ~(settled & (0U - settled));
      }
    }
  }
}

/// 16 lanes of memory.
struct alignas(32) Lanes16 {
  std::uint16_t at[16];
};

/// The lanes of the minirows (first three) and minicolumns that an option strikes.
struct StrikeTable {
  Lanes16 triad[kLines * kOptions][6];

  constexpr void add(int line, int option, int row, int column) {
    const int t = line < 3 ? row % 3 : 3 + column % 3;
    triad[kOptions * line + option][t].at[row / 3 * 4 + column / 3] = 0xFFFF;
  }
};

/// A table of what is struck, for any layout of the cells.
template <class Table>
constexpr Table make_strikes() {
  Table table = {};
  for (int line = 0; line < kLines; ++line) {
    for (int option = 0; option < kOptions; ++option) {
      for (int cell = 0; cell < 81; ++cell) {
        if (is_struck(line, option, cell / 9, cell % 9)) {
          table.add(line, option, cell / 9, cell % 9);
        }
      }
    }
  }
  return table;
}

constexpr StrikeTable kStrikes = make_strikes<StrikeTable>();

template <class V>
SWEEP_INLINE void strike_digit(Cells<V>& c, const Strike& s) {
  const V digit = V::every(s.digit);
  const Lanes16* t = kStrikes.triad[s.option];
  strike_triads<V>(c, {digit & V::load(t[0]), digit & V::load(t[1]), digit & V::load(t[2])},
                   {digit & V::load(t[3]), digit & V::load(t[4]), digit & V::load(t[5])});
}

// ---------------------------------------------------------------------------------------------
// Portable
// ---------------------------------------------------------------------------------------------

/// Half a register. Compilers that know the GNU vector extensions turn it into one of theirs.
#if defined(__GNUC__) && !defined(SIMD_SWEEP_NO_VECTORS)
using Half = std::uint16_t __attribute__((vector_size(16)));

SWEEP_INLINE Half is_zero(const Half& a) { return (Half)(a == Half{}); }

template <int... kLane>
SWEEP_INLINE Half shuffle(const Half& a, const Half& b) {
#if defined(__clang__)
  return __builtin_shufflevector(a, b, kLane...);
#else
  return __builtin_shuffle(a, b, Half{kLane...});
#endif
}
#else
struct Half {
  std::uint16_t at[8];
};

template <class Operation>
Half for_each_lane(const Half& a, const Half& b, Operation operation) {
  Half result;
  for (int i = 0; i < 8; ++i)
    result.at[i] = static_cast<std::uint16_t>(operation(a.at[i], b.at[i]));
  return result;
}
inline Half operator&(const Half& a, const Half& b) {
  return for_each_lane(a, b, [](int x, int y) { return x & y; });
}
inline Half operator|(const Half& a, const Half& b) {
  return for_each_lane(a, b, [](int x, int y) { return x | y; });
}
inline Half operator^(const Half& a, const Half& b) {
  return for_each_lane(a, b, [](int x, int y) { return x ^ y; });
}
inline Half operator+(const Half& a, const Half& b) {
  return for_each_lane(a, b, [](int x, int y) { return x + y; });
}
inline Half operator~(const Half& a) {
  return for_each_lane(a, a, [](int x, int) { return ~x; });
}
inline Half is_zero(const Half& a) {
  return for_each_lane(a, a, [](int x, int) { return x == 0 ? 0xFFFF : 0; });
}
template <int... kLane>
Half shuffle(const Half& a, const Half& b) {
  return {{(kLane < 8 ? a : b).at[kLane % 8]...}};
}
#endif

struct Portable {
  static constexpr bool kRowsFirst = true;
  Half low, high;  // bands 0 and 1, band 2 and the spare lanes

  static Portable load(const Lanes16& x) {
    Portable p;
    std::memcpy(&p.low, x.at, 16);
    std::memcpy(&p.high, x.at + 8, 16);
    return p;
  }
  static Portable every(unsigned x) {
    const std::uint16_t y = static_cast<std::uint16_t>(x);
    return load({{y, y, y, y, y, y, y, y, y, y, y, y, y, y, y, y}});
  }
  static Portable none() { return {Half{}, Half{}}; }
};

SWEEP_INLINE Portable operator&(const Portable& a, const Portable& b) {
  return {a.low & b.low, a.high & b.high};
}
SWEEP_INLINE Portable operator|(const Portable& a, const Portable& b) {
  return {a.low | b.low, a.high | b.high};
}
SWEEP_INLINE Portable operator^(const Portable& a, const Portable& b) {
  return {a.low ^ b.low, a.high ^ b.high};
}
SWEEP_INLINE Portable operator+(const Portable& a, const Portable& b) {
  return {a.low + b.low, a.high + b.high};
}
SWEEP_INLINE Portable without(const Portable& a, const Portable& b) {
  return {a.low & ~b.low, a.high & ~b.high};
}
SWEEP_INLINE Portable minus_one(const Portable& a) { return a + Portable::every(0xFFFF); }
/// Saturates only for numbers under 2^15 and 65535, all there are here: bit 15 stays.
SWEEP_INLINE Portable saturating_sum(const Portable& a, const Portable& b) {
  return (a + b) | ((a | b) & Portable::every(0x8000));
}
SWEEP_INLINE Portable is_zero(const Portable& a) { return {is_zero(a.low), is_zero(a.high)}; }
SWEEP_INLINE bool is_none(const Portable& a) {
  const Half both = a.low | a.high;
  std::uint64_t word[2];
  std::memcpy(word, &both, 16);
  return (word[0] | word[1]) == 0;
}
SWEEP_INLINE bool are_equal(const Portable& a, const Portable& b) { return is_none(a ^ b); }
SWEEP_INLINE bool is_contradiction(const Board<Portable>& b) {
  const Portable missing = b.present ^ Portable::every(kAllDigits);
  return !is_none(missing | (b.total & Portable::every(0x8000)));
}

SWEEP_INLINE Portable next_in_band(const Portable& a) {
  return {shuffle<1, 2, 0, 3, 5, 6, 4, 7>(a.low, a.low),
          shuffle<1, 2, 0, 3, 5, 6, 4, 7>(a.high, a.high)};
}
SWEEP_INLINE Portable last_in_band(const Portable& a) {
  return {shuffle<2, 0, 1, 3, 6, 4, 5, 7>(a.low, a.low),
          shuffle<2, 0, 1, 3, 6, 4, 5, 7>(a.high, a.high)};
}
SWEEP_INLINE Portable next_in_stack(const Portable& a) {
  return {shuffle<4, 5, 6, 7, 8, 9, 10, 11>(a.low, a.high),
          shuffle<0, 1, 2, 3, 12, 13, 14, 15>(a.low, a.high)};
}
SWEEP_INLINE Portable last_in_stack(const Portable& a) {
  return {shuffle<8, 9, 10, 11, 0, 1, 2, 3>(a.low, a.high),
          shuffle<4, 5, 6, 7, 12, 13, 14, 15>(a.low, a.high)};
}

struct BitCounts {
  std::uint8_t of[kAllDigits + 1];
};

constexpr BitCounts make_bit_counts() {
  BitCounts counts = {};
  for (unsigned x = 1; x <= kAllDigits; ++x) {
    counts.of[x] = static_cast<std::uint8_t>(counts.of[x / 2] + x % 2);
  }
  return counts;
}

constexpr BitCounts kBitCounts = make_bit_counts();

inline Guess choose_guess(const Arrangements<Portable>& a) {
  Lanes16 lanes[4];
  std::memcpy(lanes, &a, sizeof lanes);
  int tightest = -1;
  unsigned fewest = 9 * kArrangements + 1;
  for (int line = 0; line < kLines; ++line) {
    const int first = line < 3 ? 4 * line : line - 3;
    const int step = line < 3 ? 1 : 4;
    unsigned configurations = 0;
    for (int p = 0; p < 3; ++p) {
      configurations += kBitCounts.of[lanes[line / 3 * 2].at[first + p * step]];
      configurations += kBitCounts.of[lanes[line / 3 * 2 + 1].at[first + p * step]];
    }
    if (configurations > 9 && configurations < fewest) {
      tightest = line;
      fewest = configurations;
    }
  }
  if (tightest < 0) return check_columns(a);
  const int step = tightest < 3 ? 1 : 4;
  const std::uint16_t* even =
      lanes[tightest / 3 * 2].at + (tightest < 3 ? 4 * tightest : tightest - 3);
  const std::uint16_t* odd = even + 16;
  return guess_in_line(tightest, even[0], even[step], even[2 * step], odd[0], odd[step],
                       odd[2 * step]);
}

inline bool read_board(const Rows& rows, Cells<Portable>& cells) {
  Lanes16 lanes[9];
  for (Lanes16& register_lanes : lanes) {
    for (std::uint16_t& lane : register_lanes.at) lane = kAllDigits;
  }
  for (int r = 0; r < 9; ++r) {
    char row[9];
    std::memcpy(row, rows.at[r], 9);
    for (int c = 0; c < 9; ++c) {
      if (row[c] == '.') continue;
      if (row[c] < '1' || row[c] > '9') return false;
      lanes[r % 3 * 3 + c % 3].at[r / 3 * 4 + c / 3] =
          static_cast<std::uint16_t>(1 << (row[c] - '1'));
    }
  }
  std::memcpy(&cells, lanes, sizeof cells);
  return true;
}

inline void write_board(const Cells<Portable>& cells, const Rows& rows) {
  Lanes16 lanes[9];
  std::memcpy(lanes, &cells, sizeof cells);
  for (int r = 0; r < 9; ++r) {
    char row[9];
    for (int c = 0; c < 9; ++c) {
      row[c] = static_cast<char>('1' + lowest_bit(lanes[r % 3 * 3 + c % 3].at[r / 3 * 4 + c / 3]));
    }
    std::memcpy(rows.at[r], row, 9);
  }
}

/// Runs a path of the box-lane layout.
inline Path solve_portable(const Rows& rows) {
  Cells<Portable> cells;
  if (!read_board(rows, cells)) return Path::kPortable;
  OneBoard<Portable> searcher(cells);
  Stack<OneBoard<Portable>::Node> stack;
  if (dive(searcher, stack, kEndless) == Outcome::kSolved) write_board(searcher.cells(), rows);
  return Path::kPortable;
}

#ifdef SIMD_SWEEP_X86
// ---------------------------------------------------------------------------------------------
// AVX2
// ---------------------------------------------------------------------------------------------

struct Avx2 {
  static constexpr bool kRowsFirst = true;
  __m256i bits;

  SWEEP_AVX2 static Avx2 none() { return {_mm256_setzero_si256()}; }
  SWEEP_AVX2 static Avx2 every(unsigned x) { return {_mm256_set1_epi16(static_cast<short>(x))}; }
  SWEEP_AVX2 static Avx2 load(const Lanes16& x) {
    return {_mm256_load_si256(reinterpret_cast<const __m256i*>(&x))};
  }
};

SWEEP_AVX2 inline Avx2 operator&(const Avx2& a, const Avx2& b) {
  return {_mm256_and_si256(a.bits, b.bits)};
}
SWEEP_AVX2 inline Avx2 operator|(const Avx2& a, const Avx2& b) {
  return {_mm256_or_si256(a.bits, b.bits)};
}
SWEEP_AVX2 inline Avx2 operator^(const Avx2& a, const Avx2& b) {
  return {_mm256_xor_si256(a.bits, b.bits)};
}
SWEEP_AVX2 inline Avx2 without(const Avx2& a, const Avx2& b) {
  return {_mm256_andnot_si256(b.bits, a.bits)};
}
SWEEP_AVX2 inline Avx2 minus_one(const Avx2& a) {
  return {_mm256_add_epi16(a.bits, _mm256_set1_epi16(-1))};
}
SWEEP_AVX2 inline Avx2 saturating_sum(const Avx2& a, const Avx2& b) {
  return {_mm256_adds_epu16(a.bits, b.bits)};
}
SWEEP_AVX2 inline Avx2 is_zero(const Avx2& a) {
  return {_mm256_cmpeq_epi16(a.bits, _mm256_setzero_si256())};
}
SWEEP_AVX2 inline bool is_none(const Avx2& a) { return _mm256_testz_si256(a.bits, a.bits) != 0; }
SWEEP_AVX2 inline bool are_equal(const Avx2& a, const Avx2& b) {
  return _mm256_movemask_epi8(_mm256_cmpeq_epi16(a.bits, b.bits)) == -1;
}
SWEEP_AVX2 inline bool is_contradiction(const Board<Avx2>& b) {
  const __m256i empty = _mm256_cmpeq_epi16(b.total.bits, _mm256_set1_epi16(-1));
  const __m256i missing = _mm256_xor_si256(b.present.bits, _mm256_set1_epi16(kAllDigits));
  const __m256i bad = _mm256_or_si256(empty, missing);
  return _mm256_testz_si256(bad, bad) == 0;
}

struct alignas(32) Bytes32 {
  std::uint8_t at[32];
};

/// A byte shuffle that turns lanes 4i .. 4i + 2 by `step`.
constexpr Bytes32 make_band_turn(int step) {
  Bytes32 turn = {};
  for (int byte = 0; byte < 32; ++byte) {
    const int lane = byte / 2 % 8;
    const int from = lane % 4 == 3 ? lane : lane / 4 * 4 + (lane % 4 + step) % 3;
    turn.at[byte] = static_cast<std::uint8_t>(2 * from + byte % 2);
  }
  return turn;
}

constexpr Bytes32 kNextInBand = make_band_turn(1);
constexpr Bytes32 kLastInBand = make_band_turn(2);
// Which 64-bit quarter (band) each quarter comes from; the spare one stays.
constexpr int kNextInStack = 1 | 2 << 2 | 0 << 4 | 3 << 6;
constexpr int kLastInStack = 2 | 0 << 2 | 1 << 4 | 3 << 6;

SWEEP_AVX2 inline __m256i load_bytes(const Bytes32& x) {
  return _mm256_load_si256(reinterpret_cast<const __m256i*>(&x));
}
SWEEP_AVX2 inline Avx2 next_in_band(const Avx2& a) {
  return {_mm256_shuffle_epi8(a.bits, load_bytes(kNextInBand))};
}
SWEEP_AVX2 inline Avx2 last_in_band(const Avx2& a) {
  return {_mm256_shuffle_epi8(a.bits, load_bytes(kLastInBand))};
}
SWEEP_AVX2 inline Avx2 next_in_stack(const Avx2& a) {
  return {_mm256_permute4x64_epi64(a.bits, kNextInStack)};
}
SWEEP_AVX2 inline Avx2 last_in_stack(const Avx2& a) {
  return {_mm256_permute4x64_epi64(a.bits, kLastInStack)};
}

/// The number of bits of each byte.
SWEEP_AVX2 SWEEP_INLINE __m256i count_bits_of_bytes(__m256i x) {
  const __m256i counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                          0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m256i nibble = _mm256_set1_epi8(15);
  const __m256i low = _mm256_and_si256(x, nibble);
  const __m256i high = _mm256_and_si256(_mm256_srli_epi16(x, 4), nibble);
  return _mm256_add_epi8(_mm256_shuffle_epi8(counts, low), _mm256_shuffle_epi8(counts, high));
}

/// Bits 8 to 15 are zero unless no line has more than nine configurations; from bit 16: the line
/// with the fewest.
SWEEP_AVX2 SWEEP_INLINE unsigned find_tightest_line(const Arrangements<Avx2>& a) {
  const __m256i boxes = _mm256_setr_epi16(-1, -1, -1, 0, -1, -1, -1, 0, -1, -1, -1, 0, 0, 0, 0, 0);
  const __m256i bands = _mm256_and_si256(
      boxes,
      _mm256_add_epi8(count_bits_of_bytes(a.band_even.bits), count_bits_of_bytes(a.band_odd.bits)));
  const __m256i stacks =
      _mm256_and_si256(boxes, _mm256_add_epi8(count_bits_of_bytes(a.stack_even.bits),
                                              count_bits_of_bytes(a.stack_odd.bits)));
  // A band's boxes are the words of one quarter.
  const __m256i by_band = _mm256_sad_epu8(bands, _mm256_setzero_si256());
  // A stack's are the same word of three quarters.
  const __m256i by_box = _mm256_add_epi8(stacks, _mm256_srli_epi16(stacks, 8));
  __m128i by_stack =
      _mm_add_epi8(_mm256_castsi256_si128(by_box), _mm256_extracti128_si256(by_box, 1));
  by_stack = _mm_add_epi8(by_stack, _mm_srli_si128(by_stack, 8));
  // Six words: bands, then stacks.
  const __m128i packed =
      _mm_packus_epi32(_mm256_castsi256_si128(by_band), _mm256_extracti128_si256(by_band, 1));
  const __m128i band_words = _mm_shuffle_epi8(
      packed, _mm_setr_epi8(0, 1, 4, 5, 8, 9, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1));
  const __m128i stack_words =
      _mm_slli_si128(_mm_and_si128(by_stack, _mm_setr_epi16(255, 255, 255, 0, 0, 0, 0, 0)), 6);
  // A settled line wraps around to the largest number.
  const __m128i spare = _mm_sub_epi16(_mm_or_si128(band_words, stack_words), _mm_set1_epi16(10));
  return static_cast<unsigned>(_mm_cvtsi128_si32(_mm_minpos_epu16(spare)));
}

SWEEP_AVX2 inline Guess choose_guess(const Arrangements<Avx2>& a) {
  const unsigned tightest = find_tightest_line(a);
  if ((tightest & 0xFF00) != 0) return check_columns(a);
  Lanes16 lanes[4];
  std::memcpy(lanes, &a, sizeof lanes);
  const int line = static_cast<int>(tightest >> 16);
  const bool is_band = line < 3;
  const int step = is_band ? 1 : 4;
  const std::uint16_t* even = is_band ? lanes[0].at + 4 * line : lanes[2].at + (line - 3);
  const std::uint16_t* odd = even + 16;
  return guess_in_line(line, even[0], even[step], even[2 * step], odd[0], odd[step], odd[2 * step]);
}

/// Two registers of a row: columns 0, 3, 6 and 1, 4, 7 in `first`, 2, 5, 8 in `second`, one word
/// each, every fourth word spare.
struct RowCells {
  __m128i first, second;
};

/// Clears `is_valid` where a character is neither a digit nor a blank.
SWEEP_AVX2 SWEEP_INLINE RowCells read_row(const char* row, __m128i& is_valid) {
  std::int64_t eight;
  std::memcpy(&eight, row, 8);
  const __m128i raw = _mm_insert_epi8(_mm_cvtsi64_si128(eight), row[8], 8);
  const __m128i above_one = _mm_sub_epi8(raw, _mm_set1_epi8('1'));
  const __m128i is_digit = _mm_cmpeq_epi8(_mm_min_epu8(above_one, _mm_set1_epi8(8)), above_one);
  is_valid =
      _mm_and_si128(is_valid, _mm_or_si128(is_digit, _mm_cmpeq_epi8(raw, _mm_set1_epi8('.'))));
  // Byte 15 is zero and counts as a blank.
  const __m128i ordered =
      _mm_shuffle_epi8(raw, _mm_setr_epi8(0, 3, 6, 15, 1, 4, 7, 15, 2, 5, 8, 15, 15, 15, 15, 15));
  // The low four bits tell the digits and the blanks apart.
  const __m128i low = _mm_shuffle_epi8(
      _mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, -1, -1, -1, -1, -1, -1), ordered);
  const __m128i high =
      _mm_shuffle_epi8(_mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1), ordered);
  return {_mm_unpacklo_epi8(low, high), _mm_unpackhi_epi8(low, high)};
}

/// The registers of row `e` of the boxes, from that row of the three bands.
SWEEP_AVX2 SWEEP_INLINE Triple<Avx2> join_rows(const RowCells& r0, const RowCells& r1,
                                               const RowCells& r2) {
  const __m128i spare = _mm_set1_epi16(kAllDigits);
  return {{_mm256_set_m128i(_mm_unpacklo_epi64(r2.first, spare),
                            _mm_unpacklo_epi64(r0.first, r1.first))},
          {_mm256_set_m128i(_mm_unpackhi_epi64(r2.first, spare),
                            _mm_unpackhi_epi64(r0.first, r1.first))},
          {_mm256_set_m128i(_mm_unpacklo_epi64(r2.second, spare),
                            _mm_unpacklo_epi64(r0.second, r1.second))}};
}

SWEEP_AVX2 SWEEP_INLINE Triple<Avx2> read_minirows(const Rows& rows, int e, __m128i& is_valid) {
  const RowCells r0 = read_row(rows.at[e], is_valid);
  const RowCells r1 = read_row(rows.at[e + 3], is_valid);
  const RowCells r2 = read_row(rows.at[e + 6], is_valid);
  return join_rows(r0, r1, r2);
}

SWEEP_AVX2 SWEEP_INLINE bool read_board(const Rows& rows, Cells<Avx2>& c) {
  __m128i is_valid = _mm_set1_epi8(-1);
  c = {read_minirows(rows, 0, is_valid), read_minirows(rows, 1, is_valid),
       read_minirows(rows, 2, is_valid)};
  return (_mm_movemask_epi8(is_valid) & 0x1FF) == 0x1FF;
}

/// Bytes of one bit each (digits 1 to 8) or 255 (digit 9, saturated) to characters.
SWEEP_AVX2 SWEEP_INLINE __m256i to_characters(__m256i x) {
  const __m256i low = _mm256_setr_epi8(0, '1', '2', 0, '3', 0, 0, 0, '4', 0, 0, 0, 0, 0, 0, '9',  //
                                       0, '1', '2', 0, '3', 0, 0, 0, '4', 0, 0, 0, 0, 0, 0, '9');
  const __m256i high =
      _mm256_setr_epi8(0, '5', '6', 0, '7', 0, 0, 0, '8', 0, 0, 0, 0, 0, 0, '9',  //
                       0, '5', '6', 0, '7', 0, 0, 0, '8', 0, 0, 0, 0, 0, 0, '9');
  const __m256i nibble = _mm256_set1_epi8(15);
  return _mm256_or_si256(
      _mm256_shuffle_epi8(low, _mm256_and_si256(x, nibble)),
      _mm256_shuffle_epi8(high, _mm256_and_si256(_mm256_srli_epi16(x, 4), nibble)));
}

SWEEP_AVX2 SWEEP_INLINE void write_row(char* row, __m128i x) {
  const std::int64_t eight = _mm_cvtsi128_si64(x);
  std::memcpy(row, &eight, 8);
  row[8] = static_cast<char>(_mm_extract_epi8(x, 8));
}

SWEEP_AVX2 SWEEP_INLINE void write_minirows(const Triple<Avx2>& c, const Rows& rows, int e) {
  // Bytes 0 to 2 and 4 to 6 of each half: column 0 of two bands' boxes, from byte 8 column 1.
  const __m256i a = to_characters(_mm256_packus_epi16(c.x0.bits, c.x1.bits));
  const __m256i b = to_characters(_mm256_packus_epi16(c.x2.bits, c.x2.bits));
  const __m128i a0 = _mm_setr_epi8(0, 8, -1, 1, 9, -1, 2, 10, -1, -1, -1, -1, -1, -1, -1, -1);
  const __m128i b0 = _mm_setr_epi8(-1, -1, 0, -1, -1, 1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1);
  const __m128i a1 = _mm_setr_epi8(4, 12, -1, 5, 13, -1, 6, 14, -1, -1, -1, -1, -1, -1, -1, -1);
  const __m128i b1 = _mm_setr_epi8(-1, -1, 4, -1, -1, 5, -1, -1, 6, -1, -1, -1, -1, -1, -1, -1);
  const __m128i a_low = _mm256_castsi256_si128(a);
  const __m128i b_low = _mm256_castsi256_si128(b);
  const __m128i a_high = _mm256_extracti128_si256(a, 1);
  const __m128i b_high = _mm256_extracti128_si256(b, 1);
  write_row(rows.at[e], _mm_or_si128(_mm_shuffle_epi8(a_low, a0), _mm_shuffle_epi8(b_low, b0)));
  write_row(rows.at[e + 3], _mm_or_si128(_mm_shuffle_epi8(a_low, a1), _mm_shuffle_epi8(b_low, b1)));
  write_row(rows.at[e + 6],
            _mm_or_si128(_mm_shuffle_epi8(a_high, a0), _mm_shuffle_epi8(b_high, b0)));
}

SWEEP_AVX2 SWEEP_INLINE void write_board(const Cells<Avx2>& c, const Rows& rows) {
  write_minirows(c.x0, rows, 0);
  write_minirows(c.x1, rows, 1);
  write_minirows(c.x2, rows, 2);
}

SWEEP_AVX2 Path solve_avx2(const Rows& rows) {
  Cells<Avx2> cells;
  if (!read_board(rows, cells)) return Path::kAvx2;
  OneBoard<Avx2> searcher(cells);
  Stack<OneBoard<Avx2>::Node> stack;
  if (dive(searcher, stack, kEndless) == Outcome::kSolved) write_board(searcher.cells(), rows);
  return Path::kAvx2;
}

#ifdef SIMD_SWEEP_X86_AVX512
// ---------------------------------------------------------------------------------------------
// AVX-512
// ---------------------------------------------------------------------------------------------

struct alignas(64) Lanes32 {
  std::uint16_t at[32];
};

struct Avx512 {
  static constexpr bool kRowsFirst = false;
  __m512i bits;

  SWEEP_AVX512 static Avx512 none() { return {_mm512_setzero_si512()}; }
  SWEEP_AVX512 static Avx512 every(unsigned x) {
    return {_mm512_set1_epi16(static_cast<short>(x))};
  }
};

SWEEP_AVX512 inline Avx512 operator&(const Avx512& a, const Avx512& b) {
  return {_mm512_and_si512(a.bits, b.bits)};
}
SWEEP_AVX512 inline Avx512 operator|(const Avx512& a, const Avx512& b) {
  return {_mm512_or_si512(a.bits, b.bits)};
}
SWEEP_AVX512 inline Avx512 operator^(const Avx512& a, const Avx512& b) {
  return {_mm512_xor_si512(a.bits, b.bits)};
}
SWEEP_AVX512 inline Avx512 without(const Avx512& a, const Avx512& b) {
  return {_mm512_andnot_si512(b.bits, a.bits)};
}
// Ternary logic names a function of three bits by its table: a is 0xF0, b 0xCC, c 0xAA.
SWEEP_AVX512 inline Avx512 any_of(const Avx512& a, const Avx512& b, const Avx512& c) {
  return {_mm512_ternarylogic_epi32(a.bits, b.bits, c.bits, 0xF0 | 0xCC | 0xAA)};
}
SWEEP_AVX512 inline Avx512 all_of(const Avx512& a, const Avx512& b, const Avx512& c) {
  return {_mm512_ternarylogic_epi32(a.bits, b.bits, c.bits, 0xF0 & 0xCC & 0xAA)};
}
SWEEP_AVX512 inline Avx512 without(const Avx512& a, const Avx512& b, const Avx512& c) {
  return {_mm512_ternarylogic_epi32(a.bits, b.bits, c.bits, 0xF0 & ~(0xCC | 0xAA))};
}
SWEEP_AVX512 inline Avx512 either_pair(const Avx512& a, const Avx512& b, const Avx512& c,
                                       const Avx512& d) {
  return {_mm512_ternarylogic_epi32((a & b).bits, c.bits, d.bits, 0xF0 | (0xCC & 0xAA))};
}
SWEEP_AVX512 inline Avx512 minus_one(const Avx512& a) {
  return {_mm512_add_epi16(a.bits, _mm512_set1_epi16(-1))};
}
SWEEP_AVX512 inline Avx512 saturating_sum(const Avx512& a, const Avx512& b) {
  return {_mm512_adds_epu16(a.bits, b.bits)};
}
SWEEP_AVX512 inline bool is_none(const Avx512& a) {
  return _mm512_test_epi16_mask(a.bits, a.bits) == 0;
}
/// Shifting by 16 or more leaves nothing: of several candidates the lowest taken away is at
/// least 2. A mask register would do the same with more latency.
SWEEP_AVX512 inline Avx512 singles(const Avx512& c, const Avx512& c_minus_one) {
  return {
      _mm512_sllv_epi16(c.bits, _mm512_slli_epi16(_mm512_and_si512(c.bits, c_minus_one.bits), 4))};
}
SWEEP_AVX512 inline Avx512 prefer_shared(const Avx512& c, const Avx512& f, const Avx512& g) {
  return {
      _mm512_mask_mov_epi16(c.bits, _mm512_test_epi16_mask(f.bits, g.bits), all_of(c, f, g).bits)};
}
SWEEP_AVX512 inline Avx512 count_bits(const Avx512& a) { return {_mm512_popcnt_epi16(a.bits)}; }
/// n candidates and m forced digits are at rest if min(n, 4) + max(m, 2) is 6.
SWEEP_AVX512 inline Avx512 unrest(const Avx512& x, const Avx512& f) {
  const __m512i n = _mm512_min_epu16(count_bits(x).bits, _mm512_set1_epi16(4));
  const __m512i m = _mm512_max_epu16(count_bits(f).bits, _mm512_set1_epi16(2));
  return {_mm512_xor_si512(_mm512_add_epi16(n, m), _mm512_set1_epi16(6))};
}
SWEEP_AVX512 inline Avx512 if_three(const Avx512& t, Counted<Avx512>& counted) {
  const __m512i n = count_bits(t).bits;
  const __m512i three = _mm512_set1_epi16(3);
  counted.contradiction.bits =
      _mm512_mask_mov_epi16(counted.contradiction.bits, _mm512_cmplt_epu16_mask(n, three), three);
  return {_mm512_maskz_mov_epi16(_mm512_cmpeq_epi16_mask(n, three), t.bits)};
}
SWEEP_AVX512 inline Avx512 allowed(const Avx512& f, Counted<Avx512>& counted) {
  const __m512i m = count_bits(f).bits;
  const __m512i three = _mm512_set1_epi16(3);
  counted.contradiction.bits =
      _mm512_mask_mov_epi16(counted.contradiction.bits, _mm512_cmpgt_epu16_mask(m, three), three);
  return {_mm512_mask_mov_epi16(_mm512_set1_epi16(-1), _mm512_cmpeq_epi16_mask(m, three), f.bits)};
}
SWEEP_AVX512 inline std::uint32_t lanes_that_differ(const Avx512& a, const Avx512& b) {
  return _mm512_cmpneq_epi16_mask(a.bits, b.bits);
}
SWEEP_AVX512 inline std::uint32_t nonzero_lanes(const Avx512& a) {
  return _mm512_test_epi16_mask(a.bits, a.bits);
}
SWEEP_AVX512 inline std::uint32_t contradicted_lanes(const Avx512& total, const Avx512& present) {
  return _mm512_cmpeq_epi16_mask(total.bits, _mm512_set1_epi16(-1)) |
         _mm512_cmpneq_epi16_mask(present.bits, _mm512_set1_epi16(kAllDigits));
}
SWEEP_AVX512 inline Avx512 permute(const Avx512& a, const Lanes32& from) {
  return {_mm512_permutexvar_epi16(_mm512_load_si512(&from), a.bits)};
}
// One board in three registers. A row's three minirows are three neighbouring lanes of each
// register; its nine cells are dealt to the registers so that the columns come round, too.
//
// Cells: register (row + column) % 3, lane 3 row + stack. Minirows: lane 3 row + stack.
// Minicolumns: lane 3 column + band. Lanes are 9 x + 3 y + z: of minirows band, row in it, stack;
// of minicolumns stack, column in it, band; of three boards slot, band, stack.

constexpr int kLanesInUse = 27;

/// The column of the cell that register `d` holds in a lane of `row` and `stack`.
constexpr int diagonal_column(int d, int row, int stack) {
  return 3 * stack + (d + 3 - row % 3) % 3;
}

// Where a lane of a permutation comes from.
constexpr int turn(int lane, int dy, int dz) {
  return lane / 9 * 9 + (lane / 3 + dy) % 3 * 3 + (lane + dz) % 3;
}
constexpr int column_from_cells(int lane, int d, int) {
  const int column = lane / 3;
  const int row = lane % 3 * 3 + (d + 3 - column % 3) % 3;
  return 3 * row + column / 3;
}
constexpr int cell_from_columns(int lane, int d, int) {
  return 3 * diagonal_column(d, lane / 3, lane % 3) + lane / 9;
}
/// To lane 6 line + a: the triad that arrangement a takes in box `peer` of the line.
constexpr int arrangement_from_triads(int lane, int peer, int) {
  return lane < 3 * kArrangements ? lane / 6 * 9 + 3 * place(lane % 6, peer) + peer : lane;
}

/// A permutation of the lanes in use; the spare lanes stay.
constexpr Lanes32 make_map(int (*source)(int lane, int x, int y), int x, int y = 0) {
  Lanes32 map = {};
  for (int lane = 0; lane < 32; ++lane) {
    map.at[lane] = static_cast<std::uint16_t>(lane < kLanesInUse ? source(lane, x, y) : lane);
  }
  return map;
}

/// One for each register, box or slot.
struct ThreeMaps {
  Lanes32 at[3];
};

constexpr ThreeMaps make_maps(int (*source)(int lane, int x, int y)) {
  return {{make_map(source, 0), make_map(source, 1), make_map(source, 2)}};
}

constexpr Lanes32 kTurn01 = make_map(turn, 0, 1);
constexpr Lanes32 kTurn02 = make_map(turn, 0, 2);
constexpr Lanes32 kTurn10 = make_map(turn, 1, 0);
constexpr Lanes32 kTurn20 = make_map(turn, 2, 0);
constexpr Lanes32 kTurn11 = make_map(turn, 1, 1);
constexpr Lanes32 kTurn12 = make_map(turn, 1, 2);
constexpr Lanes32 kTurn21 = make_map(turn, 2, 1);
constexpr Lanes32 kTurn22 = make_map(turn, 2, 2);
constexpr ThreeMaps kColumnsFromCells = make_maps(column_from_cells);
constexpr ThreeMaps kCellsFromColumns = make_maps(cell_from_columns);
constexpr ThreeMaps kArrangementOf = make_maps(arrangement_from_triads);

SWEEP_AVX512 SWEEP_INLINE Avx512 close_triads(const Avx512& t) {
  return t & either_pair(permute(t, kTurn11), permute(t, kTurn22), permute(t, kTurn12),
                         permute(t, kTurn21));
}

SWEEP_AVX512 SWEEP_INLINE Avx512 others_in_box(const Avx512& t) {
  return permute(t, kTurn10) | permute(t, kTurn20);
}

struct DiagonalBoard {
  Triple<Avx512> cells;
  Avx512 forced_rows;  // the last sweep's forced digits of the minirows
  Avx512 rows;
  Avx512 columns;
  Avx512 present;
  Avx512 total;
};

/// The rules of the other sweep. A chain of dependent steps bounds its time, not their number, so
/// that rows and columns see the same cells, and hidden singles take the last sweep's forced
/// digits.
SWEEP_AVX512 SWEEP_INLINE void sweep(DiagonalBoard& b) {
  Triple<Avx512>& c = b.cells;
  const Triple<Avx512> single = {singles(c.x0, minus_one(c.x0)), singles(c.x1, minus_one(c.x1)),
                                 singles(c.x2, minus_one(c.x2))};
  const Avx512 from_box = others_in_box(any_of(single.x0, single.x1, single.x2));
  const Triple<Avx512> only = {without(c.x0, c.x1, c.x2), without(c.x1, c.x0, c.x2),
                               without(c.x2, c.x0, c.x1)};
  c = {prefer_shared(c.x0, only.x0, b.forced_rows), prefer_shared(c.x1, only.x1, b.forced_rows),
       prefer_shared(c.x2, only.x2, b.forced_rows)};
  c = {without(c.x0, from_box, single.x1 | single.x2),
       without(c.x1, from_box, single.x0 | single.x2),
       without(c.x2, from_box, single.x0 | single.x1)};

  const Avx512 rows = close_triads(any_of(c.x0, c.x1, c.x2));
  const Avx512 columns = close_triads(any_of(permute(c.x0, kColumnsFromCells.at[0]),
                                             permute(c.x1, kColumnsFromCells.at[1]),
                                             permute(c.x2, kColumnsFromCells.at[2])));
  const Avx512 next = permute(rows, kTurn10);
  const Avx512 last = permute(rows, kTurn20);
  b.forced_rows = without(rows, next, last);
  b.present = any_of(rows, next, last);
  c = {all_of(c.x0, rows, permute(columns, kCellsFromColumns.at[0])),
       all_of(c.x1, rows, permute(columns, kCellsFromColumns.at[1])),
       all_of(c.x2, rows, permute(columns, kCellsFromColumns.at[2]))};
  b.total = saturating_sum(saturating_sum(minus_one(c.x0), minus_one(c.x1)), minus_one(c.x2));
  b.rows = rows;
  b.columns = columns;
}

SWEEP_AVX512 SWEEP_INLINE Avx512 forced_triads(const Avx512& t) {
  return without(t, permute(t, kTurn10), permute(t, kTurn20));
}

SWEEP_AVX512 SWEEP_INLINE void count_triads(Avx512& t, Counted<Avx512>& counted) {
  const Avx512 full = if_three(t, counted);
  const Avx512 may = allowed(forced_triads(t), counted);
  count_triad(t, may, others_in_box(full), permute(full, kTurn01) | permute(full, kTurn02),
              counted);
}

SWEEP_AVX512 SWEEP_INLINE bool has_only_singles(const DiagonalBoard& b) {
  const Triple<Avx512>& c = b.cells;
  const Avx512 more = any_of(without_lowest(c.x0), without_lowest(c.x1), without_lowest(c.x2));
  return nonzero_lanes(more) << (32 - kLanesInUse) == 0;
}

/// Whether nine digits make up each row, box and column. Only a board of singles need ask.
SWEEP_AVX512 SWEEP_INLINE bool is_solution(const DiagonalBoard& b) {
  const Triple<Avx512>& c = b.cells;
  const Avx512 rows = any_of(c.x0, c.x1, c.x2);
  const Avx512 columns =
      any_of(permute(c.x0, kColumnsFromCells.at[0]), permute(c.x1, kColumnsFromCells.at[1]),
             permute(c.x2, kColumnsFromCells.at[2]));
  const Avx512 in_row = any_of(rows, permute(rows, kTurn01), permute(rows, kTurn02));
  const Avx512 in_box = any_of(rows, permute(rows, kTurn10), permute(rows, kTurn20));
  const Avx512 in_column = any_of(columns, permute(columns, kTurn01), permute(columns, kTurn02));
  return lanes_that_differ(all_of(in_row, in_box, in_column), Avx512::every(kAllDigits)) == 0;
}

SWEEP_AVX512 SWEEP_INLINE Choice propagate(DiagonalBoard& b, bool hurry) {
  int sweeps_left = hurry ? 2 : 1 << 30;
  Avx512 before = Avx512::none();
  for (;;) {
    sweep(b);
    const bool at_rest = lanes_that_differ(b.total, before) == 0;
    before = b.total;
    if (contradicted_lanes(b.total, b.present) != 0) return Choice::kContradiction;
    if (has_only_singles(b)) return is_solution(b) ? Choice::kSolved : Choice::kContradiction;
    if (!at_rest && --sweeps_left > 0) continue;
    if (is_none(unrest(b.rows, forced_triads(b.rows)) |
                unrest(b.columns, forced_triads(b.columns)))) {
      return Choice::kGuess;
    }
    Counted<Avx512> counted = {Avx512::none(), Avx512::none()};
    count_triads(b.rows, counted);
    count_triads(b.columns, counted);
    if (!is_none(counted.contradiction)) return Choice::kContradiction;
    if (is_none(counted.change)) return Choice::kGuess;
    Triple<Avx512>& c = b.cells;
    c = {all_of(c.x0, b.rows, permute(b.columns, kCellsFromColumns.at[0])),
         all_of(c.x1, b.rows, permute(b.columns, kCellsFromColumns.at[1])),
         all_of(c.x2, b.rows, permute(b.columns, kCellsFromColumns.at[2]))};
  }
}

/// The lanes of each register that an option strikes.
struct DiagonalStrikes {
  std::uint32_t lanes[kLines * kOptions][3];

  constexpr void add(int line, int option, int row, int column) {
    lanes[kOptions * line + option][(row + column) % 3] |= 1U << (3 * row + column / 3);
  }
};

constexpr DiagonalStrikes kDiagonalStrikes = make_strikes<DiagonalStrikes>();

/// 64 bytes, to permute bytes by.
struct alignas(64) Bytes64 {
  std::uint8_t at[64];
};

/// Byte 63 of what it permutes must be zero.
constexpr int kZeroByte = 63;

/// Eight bytes a line, which hold the bit counts of its six arrangements; bands in the even bytes.
constexpr Bytes64 make_line_counts() {
  Bytes64 map = {};
  for (int byte = 0; byte < 64; ++byte) {
    const int line = byte / 8;
    const int a = byte % 8;
    const bool is_used = line < kLines && a < kArrangements;
    map.at[byte] =
        static_cast<std::uint8_t>(is_used ? 2 * (6 * (line % 3) + a) + line / 3 : kZeroByte);
  }
  return map;
}

constexpr Bytes64 kLineCounts = make_line_counts();

SWEEP_AVX512 SWEEP_INLINE __m512i load_bytes(const Bytes64& x) { return _mm512_load_si512(&x); }

/// The counts of the bands in the low bytes, of the stacks in the high, ordered by `map`. Bits 8 to
/// 15 of the answer are zero unless no line has more than nine configurations; from bit 16: the
/// line with the fewest.
SWEEP_AVX512 inline unsigned find_tightest_line(const Avx512& counts, const Bytes64& map) {
  const __m512i sums = _mm512_sad_epu8(_mm512_permutexvar_epi8(load_bytes(map), counts.bits),
                                       _mm512_setzero_si512());
  const __m128i spare = _mm_sub_epi16(_mm512_cvtepi64_epi16(sums), _mm_set1_epi16(10));
  return static_cast<unsigned>(_mm_cvtsi128_si32(_mm_minpos_epu16(spare)));
}

SWEEP_AVX512 SWEEP_INLINE Avx512 find_arrangements(const Avx512& triads) {
  return all_of(permute(triads, kArrangementOf.at[0]), permute(triads, kArrangementOf.at[1]),
                permute(triads, kArrangementOf.at[2]));
}

/// Where register d's cell of a row and column comes from, in the 128 bytes that hold the rows:
/// row 0 .. 7 in 16 bytes each, row 8 in the spare bytes of rows 0 and 4.
constexpr int byte_of_input(int row, int column) {
  if (row < 8) return 16 * row + column;
  return column < 7 ? 9 + column : 64 + 9 + column - 7;
}

constexpr std::uint64_t make_input_mask(int half) {
  std::uint64_t mask = 0;
  for (int cell = 0; cell < 81; ++cell) {
    const int byte = byte_of_input(cell / 9, cell % 9);
    if (byte / 64 == half) mask |= std::uint64_t{1} << byte % 64;
  }
  return mask;
}

constexpr Bytes64 make_input_map(int d) {
  Bytes64 map = {};
  for (int lane = 0; lane < 32; ++lane) {
    const int row = lane / 3;
    const int byte =
        lane < kLanesInUse ? byte_of_input(row, diagonal_column(d, row, lane % 3)) : 31;
    map.at[2 * lane] = map.at[2 * lane + 1] = static_cast<std::uint8_t>(byte);
  }
  return map;
}

/// The low five bits of a character to candidates.
constexpr Lanes32 make_candidates() {
  Lanes32 map = {};
  for (int i = 0; i < 32; ++i) map.at[i] = kAllDigits;
  for (int digit = 1; digit <= 9; ++digit) {
    map.at[('0' + digit) % 32] = static_cast<std::uint16_t>(1 << (digit - 1));
  }
  return map;
}

/// From registers 0 and 1 as the low and high bytes of the lanes, and 2 as the next 64, to rows
/// 4 part .. 4 part + 3 in 16 bytes each.
constexpr Bytes64 make_output_map(int part) {
  Bytes64 map = {};
  for (int row = 4 * part; row < 4 * part + 4 && row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const int d = (row + column) % 3;
      const int lane = 3 * row + column / 3;
      map.at[16 * (row % 4) + column] =
          static_cast<std::uint8_t>(d < 2 ? 2 * lane + d : 64 + 2 * lane);
    }
  }
  return map;
}

constexpr Bytes64 kInputMap[3] = {make_input_map(0), make_input_map(1), make_input_map(2)};
constexpr Bytes64 kOutputMap[3] = {make_output_map(0), make_output_map(1), make_output_map(2)};
constexpr std::uint64_t kInputMask[2] = {make_input_mask(0), make_input_mask(1)};
constexpr Lanes32 kCandidates = make_candidates();

SWEEP_AVX512 SWEEP_INLINE __m128i load_row(const char* row) {
  std::int64_t eight;
  std::memcpy(&eight, row, 8);
  return _mm_insert_epi8(_mm_cvtsi64_si128(eight), row[8], 8);
}

SWEEP_AVX512 SWEEP_INLINE __m512i join_rows(__m128i r0, __m128i r1, __m128i r2, __m128i r3) {
  return _mm512_inserti64x4(_mm512_castsi256_si512(_mm256_set_m128i(r1, r0)),
                            _mm256_set_m128i(r3, r2), 1);
}

SWEEP_AVX512 SWEEP_INLINE std::uint64_t cells_of(__m512i x) {
  return _mm512_cmple_epu8_mask(_mm512_sub_epi8(x, _mm512_set1_epi8('1')), _mm512_set1_epi8(8)) |
         _mm512_cmpeq_epi8_mask(x, _mm512_set1_epi8('.'));
}

SWEEP_AVX512 SWEEP_INLINE Avx512 lookup(const Lanes32& table, __m512i index) {
  return {_mm512_permutexvar_epi16(index, _mm512_load_si512(&table))};
}

SWEEP_AVX512 SWEEP_INLINE bool read_board(const Rows& rows, Triple<Avx512>& c) {
  const __m128i row8 = load_row(rows.at[8]);
  const __m128i row0 = _mm_or_si128(load_row(rows.at[0]), _mm_bslli_si128(row8, 9));
  const __m128i row4 =
      _mm_or_si128(load_row(rows.at[4]), _mm_bslli_si128(_mm_bsrli_si128(row8, 7), 9));
  const __m512i a =
      join_rows(row0, load_row(rows.at[1]), load_row(rows.at[2]), load_row(rows.at[3]));
  const __m512i b =
      join_rows(row4, load_row(rows.at[5]), load_row(rows.at[6]), load_row(rows.at[7]));
  c.x0 = lookup(kCandidates, _mm512_permutex2var_epi8(a, load_bytes(kInputMap[0]), b));
  c.x1 = lookup(kCandidates, _mm512_permutex2var_epi8(a, load_bytes(kInputMap[1]), b));
  c.x2 = lookup(kCandidates, _mm512_permutex2var_epi8(a, load_bytes(kInputMap[2]), b));
  return ((kInputMask[0] & ~cells_of(a)) | (kInputMask[1] & ~cells_of(b))) == 0;
}

SWEEP_AVX512 SWEEP_INLINE __m512i digit_index(const Avx512& c) {
  return count_bits(minus_one(c)).bits;
}

SWEEP_AVX512 SWEEP_INLINE __m512i output_rows(__m512i x01, __m512i x2, int part) {
  return _mm512_add_epi8(_mm512_permutex2var_epi8(x01, load_bytes(kOutputMap[part]), x2),
                         _mm512_set1_epi8('1'));
}

SWEEP_AVX512 SWEEP_INLINE void write_board(const Triple<Avx512>& c, const Rows& rows) {
  const __m512i x01 = _mm512_or_si512(digit_index(c.x0), _mm512_slli_epi16(digit_index(c.x1), 8));
  const __m512i x2 = digit_index(c.x2);
  const __m512i r0 = output_rows(x01, x2, 0);
  const __m512i r4 = output_rows(x01, x2, 1);
  const __m512i r8 = output_rows(x01, x2, 2);
  write_row(rows.at[0], _mm512_castsi512_si128(r0));
  write_row(rows.at[1], _mm512_extracti32x4_epi32(r0, 1));
  write_row(rows.at[2], _mm512_extracti32x4_epi32(r0, 2));
  write_row(rows.at[3], _mm512_extracti32x4_epi32(r0, 3));
  write_row(rows.at[4], _mm512_castsi512_si128(r4));
  write_row(rows.at[5], _mm512_extracti32x4_epi32(r4, 1));
  write_row(rows.at[6], _mm512_extracti32x4_epi32(r4, 2));
  write_row(rows.at[7], _mm512_extracti32x4_epi32(r4, 3));
  write_row(rows.at[8], _mm512_castsi512_si128(r8));
}

SWEEP_AVX512 inline Guess choose_guess(const DiagonalBoard& b) {
  const Avx512 bands = find_arrangements(b.rows);
  const Avx512 stacks = find_arrangements(b.columns);
  Lanes32 lanes[2];
  _mm512_store_si512(&lanes[0], bands.bits);
  _mm512_store_si512(&lanes[1], stacks.bits);
  const __mmask32 used = (1U << 3 * kArrangements) - 1;
  const Avx512 counts = {
      _mm512_or_si512(_mm512_maskz_popcnt_epi16(used, bands.bits),
                      _mm512_slli_epi16(_mm512_maskz_popcnt_epi16(used, stacks.bits), 8))};
  const unsigned tightest = find_tightest_line(counts, kLineCounts);
  if ((tightest & 0xFF00) != 0) {
    const Avx512 columns =
        any_of(b.columns, permute(b.columns, kTurn10), permute(b.columns, kTurn20));
    const bool is_solved = lanes_that_differ(columns, Avx512::every(kAllDigits)) == 0;
    return {is_solved ? Choice::kSolved : Choice::kContradiction, 0, 0, 0};
  }
  const int line = static_cast<int>(tightest >> 16);
  const std::uint16_t* x = lanes[line / 3].at + line % 3 * kArrangements;
  return guess_in_line(line, x[0], x[1], x[2], x[3], x[4], x[5]);
}

/// One board in three registers.
class OneDiagonal {
 public:
  struct Node {
    Triple<Avx512> cells;
    Avx512 forced_rows;
    Strike other;
  };

  SWEEP_AVX512 explicit OneDiagonal(const Triple<Avx512>& cells) {
    board_.cells = cells;
    board_.forced_rows = Avx512::none();
  }
  SWEEP_AVX512 Choice propagate(bool hurry) { return simd_sweep::propagate(board_, hurry); }
  SWEEP_AVX512 Guess choose() const { return choose_guess(board_); }
  SWEEP_INLINE void save(Node& node, const Strike& other) const {
    node.cells = board_.cells;
    node.forced_rows = board_.forced_rows;
    node.other = other;
  }
  SWEEP_AVX512 void strike(const Strike& s) {
    const __m512i digit = _mm512_set1_epi16(static_cast<short>(s.digit));
    const std::uint32_t* lanes = kDiagonalStrikes.lanes[s.option];
    Triple<Avx512>& c = board_.cells;
    c = {without(c.x0, Avx512{_mm512_maskz_mov_epi16(lanes[0], digit)}),
         without(c.x1, Avx512{_mm512_maskz_mov_epi16(lanes[1], digit)}),
         without(c.x2, Avx512{_mm512_maskz_mov_epi16(lanes[2], digit)})};
  }
  SWEEP_INLINE void resume(const Node& node) {
    board_.cells = node.cells;
    board_.forced_rows = node.forced_rows;
    strike(node.other);
  }
  SWEEP_INLINE const Triple<Avx512>& cells() const { return board_.cells; }

 private:
  DiagonalBoard board_;
};

// Three boards in nine registers, which hold the cells of a box as in the box lanes: lane 9 slot +
// 3 band + stack.

SWEEP_AVX512 inline Avx512 next_in_band(const Avx512& a) { return permute(a, kTurn01); }
SWEEP_AVX512 inline Avx512 last_in_band(const Avx512& a) { return permute(a, kTurn02); }
SWEEP_AVX512 inline Avx512 next_in_stack(const Avx512& a) { return permute(a, kTurn10); }
SWEEP_AVX512 inline Avx512 last_in_stack(const Avx512& a) { return permute(a, kTurn20); }

constexpr int kBoards = 3;
constexpr std::uint32_t kLanesOfSlot0 = 511;

constexpr int box_of_slot(int lane, int slot, int) { return 9 * slot + lane % 9; }
/// Row e of the boxes from a register of the one-board layout.
constexpr int box_from_diagonal(int lane, int e, int) {
  return lane % 9 / 3 * 9 + 3 * e + lane % 3;
}
/// And back: the lane of each row and stack from a slot.
constexpr int diagonal_from_box(int lane, int slot, int) {
  return 9 * slot + lane / 9 * 3 + lane % 3;
}

constexpr ThreeMaps kFromSlot = make_maps(box_of_slot);
constexpr ThreeMaps kFromDiagonal = make_maps(box_from_diagonal);
constexpr ThreeMaps kToDiagonal = make_maps(diagonal_from_box);

/// The lanes of slot 0 in the minirows and minicolumns that an option strikes.
struct SlotStrikes {
  std::uint32_t lanes[kLines * kOptions][6];

  constexpr void add(int line, int option, int row, int column) {
    const int t = line < 3 ? row % 3 : 3 + column % 3;
    lanes[kOptions * line + option][t] |= 1U << (row / 3 * 3 + column / 3);
  }
};

/// [slot]: eight bytes a line, which hold the bit counts of a slot's boxes along it.
struct SlotCounts {
  Bytes64 at[kBoards];
};

constexpr SlotCounts make_slot_counts() {
  SlotCounts counts = {};
  for (int slot = 0; slot < kBoards; ++slot) {
    for (int byte = 0; byte < 64; ++byte) {
      const int line = byte / 8;
      const int peer = byte % 8;
      const int box = line < 3 ? 3 * line + peer : 3 * peer + line % 3;
      const bool is_used = line < kLines && peer < 3;
      counts.at[slot].at[byte] =
          static_cast<std::uint8_t>(is_used ? 2 * (9 * slot + box) + line / 3 : kZeroByte);
    }
  }
  return counts;
}

constexpr SlotStrikes kSlotStrikes = make_strikes<SlotStrikes>();
constexpr SlotCounts kSlotCounts = make_slot_counts();

/// One bit a slot, set if one of its lanes is.
SWEEP_AVX512 inline unsigned slots_of(std::uint32_t lanes) {
  const unsigned top = 0x4020100;  // the last lane of each slot
  const unsigned rest = 0x7FFFFFF & ~top;
  return _pext_u32(((lanes & rest) + rest) | lanes, top);
}

SWEEP_AVX512 inline void move_lanes(Avx512& to, std::uint32_t lanes, const Lanes32& map,
                                    const Avx512& from) {
  to.bits = _mm512_mask_permutexvar_epi16(to.bits, lanes, _mm512_load_si512(&map), from.bits);
}

SWEEP_AVX512 inline void store(Lanes32& to, const Avx512& from) {
  _mm512_store_si512(&to, from.bits);
}

/// How many digits may take the two arrangements of each lane; bands in the low bytes.
SWEEP_AVX512 inline Avx512 count_arrangements(const Arrangements<Avx512>& a) {
  const __m512i bands = _mm512_add_epi16(count_bits(a.band_even).bits, count_bits(a.band_odd).bits);
  const __m512i stacks =
      _mm512_add_epi16(count_bits(a.stack_even).bits, count_bits(a.stack_odd).bits);
  return {_mm512_maskz_mov_epi16((1U << kLanesInUse) - 1,
                                 _mm512_or_si512(bands, _mm512_slli_epi16(stacks, 8)))};
}

SWEEP_AVX512 inline Avx512 digit_in_slot(std::uint32_t lanes, int slot, const Strike& s) {
  return {_mm512_maskz_set1_epi16(lanes << 9 * slot, static_cast<short>(s.digit))};
}

class ThreeBoards {
 public:
  static constexpr unsigned kSlots = 7;

  struct Node {
    Cells<Avx512> cells;
    Strike other;
    int slot;
  };

  SWEEP_INLINE ThreeBoards(Stack<OneDiagonal::Node>& older, Stack<Node>& newer, int capacity)
      : older_(older), newer_(newer), capacity_(capacity) {
    const Avx512 all = Avx512::every(kAllDigits);
    board_.cells = {{all, all, all}, {all, all, all}, {all, all, all}};
    before_ = Avx512::none();
  }

  bool has_waiting() const { return newer_.size + older_.size != 0; }
  bool is_full() const { return newer_.size == capacity_; }

  SWEEP_INLINE void take(int slot) {
    if (newer_.size == 0) {
      take_older(slot, older_.node[--older_.size]);
    } else {
      take_newer(slot, newer_.node[--newer_.size]);
    }
  }

  /// Sweeps until two of the active boards, or the only one, have come to an end.
  SWEEP_INLINE Done propagate(unsigned active) {
    Board<Avx512> b = board_;
    Done done;
    for (;;) {
      sweep(b);
      const unsigned changed = slots_of(lanes_that_differ(b.total, before_));
      const unsigned bad = slots_of(contradicted_lanes(b.total, b.present));
      before_ = b.total;
      done.contradicted = active & bad;
      done.settled = active & ~bad & ~changed;
      const unsigned either = done.contradicted | done.settled;
      if (either != active && (either & (either - 1)) == 0) continue;
      break;
    }
    if (done.settled != 0 && (done.settled & slots_of(nonzero_lanes(unrest(b)))) != 0) {
      const Counted<Avx512> counted = count_board(b, Avx512::none());
      done.contradicted |= done.settled & slots_of(nonzero_lanes(counted.contradiction));
      done.settled &= ~(done.contradicted | slots_of(nonzero_lanes(counted.change)));
    }
    board_ = b;
    return done;
  }

  SWEEP_INLINE void prepare_guesses() {
    const Arrangements<Avx512> a = arrangements(board_);
    store(arrangements_[0][0], a.band_even);
    store(arrangements_[0][1], a.band_odd);
    store(arrangements_[1][0], a.stack_even);
    store(arrangements_[1][1], a.stack_odd);
    counts_ = count_arrangements(a);
  }

  SWEEP_INLINE Guess choose(int slot) const {
    const unsigned tightest = find_tightest_line(counts_, kSlotCounts.at[slot]);
    if ((tightest & 0xFF00) != 0) {
      const std::uint32_t missing =
          lanes_that_differ(any_of(board_.columns), Avx512::every(kAllDigits));
      const bool is_solved = (missing & kLanesOfSlot0 << 9 * slot) == 0;
      return {is_solved ? Choice::kSolved : Choice::kContradiction, 0, 0, 0};
    }
    const int line = static_cast<int>(tightest >> 16);
    const int first = 9 * slot + (line < 3 ? 3 * line : line - 3);
    const int step = line < 3 ? 1 : 3;
    const std::uint16_t* even = arrangements_[line / 3][0].at + first;
    const std::uint16_t* odd = arrangements_[line / 3][1].at + first;
    return guess_in_line(line, even[0], even[step], even[2 * step], odd[0], odd[step],
                         odd[2 * step]);
  }

  SWEEP_INLINE void save(int slot, const Strike& other) {
    Node& node = newer_.node[newer_.size++];
    node.cells = board_.cells;
    node.other = other;
    node.slot = slot;
  }

  SWEEP_INLINE void strike(int slot, const Strike& s) {
    const std::uint32_t* lanes = kSlotStrikes.lanes[s.option];
    strike_triads<Avx512>(board_.cells,
                          {digit_in_slot(lanes[0], slot, s), digit_in_slot(lanes[1], slot, s),
                           digit_in_slot(lanes[2], slot, s)},
                          {digit_in_slot(lanes[3], slot, s), digit_in_slot(lanes[4], slot, s),
                           digit_in_slot(lanes[5], slot, s)});
  }

  SWEEP_INLINE Triple<Avx512> cells_of(int slot) const {
    const Avx512 all = Avx512::every(kAllDigits);
    Triple<Avx512> d = {all, all, all};
    const Cells<Avx512>& c = board_.cells;
    const Lanes32& map = kToDiagonal.at[slot];
    const std::uint32_t lanes = 0x40201 * 7;  // minirow 0 of every band
    move_lanes(d.x0, lanes, map, c.x0.x0);
    move_lanes(d.x1, lanes, map, c.x0.x1);
    move_lanes(d.x2, lanes, map, c.x0.x2);
    move_lanes(d.x1, lanes << 3, map, c.x1.x0);
    move_lanes(d.x2, lanes << 3, map, c.x1.x1);
    move_lanes(d.x0, lanes << 3, map, c.x1.x2);
    move_lanes(d.x2, lanes << 6, map, c.x2.x0);
    move_lanes(d.x0, lanes << 6, map, c.x2.x1);
    move_lanes(d.x1, lanes << 6, map, c.x2.x2);
    return d;
  }

 private:
  SWEEP_INLINE void take_newer(int slot, const Node& node) {
    const std::uint32_t lanes = kLanesOfSlot0 << 9 * slot;
    const Lanes32& map = kFromSlot.at[node.slot];
    move_minirow(board_.cells.x0, lanes, map, node.cells.x0);
    move_minirow(board_.cells.x1, lanes, map, node.cells.x1);
    move_minirow(board_.cells.x2, lanes, map, node.cells.x2);
    strike(slot, node.other);
  }

  SWEEP_INLINE void take_older(int slot, const OneDiagonal::Node& node) {
    OneDiagonal board(node.cells);
    board.resume(node);
    const Triple<Avx512>& d = board.cells();
    const std::uint32_t lanes = kLanesOfSlot0 << 9 * slot;
    move_minirow(board_.cells.x0, lanes, kFromDiagonal.at[0], {d.x0, d.x1, d.x2});
    move_minirow(board_.cells.x1, lanes, kFromDiagonal.at[1], {d.x1, d.x2, d.x0});
    move_minirow(board_.cells.x2, lanes, kFromDiagonal.at[2], {d.x2, d.x0, d.x1});
  }

  SWEEP_INLINE static void move_minirow(Triple<Avx512>& to, std::uint32_t lanes, const Lanes32& map,
                                        const Triple<Avx512>& from) {
    move_lanes(to.x0, lanes, map, from.x0);
    move_lanes(to.x1, lanes, map, from.x1);
    move_lanes(to.x2, lanes, map, from.x2);
  }

  Board<Avx512> board_;
  Avx512 before_;  // total of the last sweep
  Avx512 counts_;
  Lanes32 arrangements_[2][2];  // [bands, stacks][even, odd]
  Stack<OneDiagonal::Node>& older_;
  Stack<Node>& newer_;
  int capacity_;
};

constexpr int kPatience = 2;

SWEEP_AVX512 __attribute__((noinline)) Outcome solve_by_threes(Stack<OneDiagonal::Node>& stack,
                                                               int capacity,
                                                               Triple<Avx512>& cells) {
  Stack<ThreeBoards::Node> newer;
  ThreeBoards frontier(stack, newer, capacity);
  int winner = 0;
  const Outcome outcome = search_frontier(frontier, winner);
  if (outcome == Outcome::kSolved) cells = frontier.cells_of(winner);
  return outcome;
}

SWEEP_AVX512 __attribute__((noinline)) Outcome solve_by_ones(Stack<OneDiagonal::Node>& stack,
                                                             int patience, Triple<Avx512>& cells) {
  OneDiagonal searcher(cells);
  const Outcome outcome = dive(searcher, stack, patience);
  cells = searcher.cells();
  return outcome;
}

/// `capacity` is how many boards may wait while three at a time are swept. Slots that finish early
/// take boards from each other, so that no depth bounds their number: should it ever be reached,
/// the search starts over with one board, for which kMaxDepth is enough.
SWEEP_AVX512 Path solve_avx512(const Rows& rows, int capacity = kMaxDepth) {
  Triple<Avx512> clues;
  if (!read_board(rows, clues)) return Path::kAvx512;
  Triple<Avx512> cells = clues;
  Stack<OneDiagonal::Node> stack;
  Outcome outcome = solve_by_ones(stack, kPatience, cells);
  if (outcome == Outcome::kHard) outcome = solve_by_threes(stack, capacity, cells);
  if (outcome == Outcome::kHard) {
    stack.size = 0;
    cells = clues;
    outcome = solve_by_ones(stack, kEndless, cells);
  }
  if (outcome == Outcome::kSolved) write_board(cells, rows);
  return Path::kAvx512;
}
#endif  // SIMD_SWEEP_X86_AVX512

#endif  // SIMD_SWEEP_X86

// ---------------------------------------------------------------------------------------------
// Which path
// ---------------------------------------------------------------------------------------------

/// Whether this build has the path and this processor, with its operating system, can run it.
inline bool is_available(Path path) {
#ifdef SIMD_SWEEP_X86
  const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                        __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
  if (path == Path::kAvx2) return has_avx2;
#ifdef SIMD_SWEEP_X86_AVX512
  if (path == Path::kAvx512) {
    return has_avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi") &&
           __builtin_cpu_supports("avx512bitalg");
  }
#endif
#endif
  return path == Path::kPortable;
}

inline Path best_path() {
  if (is_available(Path::kAvx512)) return Path::kAvx512;
  if (is_available(Path::kAvx2)) return Path::kAvx2;
  return Path::kPortable;
}

/// Solves the board by the path, which must be available. Returns the path that ran.
inline Path solve(const Rows& rows, Path path) {
  if (path == Path::kPortable) return solve_portable(rows);
#ifdef SIMD_SWEEP_X86_AVX512
  if (path == Path::kAvx512) return solve_avx512(rows);
#endif
#ifdef SIMD_SWEEP_X86
  if (path == Path::kAvx2) return solve_avx2(rows);
#endif
  return solve_portable(rows);
}

/// Finds the rows of a board, if it has the right shape.
inline bool find_rows(std::vector<std::vector<char>>& board, Rows& rows) {
  if (board.size() != 9) return false;
  for (std::size_t r = 0; r < 9; ++r) {
    if (board[r].size() != 9) return false;
    rows.at[r] = board[r].data();
  }
  return true;
}

}  // namespace simd_sweep
}  // namespace

class Solution {
 public:
  void solveSudoku(std::vector<std::vector<char>>& board) {
    simd_sweep::Rows rows;
    if (simd_sweep::find_rows(board, rows)) simd_sweep::solve(rows, simd_sweep::best_path());
  }
};
