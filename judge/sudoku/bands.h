#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "judge/sudoku/board.h"

/// Sets of cells as bits, and what the places of one digit tell about each other.
///
/// A set is three bands (three rows each) of 27 bits. Bit 9c + 3r + s of a band is the cell in its
/// row r, stack s and, within the stack, column c. In that order a fold of the word by 9 tells
/// which of the nine minirows (row r of box s) have a cell in the set, as a number below 512, and a
/// fold by 3 tells which of the nine columns have.
///
/// In a band, the three places of a digit lie in three minirows, one in each row and each box: six
/// arrangements. Places in no arrangement that is still possible go; a table over the 512 patterns
/// of minirows holds the answer. The same holds for the columns of a stack and the three bands. A
/// digit with one place in a box or column is thereby the only one in its row as well, so that
/// hidden singles need looking for in rows alone.
namespace judge::bands {

using Band = std::uint32_t;
using CellSet = std::array<Band, 3>;

inline constexpr Band kAll = (1U << 27U) - 1;    // the 27 cells of a band
inline constexpr Band kMinirows = 0777;          // minirow 3r + s: the cells with c = 0
inline constexpr Band kColumns = 0007'007'007;   // column 9c + s: the cells with r = 0
inline constexpr Band kOneCopy9 = 0001'001'001;  // times a set of minirows: all their cells
inline constexpr Band kOneCopy3 = 0111;          // times a set of columns: all their cells

constexpr Band minirows_of(Band x) { return (x | x >> 9U | x >> 18U) & kMinirows; }
constexpr Band columns_of(Band x) { return (x | x >> 3U | x >> 6U) & kColumns; }

/// What a band's pattern of possible minirows implies.
struct Arrangements {
  Band possible;  ///< the cells of the minirows that are part of an arrangement
  Band forced;    ///< those minirows that are part of every arrangement
};

constexpr Arrangements arrangements_of(Band minirows) {
  Band some = 0;
  Band every = kMinirows;
  for (unsigned first = 0; first < 3; ++first) {
    for (const unsigned step : {1U, 2U}) {
      const Band arrangement =
          1U << first | 8U << (first + step) % 3 | 64U << (first + 2 * step) % 3;
      if ((arrangement & ~minirows) != 0) continue;
      some |= arrangement;
      every &= arrangement;
    }
  }
  return {some * kOneCopy9, some & every};
}

inline constexpr auto kArrangements = [] {
  std::array<Arrangements, 512> table{};
  for (Band minirows = 0; minirows < 512; ++minirows) table[minirows] = arrangements_of(minirows);
  return table;
}();

struct Place {
  std::size_t band;
  unsigned index;  ///< of the bit in the band
};

constexpr Place place_of(unsigned cell) {
  const unsigned row = cell / 9;
  const unsigned column = cell % 9;
  return {row / 3, 9 * (column % 3) + 3 * (row % 3) + column / 3};
}

constexpr bool are_peers(unsigned a, unsigned b) {
  const bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
  return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box);
}

inline constexpr auto kPeers = [] {
  std::array<std::array<CellSet, 27>, 3> peers{};
  for (unsigned a = 0; a < kCells; ++a) {
    CellSet& peers_of_a = peers[place_of(a).band][place_of(a).index];
    for (unsigned b = 0; b < kCells; ++b) {
      if (are_peers(a, b)) peers_of_a[place_of(b).band] |= 1U << place_of(b).index;
    }
  }
  return peers;
}();

constexpr const CellSet& peers_of(std::size_t band, Band bit) {
  return kPeers[band][static_cast<std::size_t>(std::countr_zero(bit))];
}

constexpr bool any(const CellSet& cells) { return (cells[0] | cells[1] | cells[2]) != 0; }

// Columns of a digit in all three bands: bit 9c + 3b + s is band b, stack s, column c within it.

/// For every stack, each column's bands turned by one: that of band b is now at b + 1.
constexpr Band next_band(Band x) { return (x << 3U & 0770'770'770) | (x >> 6U & kColumns); }
/// Each column's bands are now at the next column of the stack.
constexpr Band next_column(Band x) { return (x << 9U & kAll) | x >> 18U; }

/// The columns that are part of one of the six ways to give each band a column of its own.
constexpr Band close_columns(Band x) {
  const Band rising = next_band(next_column(x));
  const Band rising_twice = next_band(next_column(rising));
  const Band falling = next_column(next_band(next_band(x)));
  const Band falling_twice = next_column(next_band(next_band(falling)));
  return x & ((rising & rising_twice) | (falling & falling_twice));
}

/// Takes from the places of a digit those that no arrangement in a band or stack has a use for.
/// False where no arrangement is left.
constexpr bool close(CellSet& places) {
  for (;;) {
    for (Band& band : places) band &= kArrangements[minirows_of(band)].possible;
    const Band columns =
        columns_of(places[0]) | columns_of(places[1]) << 3U | columns_of(places[2]) << 6U;
    const Band closed = close_columns(columns);
    if (closed == columns) break;
    places[0] &= (closed & kColumns) * kOneCopy3;
    places[1] &= (closed >> 3U & kColumns) * kOneCopy3;
    places[2] &= (closed >> 6U & kColumns) * kOneCopy3;
  }
  return places[0] != 0 && places[1] != 0 && places[2] != 0;
}

/// The cells of a closed band that are the only ones of their row.
constexpr Band hidden_singles(Band x) {
  const Band several = (x & x >> 9U) | (x & x >> 18U) | (x >> 9U & x >> 18U);
  return x & (kArrangements[minirows_of(x)].forced & ~several) * kOneCopy9;
}

/// The places of a digit in the first row or box of the band that has just two; none if none has.
constexpr Band two_places(Band x) {
  for (unsigned line = 0; line < 3; ++line) {
    for (const Band unit : {(7U << 3 * line) * kOneCopy9, (kOneCopy3 << line) * kOneCopy9}) {
      if (std::popcount(x & unit) == 2) return x & unit;
    }
  }
  return 0;
}

}  // namespace judge::bands
