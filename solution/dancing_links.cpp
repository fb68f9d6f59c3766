// Exact cover by dancing links (Knuth's Algorithm X).
//
// Idea: a solution picks 81 of the 729 options "digit d at row r, column c" such that each of 324
// items is covered exactly once: every cell filled (81), every row, column and box given each digit
// (3 × 81). Options are rows and items columns of a sparse 0-1 matrix whose ones are nodes in
// circular doubly linked lists. Taking a node out of its list keeps the node's own two links, so
// the same node puts itself back in O(1): the links dance, and nothing is copied or allocated.
//
//     header   ─ i ─ j ─ k ─      items, and below each the options that could cover it
//                │   │   │
//     option     x ──┼── x        four nodes side by side, so left and right are known by index
//     option         x ─ x
//
// The search covers the item with the fewest options first, be it a cell with few candidates or a
// digit with few places in a unit.
//
// Complexity: exponential in the worst case; about one node a blank on most puzzles. The memory is
// one array of 3,241 nodes, of which only those that the clues leave possible are linked in.
//
// Source: D. E. Knuth, "Dancing Links" (2000), arXiv:cs/0011047; The Art of Computer Programming,
// 4B, section 7.2.2.1.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

class Solution {
 public:
  // Fills in the blanks ('.'). A board that is malformed, has clashing clues or has no solution
  // stays as it is; of several solutions one is taken.
  void solveSudoku(std::vector<std::vector<char>>& board) {
    ExactCover cover;
    if (cover.read(board) && cover.search(0)) cover.write(board);
  }

 private:
  using Board = std::vector<std::vector<char>>;

  class ExactCover {
   public:
    // Builds the matrix that the clues leave. False if the board is malformed or two clues clash.
    bool read(const Board& board) {
      std::array<bool, kItems + 1> covered{};
      if (board.size() != 9) return false;
      for (int r = 0; r < 9; ++r) {
        if (board[r].size() != 9) return false;
        for (int c = 0; c < 9; ++c) {
          if (board[r][c] == '.') continue;
          if (board[r][c] < '1' || board[r][c] > '9') return false;
          for (const Link item : items_of(r, c, board[r][c] - '1')) {
            if (covered[item]) return false;
            covered[item] = true;
          }
        }
      }
      link_items(covered);
      for (int r = 0; r < 9; ++r) {
        for (int c = 0; c < 9; ++c) {
          for (int d = 0; d < 9; ++d) link_option(r, c, d, covered);
        }
      }
      return true;
    }

    // Covers all items that are left, with `depth` options chosen so far.
    bool search(std::size_t depth) {
      if (nodes_[kRoot].right == kRoot) {
        chosen_count_ = depth;
        return true;
      }
      const Link item = item_with_fewest_options();
      cover(item);
      for (Link node = nodes_[item].down; node != item; node = nodes_[node].down) {
        chosen_[depth] = node;
        for (int i = 1; i < 4; ++i) cover(nodes_[sibling(node, i)].item);
        if (search(depth + 1)) return true;
        for (int i = 3; i > 0; --i) uncover(nodes_[sibling(node, i)].item);
      }
      uncover(item);
      return false;
    }

    void write(Board& board) const {
      for (std::size_t i = 0; i < chosen_count_; ++i) {
        const int option = (chosen_[i] - kFirstNode) / 4;
        board[option / 81][option / 9 % 9] = static_cast<char>('1' + option % 9);
      }
    }

   private:
    using Link = std::uint16_t;  // index of a node

    // Items have left and right neighbours and a size, option nodes the item that they belong to.
    struct Node {
      Link up, down, left, right, item, size;
    };

    // Node 0 is the root, 1 to 324 the items, and then come the options with four nodes each.
    static constexpr Link kRoot = 0;
    static constexpr Link kItems = 4 * 81;
    static constexpr Link kFirstNode = kItems + 1;

    // The four items that digit d + 1 at row r, column c covers.
    static std::array<Link, 4> items_of(int r, int c, int d) {
      const int box = r / 3 * 3 + c / 3;
      return {{static_cast<Link>(1 + r * 9 + c), static_cast<Link>(82 + r * 9 + d),
               static_cast<Link>(163 + c * 9 + d), static_cast<Link>(244 + box * 9 + d)}};
    }

    // The i-th node to the right of an option's node, in the circle of its four.
    static Link sibling(Link node, int i) {
      const int offset = node - kFirstNode;
      return static_cast<Link>(kFirstNode + (offset & ~3) + ((offset + i) & 3));
    }

    // Puts the items that no clue covers in a circle with the root.
    void link_items(const std::array<bool, kItems + 1>& covered) {
      Link last = kRoot;
      for (Link item = 1; item <= kItems; ++item) {
        if (covered[item]) continue;
        nodes_[item] = Node{item, item, last, kRoot, item, 0};
        nodes_[last].right = item;
        last = item;
      }
      nodes_[last].right = kRoot;
      nodes_[kRoot].left = last;
    }

    // Appends an option below its four items, unless a clue covers one of them already.
    void link_option(int r, int c, int d, const std::array<bool, kItems + 1>& covered) {
      const std::array<Link, 4> items = items_of(r, c, d);
      for (const Link item : items) {
        if (covered[item]) return;
      }
      Link node = static_cast<Link>(kFirstNode + 4 * (81 * r + 9 * c + d));
      for (const Link item : items) {
        const Link bottom = nodes_[item].up;
        nodes_[node] = Node{bottom, item, 0, 0, item, 0};
        nodes_[bottom].down = node;
        nodes_[item].up = node;
        ++nodes_[item].size;
        ++node;
      }
    }

    Link item_with_fewest_options() const {
      Link best = nodes_[kRoot].right;
      for (Link item = best; item != kRoot; item = nodes_[item].right) {
        if (nodes_[item].size < nodes_[best].size) best = item;
      }
      return best;
    }

    // Takes an item out of the circle, and every option that could cover it out of its other items.
    void cover(Link item) {
      nodes_[nodes_[item].left].right = nodes_[item].right;
      nodes_[nodes_[item].right].left = nodes_[item].left;
      for (Link row = nodes_[item].down; row != item; row = nodes_[row].down) {
        for (int i = 1; i < 4; ++i) {
          const Node& node = nodes_[sibling(row, i)];
          nodes_[node.up].down = node.down;
          nodes_[node.down].up = node.up;
          --nodes_[node.item].size;
        }
      }
    }

    // Undoes cover, in exactly the opposite order.
    void uncover(Link item) {
      for (Link row = nodes_[item].up; row != item; row = nodes_[row].up) {
        for (int i = 3; i > 0; --i) {
          const Link self = sibling(row, i);
          const Node& node = nodes_[self];
          nodes_[node.up].down = self;
          nodes_[node.down].up = self;
          ++nodes_[node.item].size;
        }
      }
      nodes_[nodes_[item].left].right = item;
      nodes_[nodes_[item].right].left = item;
    }

    std::array<Node, kFirstNode + 4 * 729> nodes_;
    std::array<Link, 81> chosen_;  // one node of each option taken
    std::size_t chosen_count_ = 0;
  };
};
