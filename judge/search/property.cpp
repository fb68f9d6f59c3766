#include "judge/search/property.h"

#include "judge/search/trial.h"
#include "judge/sudoku/rules.h"

namespace judge {
namespace {

using judge_protocol::Manner;

bool is_malformed(const Call& call) {
  return call.manner == Manner::misshapen || !Board::parse(call.board.str());
}

Property property_of(const Board& board) {
  switch (solutions_of(board)) {
    case Solutions::one:
      return Property::right_answer;
    case Solutions::several:
      return Property::several;
    case Solutions::none:
      break;
  }
  return first_clash(board) ? Property::clashing : Property::unsolvable;
}

}  // namespace

std::string_view statement_of(Property property) {
  switch (property) {
    case Property::right_answer:
      return "the answer to a proper puzzle is its only solution";
    case Property::after_another:
      return "a new object answers the same after other boards";
    case Property::equivalent:
      return "an equivalent board gives the equivalent answer";
    case Property::spare_capacity:
      return "rows with spare capacity give the same answer";
    case Property::second_call:
      return "a second call of the same object gives the same answer";
    case Property::malformed:
      return "a malformed board comes back as it went in";
    case Property::unsolvable:
      return "a board without a solution comes back as it went in";
    case Property::clashing:
      return "a board whose clues clash comes back as it went in";
    case Property::several:
      return "a board of several solutions gets one of them";
  }
  return "";
}

bool is_contract(Property property) { return property >= Property::second_call; }

Property property_of(std::span<const Call> calls) {
  if (calls.size() > 1) return Property::after_another;
  const Call& call = calls.back();
  if (is_malformed(call)) return Property::malformed;
  if (call.manner == Manner::spare_capacity) return Property::spare_capacity;
  if (call.manner == Manner::twice) return Property::second_call;
  return property_of(call.board);
}

}  // namespace judge
