// Lets tables of criteria be written as they are read: triangle < 3, evens > odds, smallest(circle).
// For criteria.cpp and verification_cards.cpp only; criteria.h says what the words mean.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/criteria.h"

namespace parlour::turing_machine::criteria_words {

struct Word {
    Measure measure;
};

inline constexpr Word triangle{Measure::triangle};
inline constexpr Word square{Measure::square};
inline constexpr Word circle{Measure::circle};
inline constexpr Word trianglePlusSquare{Measure::trianglePlusSquare};
inline constexpr Word trianglePlusCircle{Measure::trianglePlusCircle};
inline constexpr Word squarePlusCircle{Measure::squarePlusCircle};
inline constexpr Word sum{Measure::sum};
inline constexpr Word ones{Measure::ones};
inline constexpr Word threes{Measure::threes};
inline constexpr Word fours{Measure::fours};
inline constexpr Word evens{Measure::evens};
inline constexpr Word odds{Measure::odds};
inline constexpr Word alike{Measure::alike};
inline constexpr Word pairs{Measure::pairs};
inline constexpr Word order{Measure::order};
inline constexpr Word ascendingRun{Measure::ascendingRun};
inline constexpr Word run{Measure::run};

constexpr Criterion with(Word word, Relation relation, int number) {
    return {word.measure, relation, Measure::number, static_cast<std::uint8_t>(number)};
}
constexpr Criterion operator<(Word word, int number) { return with(word, Relation::below, number); }
constexpr Criterion operator==(Word word, int number) { return with(word, Relation::equal, number); }
constexpr Criterion operator>(Word word, int number) { return with(word, Relation::above, number); }
constexpr Criterion operator<(Word word, Word other) { return {word.measure, Relation::below, other.measure, 0}; }
constexpr Criterion operator==(Word word, Word other) { return {word.measure, Relation::equal, other.measure, 0}; }
constexpr Criterion operator>(Word word, Word other) { return {word.measure, Relation::above, other.measure, 0}; }
constexpr Criterion even(Word word) { return with(word, Relation::even, 0); }
constexpr Criterion odd(Word word) { return with(word, Relation::odd, 0); }
constexpr Criterion multiple(Word word, int number) { return with(word, Relation::multipleOf, number); }
constexpr Criterion smallest(Word word) { return with(word, Relation::belowOthers, 0); }
constexpr Criterion largest(Word word) { return with(word, Relation::aboveOthers, 0); }
constexpr Criterion smallestOrTied(Word word) { return with(word, Relation::notAboveOthers, 0); }
constexpr Criterion largestOrTied(Word word) { return with(word, Relation::notBelowOthers, 0); }

}  // namespace parlour::turing_machine::criteria_words
