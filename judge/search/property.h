#pragma once

#include <span>
#include <string_view>

#include "judge/submission/call.h"

namespace judge {

/// What a submission has to hold for every board that is drawn.
enum class Property {
  right_answer,    ///< for a proper puzzle that is the referee's own, the only one
  after_another,   ///< the same from a new object after other boards
  equivalent,      ///< the board turned and its digits renamed gives the answer turned alike
  spare_capacity,  ///< the same where rows have spare capacity
  second_call,     ///< the same from a second call of the same object
  malformed,       ///< other shapes and other characters come back as they went in
  unsolvable,      ///< likewise a puzzle without a solution
  clashing,        ///< likewise one with equal clues in a unit
  several,         ///< of several solutions it gives one
};

/// The property as a sentence.
std::string_view statement_of(Property property);

/// Whether it goes beyond what the problem's statement asks.
bool is_contract(Property property);

/// The property that calls of one process break where the last of them is answered wrongly.
Property property_of(std::span<const Call> calls);

}  // namespace judge
