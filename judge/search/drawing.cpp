#include "judge/search/drawing.h"

#include <rapidcheck.h>

#include <random>
#include <utility>

#include "judge/sudoku/full_grid.h"
#include "judge/sudoku/generator.h"

namespace judge {
namespace {

namespace gen = rc::gen;
using judge_protocol::Manner;

/// What the project's own `draw`, which takes an engine, draws. A complete board where it finds
/// nothing.
template <class Draw>
rc::Gen<Board> drawn_by(Draw draw) {
  return gen::map<std::uint64_t>([draw = std::move(draw)](std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const Drawn drawn = draw(random);
    return drawn ? *drawn : draw_full_grid(random);
  });
}

rc::Gen<Board> near_complete() {
  return gen::mapcat(gen::inRange(0, 7), [](int blanks) {
    return drawn_by([blanks](std::mt19937_64& random) -> Drawn {
      if (blanks == 0) return draw_full_grid(random);
      const auto first = static_cast<int>(random() % kCells);
      return draw_near_complete(blanks, first, random);
    });
  });
}

rc::Gen<Symmetry> symmetries() {
  return gen::map<std::uint64_t>([](std::uint64_t seed) {
    std::mt19937_64 random(seed);
    return Symmetry::draw(random);
  });
}

rc::Gen<Board> quick_puzzles() {
  return drawn_by([](std::mt19937_64& random) { return draw_proper({24, kCells}, random); });
}

rc::Gen<Board> puzzles(std::span<const Board> hard) {
  const auto minimal =
      drawn_by([](std::mt19937_64& random) { return draw_minimal(kAnyClues, random); });
  if (hard.empty()) {
    return gen::weightedOneOf<Board>({{4, quick_puzzles()}, {2, near_complete()}, {2, minimal}});
  }
  const auto turn = [](const Board& board, const Symmetry& symmetry) {
    return symmetry.apply(board);
  };
  const auto copies =
      gen::apply(turn, gen::elementOf(std::vector<Board>(hard.begin(), hard.end())), symmetries());
  return gen::weightedOneOf<Board>(
      {{8, quick_puzzles()}, {4, near_complete()}, {4, minimal}, {1, copies}});
}

/// A board of other rows, or a row of other cells, than nine.
rc::Gen<Call> misshapen(const Board& board) {
  return gen::apply(
      [board](bool rows, int count, int row) {
        std::vector<std::uint8_t> sizes(kSize, kSize);
        if (rows) {
          sizes.resize(static_cast<std::size_t>(count), kSize);
        } else {
          sizes[static_cast<std::size_t>(row)] = static_cast<std::uint8_t>(count);
        }
        return Call(board, sizes);
      },
      gen::arbitrary<bool>(),
      gen::distinctFrom(gen::inRange(0, static_cast<int>(judge_protocol::kMostRows) + 1), kSize),
      gen::inRange(0, kSize));
}

rc::Gen<Call> with_other_character(const Board& board) {
  const auto is_other = [](char c) { return c != kBlank && (c < '1' || c > '9'); };
  return gen::apply(
      [board](char character, int cell) {
        Board other = board;
        other[cell] = character;
        return Call(other);
      },
      // The usual blanks, and what is next to '9'.
      gen::oneOf(gen::element('0', '*', '_', ':'), gen::suchThat(gen::inRange('!', '~'), is_other)),
      gen::inRange(0, kCells));
}

/// Draws one value after another.
class Draws {
 public:
  Draws(std::uint64_t seed, std::size_t number) : random_(rc::Random::Key{seed, number, 0, 0}) {}

  template <class T>
  T operator()(const rc::Gen<T>& values) {
    return values(random_.split(), rc::kNominalSize).value();
  }

 private:
  rc::Random random_;
};

void add_contract(const Board& puzzle, Draws& draw, std::vector<DrawnCall>& calls) {
  const auto none = [](Flaw flaw) {
    return drawn_by([flaw](std::mt19937_64& random) { return draw_none({30, 70}, flaw, random); });
  };
  calls.push_back(
      {Property::malformed, draw(gen::oneOf(misshapen(puzzle), with_other_character(puzzle)))});
  calls.push_back({Property::unsolvable, draw(none(Flaw::hidden))});
  calls.push_back({Property::clashing, draw(none(Flaw::clash))});
  calls.push_back({Property::several, draw(drawn_by([](std::mt19937_64& random) {
                     return draw_several({24, 70}, random);
                   }))});
}

}  // namespace

std::vector<DrawnCall> draw_calls(std::uint64_t seed, std::size_t number, bool contract,
                                  std::span<const Board> hard) {
  Draws draw(seed, number);
  const Board puzzle = draw(puzzles(hard));
  const Board other = draw(quick_puzzles());
  const Symmetry symmetry = draw(symmetries());
  std::vector<DrawnCall> calls{
      {Property::right_answer, puzzle},
      {Property::right_answer, other},
      {Property::after_another, puzzle},
      {Property::equivalent, symmetry.apply(puzzle), symmetry},
      {Property::spare_capacity, Call(puzzle, Manner::spare_capacity)},
      {Property::second_call, Call(puzzle, Manner::twice)},
  };
  if (contract) add_contract(puzzle, draw, calls);
  return calls;
}

}  // namespace judge
