// Backtracking on bit masks, the blank with the fewest candidates first.
//
// Idea: for every row, column and box keep the set of digits that it still misses, as nine bits.
// The candidates of a blank are then the intersection of three sets, a single AND. At each step
// take the blank with the fewest of them: none means a dead end seen at once, one means no guess at
// all, and two or three keep the tree narrow where a fixed order would branch nine ways.
//
// The scan also tallies, again by AND and OR, how often each digit is a candidate in each unit. A
// digit that a unit misses and that fits nowhere is a dead end too, and one that fits in one place
// only is the single candidate there, whatever else would fit.
//
// Complexity: O(9^b) time for b blanks in the worst case, O(b) of it per node, and O(b) stack. Hard
// puzzles take some tens to hundreds of guesses.
//
// Source: the order is R. M. Haralick, G. L. Elliott, "Increasing Tree Search Efficiency for
// Constraint Satisfaction Problems", Artificial Intelligence 14 (1980). The lowest set bit, x & -x:
// D. E. Knuth, The Art of Computer Programming, 4A, section 7.1.3.

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

class Solution {
 public:
  // Fills in the blanks ('.'). A board that is malformed, has clashing clues or has no solution
  // stays as it is; of several solutions one is taken.
  void solveSudoku(std::vector<std::vector<char>>& board) {
    Search search;
    if (search.read(board) && search.run(0)) search.write(board);
  }

 private:
  using Board = std::vector<std::vector<char>>;
  using DigitSet = unsigned;  // bit d - 1 stands for digit d

  struct Cell {
    unsigned char row, col, box;
    DigitSet digit;  // the one digit chosen, once it is
  };

  static DigitSet lowest(DigitSet set) { return set & (~set + 1); }

  // How many blanks of a unit have each digit as a candidate: none, one, or more.
  struct Tally {
    DigitSet at_least_once, at_least_twice;

    void add(DigitSet candidates) {
      at_least_twice |= at_least_once & candidates;
      at_least_once |= candidates;
    }
    DigitSet once() const { return at_least_once & ~at_least_twice; }
  };

  // All that a search needs, on the stack of its caller: solves of different boards share nothing.
  class Search {
   public:
    Search() {
      const DigitSet all_digits = 0x1FF;
      row_missing_.fill(all_digits);
      col_missing_.fill(all_digits);
      box_missing_.fill(all_digits);
    }

    // Takes in the clues and lists the blanks. False if the board is malformed or two clues clash.
    bool read(const Board& board) {
      if (board.size() != 9) return false;
      for (unsigned char r = 0; r < 9; ++r) {
        if (board[r].size() != 9) return false;
        for (unsigned char c = 0; c < 9; ++c) {
          const char mark = board[r][c];
          Cell cell = {r, c, static_cast<unsigned char>(r / 3 * 3 + c / 3), 0};
          if (mark == '.') {
            blanks_[blank_count_++] = cell;
            continue;
          }
          if (mark < '1' || mark > '9') return false;
          cell.digit = 1U << (mark - '1');
          if ((candidates(cell) & cell.digit) == 0) return false;
          flip(cell);
        }
      }
      return true;
    }

    // Solves the blanks from `first` on; those before it have their digit.
    bool run(std::size_t first) {
      if (first == blank_count_) return true;
      DigitSet left = take_next(first);
      for (Cell& cell = blanks_[first]; left != 0; left &= left - 1) {
        cell.digit = lowest(left);
        flip(cell);
        if (run(first + 1)) return true;
        flip(cell);
      }
      return false;
    }

    void write(Board& board) const {
      for (std::size_t i = 0; i < blank_count_; ++i) {
        const Cell& cell = blanks_[i];
        board[cell.row][cell.col] = static_cast<char>('1' + __builtin_ctz(cell.digit));
      }
    }

   private:
    DigitSet candidates(const Cell& cell) const {
      return row_missing_[cell.row] & col_missing_[cell.col] & box_missing_[cell.box];
    }

    // Takes the digit of a cell out of its three units, or puts it back.
    void flip(const Cell& cell) {
      row_missing_[cell.row] ^= cell.digit;
      col_missing_[cell.col] ^= cell.digit;
      box_missing_[cell.box] ^= cell.digit;
    }

    // Moves the blank with the fewest candidates to blanks_[first] and returns them; the empty set
    // is a dead end. Nothing beats one candidate or none, so the first such blank ends the scan.
    DigitSet take_next(std::size_t first) {
      std::array<Tally, 9> rows{}, cols{}, boxes{};
      std::size_t best = first;
      DigitSet best_candidates = 0;
      int fewest = 10;
      for (std::size_t i = first; i < blank_count_ && fewest > 1; ++i) {
        const Cell& cell = blanks_[i];
        const DigitSet here = candidates(cell);
        rows[cell.row].add(here);
        cols[cell.col].add(here);
        boxes[cell.box].add(here);
        if (__builtin_popcount(here) < fewest) {
          fewest = __builtin_popcount(here);
          best = i;
          best_candidates = here;
        }
      }
      for (std::size_t u = 0; u < 9 && fewest > 1; ++u) {
        if (rows[u].at_least_once != row_missing_[u]) return 0;
        if (cols[u].at_least_once != col_missing_[u]) return 0;
        if (boxes[u].at_least_once != box_missing_[u]) return 0;
      }
      for (std::size_t i = first; i < blank_count_ && fewest > 1; ++i) {
        const Cell& cell = blanks_[i];
        const DigitSet only_here =
            candidates(cell) &
            (rows[cell.row].once() | cols[cell.col].once() | boxes[cell.box].once());
        if (only_here != 0) {
          fewest = 1;
          best = i;
          best_candidates = lowest(only_here);
        }
      }
      std::swap(blanks_[first], blanks_[best]);
      return best_candidates;
    }

    std::array<DigitSet, 9> row_missing_, col_missing_, box_missing_;
    std::array<Cell, 81> blanks_;
    std::size_t blank_count_ = 0;
  };
};
