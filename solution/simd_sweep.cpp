#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#if defined(__GNUC__) && defined(__x86_64__) && !defined(SIMD_SWEEP_NO_X86)
#define SIMD_SWEEP_X86 1
#include <immintrin.h>
#if !defined(SIMD_SWEEP_NO_AVX512) && (defined(__clang__) ? __clang_major__ >= 7 : __GNUC__ >= 8)
#define SIMD_SWEEP_X86_AVX512 1
#endif
#endif

// Attributes have no other spelling that every compiler takes in silence.
#if defined(__GNUC__)
#define SIMD_SWEEP_INLINE __attribute__((always_inline)) inline
#else
#define SIMD_SWEEP_INLINE inline
#endif
#define SIMD_SWEEP_AVX2 __attribute__((target("avx2,bmi,bmi2,popcnt")))
#define SIMD_SWEEP_AVX512 \
  __attribute__((target("avx2,bmi,bmi2,popcnt,avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")))

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

/// One half of a guess: what to strike of which digit.
struct Strike {
  std::uint16_t digit;  // as a bit
  std::uint8_t line;
  std::uint8_t option;
};

struct Guess {
  Strike first;
  Strike other;
};

enum class Choice { kGuess, kSolved, kContradiction };

SIMD_SWEEP_INLINE int lowest_bit(unsigned x) {
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
SIMD_SWEEP_INLINE Guess guess_in_line(int line, unsigned x0, unsigned x1, unsigned x2, unsigned x3,
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
  const unsigned left = (x0 >> d & 1) | (x1 >> d & 1) << 1 | (x2 >> d & 1) << 2 | (x3 >> d & 1) << 3 |
                        (x4 >> d & 1) << 4 | (x5 >> d & 1) << 5;
  const int a = lowest_bit(left);
  const int last = lowest_bit(left & (left - 1));
  const int triad = place(a, 0);
  Guess guess;
  guess.first.digit = guess.other.digit = static_cast<std::uint16_t>(1U << d);
  guess.first.line = guess.other.line = static_cast<std::uint8_t>(line);
  guess.first.option = static_cast<std::uint8_t>(two != 0 ? a : 6 + triad);
  guess.other.option = static_cast<std::uint8_t>(two != 0 ? last : 9 + triad);
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
SIMD_SWEEP_INLINE V any_of(const V& a, const V& b, const V& c) {
  return a | b | c;
}
template <class V>
SIMD_SWEEP_INLINE V all_of(const V& a, const V& b, const V& c) {
  return a & b & c;
}
template <class V>
SIMD_SWEEP_INLINE V without(const V& a, const V& b, const V& c) {
  return without(a, b | c);
}
template <class V>
SIMD_SWEEP_INLINE V either_pair(const V& a, const V& b, const V& c, const V& d) {
  return (a & b) | (c & d);
}
template <class V>
SIMD_SWEEP_INLINE V without_lowest(const V& x) {
  return x & minus_one(x);
}
/// The cells of `c` that have one candidate, none of the others.
template <class V>
SIMD_SWEEP_INLINE V singles(const V& c, const V& c_minus_one) {
  return c & is_zero(c & c_minus_one);
}
/// Where `f` and `g` share digits only those of `c`, elsewhere all of it.
template <class V>
SIMD_SWEEP_INLINE V prefer_shared(const V& c, const V& f, const V& g) {
  const V shared = f & g;
  return c & (shared | is_zero(shared));
}
/// Not zero where a triad of `x` candidates and `f` forced digits has work for the counting rules.
template <class V>
SIMD_SWEEP_INLINE V unrest(const V& x, const V& f) {
  const V at_most_three = is_zero(without_lowest(without_lowest(without_lowest(x))));
  const V at_most_two = is_zero(without_lowest(without_lowest(f)));
  return is_zero(at_most_three ^ at_most_two);
}

template <class V>
SIMD_SWEEP_INLINE Triple<V> operator&(const Triple<V>& a, const V& b) {
  return {a.x0 & b, a.x1 & b, a.x2 & b};
}
template <class V>
SIMD_SWEEP_INLINE Triple<V> operator&(const Triple<V>& a, const Triple<V>& b) {
  return {a.x0 & b.x0, a.x1 & b.x1, a.x2 & b.x2};
}
template <class V>
SIMD_SWEEP_INLINE Triple<V> operator|(const Triple<V>& a, const Triple<V>& b) {
  return {a.x0 | b.x0, a.x1 | b.x1, a.x2 | b.x2};
}
template <class V>
SIMD_SWEEP_INLINE V any_of(const Triple<V>& t) {
  return any_of(t.x0, t.x1, t.x2);
}
template <class V>
SIMD_SWEEP_INLINE Triple<V> minirows(const Cells<V>& c) {
  return {any_of(c.x0), any_of(c.x1), any_of(c.x2)};
}
template <class V>
SIMD_SWEEP_INLINE Triple<V> minicolumns(const Cells<V>& c) {
  return {any_of(c.x0.x0, c.x1.x0, c.x2.x0), any_of(c.x0.x1, c.x1.x1, c.x2.x1),
          any_of(c.x0.x2, c.x1.x2, c.x2.x2)};
}

/// Strikes from each triad the digits that `placed` has in the other two.
template <class V>
SIMD_SWEEP_INLINE Triple<V> without_others(const Triple<V>& t, const Triple<V>& placed) {
  return {without(t.x0, placed.x1, placed.x2), without(t.x1, placed.x0, placed.x2),
          without(t.x2, placed.x0, placed.x1)};
}

/// The digits that have one triad left in their box.
template <class V>
SIMD_SWEEP_INLINE Triple<V> forced(const Triple<V>& t) {
  return without_others(t, t);
}

template <class V>
SIMD_SWEEP_INLINE Triple<V> next_in_band(const Triple<V>& t) {
  return {next_in_band(t.x0), next_in_band(t.x1), next_in_band(t.x2)};
}
template <class V>
SIMD_SWEEP_INLINE Triple<V> last_in_band(const Triple<V>& t) {
  return {last_in_band(t.x0), last_in_band(t.x1), last_in_band(t.x2)};
}
template <class V>
SIMD_SWEEP_INLINE Triple<V> next_in_stack(const Triple<V>& t) {
  return {next_in_stack(t.x0), next_in_stack(t.x1), next_in_stack(t.x2)};
}
template <class V>
SIMD_SWEEP_INLINE Triple<V> last_in_stack(const Triple<V>& t) {
  return {last_in_stack(t.x0), last_in_stack(t.x1), last_in_stack(t.x2)};
}

/// Keeps of each triad the digits that some arrangement of the three boxes puts there: the other
/// two triads of the digit's box lie in the two neighbours, in one order or the other.
template <class V>
SIMD_SWEEP_INLINE Triple<V> close(const Triple<V>& t, const Triple<V>& next,
                                  const Triple<V>& last) {
  return {t.x0 & either_pair(next.x1, last.x2, last.x1, next.x2),
          t.x1 & either_pair(next.x2, last.x0, last.x2, next.x0),
          t.x2 & either_pair(next.x0, last.x1, last.x0, next.x1)};
}

/// One board in nine registers and what the last sweep learned of it.
template <class V>
struct Board {
  Cells<V> cells;
  Triple<V> rows;            // candidates of the minirows
  Triple<V> columns;         // candidates of the minicolumns
  V present;                 // digits that have a place in the box
  V total;                   // sum over the box of (candidates - 1): 65535 if a cell is empty
};

template <class V>
SIMD_SWEEP_INLINE V singles(const V& c) {
  return singles(c, minus_one(c));
}
template <class V>
SIMD_SWEEP_INLINE Triple<V> singles(const Triple<V>& c) {
  return {singles(c.x0), singles(c.x1), singles(c.x2)};
}

template <class V>
SIMD_SWEEP_INLINE void finish_cell(V& c, V& total, bool is_first, const V& column,
                                   const V& row_forced, const V& column_forced) {
  c = prefer_shared(c & column, row_forced, column_forced);
  const V less = minus_one(c);
  total = is_first ? less : saturating_sum(total, less);
}

template <class V>
SIMD_SWEEP_INLINE void sweep(Board<V>& b) {
  Cells<V>& c = b.cells;
  const Cells<V> single = {singles(c.x0), singles(c.x1), singles(c.x2)};
  const Triple<V> single_rows = minirows(single);
  const Triple<V> single_columns = minicolumns(single);
  Triple<V> rows = without_others(minirows(c), single_rows);
  rows = close(rows, next_in_band(rows), last_in_band(rows));
  c = {c.x0 & rows.x0, c.x1 & rows.x1, c.x2 & rows.x2};

  Triple<V> columns = without_others(minicolumns(c), single_columns);
  columns = close(columns, next_in_stack(columns), last_in_stack(columns));

  const Triple<V> f = forced(rows);
  const Triple<V> g = forced(columns);
  b.present = any_of(rows);
  V total;
  finish_cell(c.x0.x0, total, true, columns.x0, f.x0, g.x0);
  finish_cell(c.x0.x1, total, false, columns.x1, f.x0, g.x1);
  finish_cell(c.x0.x2, total, false, columns.x2, f.x0, g.x2);
  finish_cell(c.x1.x0, total, false, columns.x0, f.x1, g.x0);
  finish_cell(c.x1.x1, total, false, columns.x1, f.x1, g.x1);
  finish_cell(c.x1.x2, total, false, columns.x2, f.x1, g.x2);
  finish_cell(c.x2.x0, total, false, columns.x0, f.x2, g.x0);
  finish_cell(c.x2.x1, total, false, columns.x1, f.x2, g.x1);
  finish_cell(c.x2.x2, total, false, columns.x2, f.x2, g.x2);
  b.total = total;
  b.rows = rows;
  b.columns = columns;
}

/// Not zero where a triad is not at rest.
template <class V>
SIMD_SWEEP_INLINE V unrest(const Triple<V>& t) {
  const Triple<V> f = forced(t);
  return any_of(unrest(t.x0, f.x0), unrest(t.x1, f.x1), unrest(t.x2, f.x2));
}

template <class V>
SIMD_SWEEP_INLINE V unrest(const Board<V>& b) {
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
SIMD_SWEEP_INLINE V if_three(const V& t, Counted<V>& counted) {
  const V beyond_two = without_lowest(without_lowest(t));
  counted.contradiction = counted.contradiction | is_zero(beyond_two);
  return t & is_zero(without_lowest(beyond_two));
}

/// All digits, but only the forced ones if those are three.
template <class V>
SIMD_SWEEP_INLINE V allowed(const V& f, Counted<V>& counted) {
  const V beyond_two = without_lowest(without_lowest(f));
  counted.contradiction = counted.contradiction | without_lowest(beyond_two);
  return f | is_zero(beyond_two);
}

template <class V>
SIMD_SWEEP_INLINE void count_triad(V& t, const V& allowed, const V& others, const V& neighbours,
                                   Counted<V>& counted) {
  const V kept = without(t & allowed, others, neighbours);
  counted.change = counted.change | (kept ^ t);
  t = kept;
}

/// The counting rules, for the three triads `t` of each box. `next` and `last` turn to the
/// neighbour boxes along the triads.
template <class V, class Turn>
SIMD_SWEEP_INLINE void count_triads(Triple<V>& t, Counted<V>& counted, Turn turn) {
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
  SIMD_SWEEP_INLINE V both(const V& x) const {
    return next_in_band(x) | last_in_band(x);
  }
};
struct InStack {
  template <class V>
  SIMD_SWEEP_INLINE V both(const V& x) const {
    return next_in_stack(x) | last_in_stack(x);
  }
};

template <class V>
SIMD_SWEEP_INLINE Counted<V> count_board(Board<V>& b, const V& none) {
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
};

template <class V>
SIMD_SWEEP_INLINE Arrangements<V> arrangements(const Board<V>& b) {
  const Triple<V>& r = b.rows;
  const Triple<V>& c = b.columns;
  return {all_of(r.x0, next_in_band(r.x1), last_in_band(r.x2)),
          all_of(r.x0, next_in_band(r.x2), last_in_band(r.x1)),
          all_of(c.x0, next_in_stack(c.x1), last_in_stack(c.x2)),
          all_of(c.x0, next_in_stack(c.x2), last_in_stack(c.x1))};
}

/// Strikes what `rows` and `columns` hold from the cells of these minirows and minicolumns.
template <class V>
SIMD_SWEEP_INLINE void strike_triads(Cells<V>& c, const Triple<V>& rows, const Triple<V>& columns) {
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

/// Sweeps until nothing changes and the counting rules find nothing either, or twice if `hurry`.
/// Returns false on a contradiction.
template <class V>
SIMD_SWEEP_INLINE bool propagate(Board<V>& b, bool hurry) {
  int sweeps_left = hurry ? 2 : 1 << 30;
  V before = V::none();
  for (;;) {
    sweep(b);
    const bool at_rest = are_equal(b.total, before);
    before = b.total;
    if (is_contradiction(b)) return false;
    if (!at_rest && --sweeps_left != 0) continue;
    if (is_none(unrest(b))) return true;
    const Counted<V> counted = count_board(b, V::none());
    if (!is_none(counted.contradiction)) return false;
    if (is_none(counted.change)) return true;
  }
}

/// Depth first, one board at a time. Gives up as too hard at the contradiction number `patience`,
/// with that board dropped and the others on the stack.
template <class Searcher>
SIMD_SWEEP_INLINE Outcome dive(Searcher& searcher, Stack<typename Searcher::Node>& stack,
                               int patience) {
  int contradictions = 0;
  bool hurry = false;
  for (;;) {
    Choice choice = Choice::kContradiction;
    Guess guess;
    if (searcher.propagate(hurry)) choice = searcher.choose(guess);
    if (choice == Choice::kSolved) return Outcome::kSolved;
    if (choice == Choice::kGuess) {
      searcher.save(stack.node[stack.size++], guess.other);
      searcher.strike(guess.first);
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

  SIMD_SWEEP_INLINE explicit OneBoard(const Cells<V>& cells) { board_.cells = cells; }
  SIMD_SWEEP_INLINE bool propagate(bool hurry) { return simd_sweep::propagate(board_, hurry); }
  SIMD_SWEEP_INLINE Choice choose(Guess& guess) const { return choose_guess(board_, guess); }
  SIMD_SWEEP_INLINE void save(Node& node, const Strike& other) const {
    node.cells = board_.cells;
    node.other = other;
  }
  SIMD_SWEEP_INLINE void strike(const Strike& s) { strike_digit(board_.cells, s); }
  SIMD_SWEEP_INLINE void resume(const Node& node) {
    board_.cells = node.cells;
    strike(node.other);
  }
  SIMD_SWEEP_INLINE const Cells<V>& cells() const { return board_.cells; }

 private:
  Board<V> board_;
};

/// 16 lanes of memory.
struct alignas(32) Lanes16 {
  std::uint16_t at[16];
};

/// The lanes of the minirows (first three) and minicolumns that an option strikes.
struct StrikeTable {
  Lanes16 triad[kLines][kOptions][6];
};

constexpr StrikeTable make_strike_table() {
  StrikeTable table = {};
  for (int line = 0; line < kLines; ++line) {
    for (int option = 0; option < kOptions; ++option) {
      for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
          if (!is_struck(line, option, row, column)) continue;
          const int triad = line < 3 ? row % 3 : 3 + column % 3;
          table.triad[line][option][triad].at[row / 3 * 4 + column / 3] = 0xFFFF;
        }
      }
    }
  }
  return table;
}

constexpr StrikeTable kStrikes = make_strike_table();

template <class V>
SIMD_SWEEP_INLINE void strike_digit(Cells<V>& c, const Strike& s) {
  const V digit = V::every(s.digit);
  const Lanes16* t = kStrikes.triad[s.line][s.option];
  strike_triads<V>(c, {digit & V::load(t[0]), digit & V::load(t[1]), digit & V::load(t[2])},
                   {digit & V::load(t[3]), digit & V::load(t[4]), digit & V::load(t[5])});
}

// ---------------------------------------------------------------------------------------------
// Portable
// ---------------------------------------------------------------------------------------------

/// Half a register. Compilers that know the GNU vector extensions turn it into one of theirs.
#if defined(__GNUC__)
using Half = std::uint16_t __attribute__((vector_size(16)));

SIMD_SWEEP_INLINE Half is_zero(const Half& a) { return (Half)(a == Half{}); }

template <int... kLane>
SIMD_SWEEP_INLINE Half shuffle(const Half& a, const Half& b) {
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
  for (int i = 0; i < 8; ++i) result.at[i] = static_cast<std::uint16_t>(operation(a.at[i], b.at[i]));
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

SIMD_SWEEP_INLINE Portable operator&(const Portable& a, const Portable& b) {
  return {a.low & b.low, a.high & b.high};
}
SIMD_SWEEP_INLINE Portable operator|(const Portable& a, const Portable& b) {
  return {a.low | b.low, a.high | b.high};
}
SIMD_SWEEP_INLINE Portable operator^(const Portable& a, const Portable& b) {
  return {a.low ^ b.low, a.high ^ b.high};
}
SIMD_SWEEP_INLINE Portable operator+(const Portable& a, const Portable& b) {
  return {a.low + b.low, a.high + b.high};
}
SIMD_SWEEP_INLINE Portable without(const Portable& a, const Portable& b) {
  return {a.low & ~b.low, a.high & ~b.high};
}
SIMD_SWEEP_INLINE Portable minus_one(const Portable& a) { return a + Portable::every(0xFFFF); }
/// Saturates only for numbers under 2^15 and 65535, all there are here: bit 15 stays.
SIMD_SWEEP_INLINE Portable saturating_sum(const Portable& a, const Portable& b) {
  return (a + b) | ((a | b) & Portable::every(0x8000));
}
SIMD_SWEEP_INLINE Portable is_zero(const Portable& a) { return {is_zero(a.low), is_zero(a.high)}; }
SIMD_SWEEP_INLINE bool is_none(const Portable& a) {
  const Half both = a.low | a.high;
  std::uint64_t word[2];
  std::memcpy(word, &both, 16);
  return (word[0] | word[1]) == 0;
}
SIMD_SWEEP_INLINE bool are_equal(const Portable& a, const Portable& b) { return is_none(a ^ b); }
SIMD_SWEEP_INLINE bool is_contradiction(const Board<Portable>& b) {
  const Portable missing = b.present ^ Portable::every(kAllDigits);
  return !is_none(missing | (b.total & Portable::every(0x8000)));
}

SIMD_SWEEP_INLINE Portable next_in_band(const Portable& a) {
  return {shuffle<1, 2, 0, 3, 5, 6, 4, 7>(a.low, a.low),
          shuffle<1, 2, 0, 3, 5, 6, 4, 7>(a.high, a.high)};
}
SIMD_SWEEP_INLINE Portable last_in_band(const Portable& a) {
  return {shuffle<2, 0, 1, 3, 6, 4, 5, 7>(a.low, a.low),
          shuffle<2, 0, 1, 3, 6, 4, 5, 7>(a.high, a.high)};
}
SIMD_SWEEP_INLINE Portable next_in_stack(const Portable& a) {
  return {shuffle<4, 5, 6, 7, 8, 9, 10, 11>(a.low, a.high),
          shuffle<0, 1, 2, 3, 12, 13, 14, 15>(a.low, a.high)};
}
SIMD_SWEEP_INLINE Portable last_in_stack(const Portable& a) {
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

/// The digits that may take each arrangement of a line.
struct LineArrangements {
  unsigned digits[kArrangements];
};

template <class V>
SIMD_SWEEP_INLINE Choice choose_guess(const Board<V>& b, Guess& guess) {
  const Arrangements<V> a = arrangements(b);
  Lanes16 lanes[4];
  std::memcpy(&lanes[0], &a.band_even, 32);
  std::memcpy(&lanes[1], &a.band_odd, 32);
  std::memcpy(&lanes[2], &a.stack_even, 32);
  std::memcpy(&lanes[3], &a.stack_odd, 32);
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
  if (tightest < 0) {
    const bool is_full = are_equal(any_of(b.columns), V::every(kAllDigits));
    return is_full ? Choice::kSolved : Choice::kContradiction;
  }
  const int step = tightest < 3 ? 1 : 4;
  const std::uint16_t* even = lanes[tightest / 3 * 2].at + (tightest < 3 ? 4 * tightest : tightest - 3);
  const std::uint16_t* odd = even + 16;
  guess = guess_in_line(tightest, even[0], even[step], even[2 * step], odd[0], odd[step], odd[2 * step]);
  return Choice::kGuess;
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
      lanes[r % 3 * 3 + c % 3].at[r / 3 * 4 + c / 3] = static_cast<std::uint16_t>(1 << (row[c] - '1'));
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
inline void solve_portable(const Rows& rows) {
  Cells<Portable> cells;
  if (!read_board(rows, cells)) return;
  OneBoard<Portable> searcher(cells);
  Stack<OneBoard<Portable>::Node> stack;
  if (dive(searcher, stack, -1) == Outcome::kSolved) write_board(searcher.cells(), rows);
}

#ifdef SIMD_SWEEP_X86
// ---------------------------------------------------------------------------------------------
// AVX2
// ---------------------------------------------------------------------------------------------

struct Avx2 {
  __m256i bits;

  SIMD_SWEEP_AVX2 static Avx2 none() { return {_mm256_setzero_si256()}; }
  SIMD_SWEEP_AVX2 static Avx2 every(unsigned x) {
    return {_mm256_set1_epi16(static_cast<short>(x))};
  }
  SIMD_SWEEP_AVX2 static Avx2 load(const Lanes16& x) {
    return {_mm256_load_si256(reinterpret_cast<const __m256i*>(&x))};
  }
};

SIMD_SWEEP_AVX2 inline Avx2 operator&(const Avx2& a, const Avx2& b) {
  return {_mm256_and_si256(a.bits, b.bits)};
}
SIMD_SWEEP_AVX2 inline Avx2 operator|(const Avx2& a, const Avx2& b) {
  return {_mm256_or_si256(a.bits, b.bits)};
}
SIMD_SWEEP_AVX2 inline Avx2 operator^(const Avx2& a, const Avx2& b) {
  return {_mm256_xor_si256(a.bits, b.bits)};
}
SIMD_SWEEP_AVX2 inline Avx2 without(const Avx2& a, const Avx2& b) {
  return {_mm256_andnot_si256(b.bits, a.bits)};
}
SIMD_SWEEP_AVX2 inline Avx2 minus_one(const Avx2& a) {
  return {_mm256_add_epi16(a.bits, _mm256_set1_epi16(-1))};
}
SIMD_SWEEP_AVX2 inline Avx2 saturating_sum(const Avx2& a, const Avx2& b) {
  return {_mm256_adds_epu16(a.bits, b.bits)};
}
SIMD_SWEEP_AVX2 inline Avx2 is_zero(const Avx2& a) {
  return {_mm256_cmpeq_epi16(a.bits, _mm256_setzero_si256())};
}
SIMD_SWEEP_AVX2 inline bool is_none(const Avx2& a) { return _mm256_testz_si256(a.bits, a.bits) != 0; }
SIMD_SWEEP_AVX2 inline bool are_equal(const Avx2& a, const Avx2& b) {
  return _mm256_movemask_epi8(_mm256_cmpeq_epi16(a.bits, b.bits)) == -1;
}
SIMD_SWEEP_AVX2 inline bool is_contradiction(const Board<Avx2>& b) {
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

SIMD_SWEEP_AVX2 inline __m256i load_bytes(const Bytes32& x) {
  return _mm256_load_si256(reinterpret_cast<const __m256i*>(&x));
}
SIMD_SWEEP_AVX2 inline Avx2 next_in_band(const Avx2& a) {
  return {_mm256_shuffle_epi8(a.bits, load_bytes(kNextInBand))};
}
SIMD_SWEEP_AVX2 inline Avx2 last_in_band(const Avx2& a) {
  return {_mm256_shuffle_epi8(a.bits, load_bytes(kLastInBand))};
}
SIMD_SWEEP_AVX2 inline Avx2 next_in_stack(const Avx2& a) {
  return {_mm256_permute4x64_epi64(a.bits, kNextInStack)};
}
SIMD_SWEEP_AVX2 inline Avx2 last_in_stack(const Avx2& a) {
  return {_mm256_permute4x64_epi64(a.bits, kLastInStack)};
}

/// The number of bits of each byte.
SIMD_SWEEP_AVX2 SIMD_SWEEP_INLINE __m256i count_bits_of_bytes(__m256i x) {
  const __m256i counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                          0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m256i nibble = _mm256_set1_epi8(15);
  const __m256i low = _mm256_and_si256(x, nibble);
  const __m256i high = _mm256_and_si256(_mm256_srli_epi16(x, 4), nibble);
  return _mm256_add_epi8(_mm256_shuffle_epi8(counts, low), _mm256_shuffle_epi8(counts, high));
}

/// Bits 0 to 7: 255 if no line has more than nine configurations, else not; from bit 16: the line
/// with the fewest.
SIMD_SWEEP_AVX2 SIMD_SWEEP_INLINE unsigned find_tightest_line(const Arrangements<Avx2>& a) {
  const __m256i bands = _mm256_add_epi8(count_bits_of_bytes(a.band_even.bits),
                                        count_bits_of_bytes(a.band_odd.bits));
  const __m256i stacks = _mm256_add_epi8(count_bits_of_bytes(a.stack_even.bits),
                                         count_bits_of_bytes(a.stack_odd.bits));
  // A band's boxes are the words of one quarter.
  const __m256i by_band = _mm256_sad_epu8(bands, _mm256_setzero_si256());
  // A stack's are the same word of three quarters.
  const __m256i by_box = _mm256_add_epi8(stacks, _mm256_srli_epi16(stacks, 8));
  __m128i by_stack = _mm_add_epi8(_mm256_castsi256_si128(by_box), _mm256_extracti128_si256(by_box, 1));
  by_stack = _mm_add_epi8(by_stack, _mm_srli_si128(by_stack, 8));
  // Six words: bands, then stacks.
  const __m128i packed = _mm_packus_epi32(_mm256_castsi256_si128(by_band),
                                          _mm256_extracti128_si256(by_band, 1));
  const __m128i band_words = _mm_shuffle_epi8(
      packed, _mm_setr_epi8(0, 1, 4, 5, 8, 9, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1));
  const __m128i stack_words = _mm_slli_si128(
      _mm_and_si128(by_stack, _mm_setr_epi16(255, 255, 255, 0, 0, 0, 0, 0)), 6);
  // A settled line wraps around to the largest number.
  const __m128i spare = _mm_sub_epi16(_mm_or_si128(band_words, stack_words), _mm_set1_epi16(10));
  return static_cast<unsigned>(_mm_cvtsi128_si32(_mm_minpos_epu16(spare)));
}

SIMD_SWEEP_AVX2 inline Choice choose_guess(const Board<Avx2>& b, Guess& guess) {
  Arrangements<Avx2> a = arrangements(b);
  const Avx2 boxes = {_mm256_setr_epi16(-1, -1, -1, 0, -1, -1, -1, 0, -1, -1, -1, 0, 0, 0, 0, 0)};
  a = {a.band_even & boxes, a.band_odd & boxes, a.stack_even & boxes, a.stack_odd & boxes};
  Lanes16 lanes[4];
  _mm256_store_si256(reinterpret_cast<__m256i*>(&lanes[0]), a.band_even.bits);
  _mm256_store_si256(reinterpret_cast<__m256i*>(&lanes[1]), a.band_odd.bits);
  _mm256_store_si256(reinterpret_cast<__m256i*>(&lanes[2]), a.stack_even.bits);
  _mm256_store_si256(reinterpret_cast<__m256i*>(&lanes[3]), a.stack_odd.bits);
  const unsigned tightest = find_tightest_line(a);
  if ((tightest & 0xFF00) != 0) {
    const Avx2 columns = any_of(b.columns) ^ Avx2::every(kAllDigits);
    return is_none(columns) ? Choice::kSolved : Choice::kContradiction;
  }
  const int line = static_cast<int>(tightest >> 16);
  const bool is_band = line < 3;
  const int step = is_band ? 1 : 4;
  const std::uint16_t* even = is_band ? lanes[0].at + 4 * line : lanes[2].at + (line - 3);
  const std::uint16_t* odd = even + 16;
  guess = guess_in_line(line, even[0], even[step], even[2 * step], odd[0], odd[step], odd[2 * step]);
  return Choice::kGuess;
}

/// Two registers of a row: columns 0, 3, 6 and 1, 4, 7 in `first`, 2, 5, 8 in `second`, one word
/// each, every fourth word spare.
struct RowCells {
  __m128i first, second;
};

/// Clears `is_valid` where a character is neither a digit nor a blank.
SIMD_SWEEP_AVX2 SIMD_SWEEP_INLINE RowCells read_row(const char* row, __m128i& is_valid) {
  std::int64_t eight;
  std::memcpy(&eight, row, 8);
  const __m128i raw = _mm_insert_epi8(_mm_cvtsi64_si128(eight), row[8], 8);
  const __m128i above_one = _mm_sub_epi8(raw, _mm_set1_epi8('1'));
  const __m128i is_digit = _mm_cmpeq_epi8(_mm_min_epu8(above_one, _mm_set1_epi8(8)), above_one);
  is_valid = _mm_and_si128(
      is_valid, _mm_or_si128(is_digit, _mm_cmpeq_epi8(raw, _mm_set1_epi8('.'))));
  // Byte 15 is zero and counts as a blank.
  const __m128i ordered = _mm_shuffle_epi8(
      raw, _mm_setr_epi8(0, 3, 6, 15, 1, 4, 7, 15, 2, 5, 8, 15, 15, 15, 15, 15));
  // The low four bits tell the digits and the blanks apart.
  const __m128i low = _mm_shuffle_epi8(
      _mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, -1, -1, -1, -1, -1, -1), ordered);
  const __m128i high =
      _mm_shuffle_epi8(_mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1), ordered);
  return {_mm_unpacklo_epi8(low, high), _mm_unpackhi_epi8(low, high)};
}

/// The registers of row `e` of the boxes, from that row of the three bands.
SIMD_SWEEP_AVX2 SIMD_SWEEP_INLINE Triple<Avx2> join_rows(const RowCells& r0, const RowCells& r1,
                                              const RowCells& r2) {
  const __m128i spare = _mm_set1_epi16(kAllDigits);
  return {{_mm256_set_m128i(_mm_unpacklo_epi64(r2.first, spare),
                            _mm_unpacklo_epi64(r0.first, r1.first))},
          {_mm256_set_m128i(_mm_unpackhi_epi64(r2.first, spare),
                            _mm_unpackhi_epi64(r0.first, r1.first))},
          {_mm256_set_m128i(_mm_unpacklo_epi64(r2.second, spare),
                            _mm_unpacklo_epi64(r0.second, r1.second))}};
}

SIMD_SWEEP_AVX2 SIMD_SWEEP_INLINE Triple<Avx2> read_minirows(const Rows& rows, int e, __m128i& is_valid) {
  const RowCells r0 = read_row(rows.at[e], is_valid);
  const RowCells r1 = read_row(rows.at[e + 3], is_valid);
  const RowCells r2 = read_row(rows.at[e + 6], is_valid);
  return join_rows(r0, r1, r2);
}

SIMD_SWEEP_AVX2 SIMD_SWEEP_INLINE bool read_board(const Rows& rows, Cells<Avx2>& c) {
  __m128i is_valid = _mm_set1_epi8(-1);
  c = {read_minirows(rows, 0, is_valid), read_minirows(rows, 1, is_valid),
       read_minirows(rows, 2, is_valid)};
  return (_mm_movemask_epi8(is_valid) & 0x1FF) == 0x1FF;
}

/// Bytes of one bit each (digits 1 to 8) or 255 (digit 9, saturated) to characters.
SIMD_SWEEP_AVX2 SIMD_SWEEP_INLINE __m256i to_characters(__m256i x) {
  const __m256i low = _mm256_setr_epi8(0, '1', '2', 0, '3', 0, 0, 0, '4', 0, 0, 0, 0, 0, 0, '9',  //
                                       0, '1', '2', 0, '3', 0, 0, 0, '4', 0, 0, 0, 0, 0, 0, '9');
  const __m256i high = _mm256_setr_epi8(0, '5', '6', 0, '7', 0, 0, 0, '8', 0, 0, 0, 0, 0, 0, '9',  //
                                        0, '5', '6', 0, '7', 0, 0, 0, '8', 0, 0, 0, 0, 0, 0, '9');
  const __m256i nibble = _mm256_set1_epi8(15);
  return _mm256_or_si256(
      _mm256_shuffle_epi8(low, _mm256_and_si256(x, nibble)),
      _mm256_shuffle_epi8(high, _mm256_and_si256(_mm256_srli_epi16(x, 4), nibble)));
}

SIMD_SWEEP_AVX2 SIMD_SWEEP_INLINE void write_row(char* row, __m128i x) {
  const std::int64_t eight = _mm_cvtsi128_si64(x);
  std::memcpy(row, &eight, 8);
  row[8] = static_cast<char>(_mm_extract_epi8(x, 8));
}

SIMD_SWEEP_AVX2 SIMD_SWEEP_INLINE void write_minirows(const Triple<Avx2>& c, const Rows& rows, int e) {
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
  write_row(rows.at[e + 6], _mm_or_si128(_mm_shuffle_epi8(a_high, a0), _mm_shuffle_epi8(b_high, b0)));
}

SIMD_SWEEP_AVX2 SIMD_SWEEP_INLINE void write_board(const Cells<Avx2>& c, const Rows& rows) {
  write_minirows(c.x0, rows, 0);
  write_minirows(c.x1, rows, 1);
  write_minirows(c.x2, rows, 2);
}

SIMD_SWEEP_AVX2 void solve_avx2(const Rows& rows) {
  Cells<Avx2> cells;
  if (!read_board(rows, cells)) return;
  OneBoard<Avx2> searcher(cells);
  Stack<OneBoard<Avx2>::Node> stack;
  if (dive(searcher, stack, -1) == Outcome::kSolved) write_board(searcher.cells(), rows);
}
#endif  // SIMD_SWEEP_X86

}  // namespace simd_sweep
}  // namespace

class Solution {
 public:
  void solveSudoku(std::vector<std::vector<char>>& board) {
    if (board.size() != 9) return;
    simd_sweep::Rows rows;
    for (int r = 0; r < 9; ++r) {
      std::vector<char>& row = board[static_cast<std::size_t>(r)];
      if (row.size() != 9) return;
      rows.at[r] = row.data();
    }
#ifdef PATH_PORTABLE
    simd_sweep::solve_portable(rows);
#else
    simd_sweep::solve_avx2(rows);
#endif
  }
};
