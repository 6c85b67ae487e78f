// What a criteria card can say about a code: 48 cards with 183 criteria, of which 98 differ.
// The cards are the table in criteria.cpp; the cards that check a criterion are in verification_cards.h.
// SPDX-License-Identifier: MIT
#pragma once
#include <span>

#include "core/wire.h"
#include "games/turing_machine/code.h"

namespace parlour::turing_machine {

/// Something that can be counted or read off a code.
enum class Measure : std::uint8_t {
    number,  // not of the code: a plain number
    triangle,
    square,
    circle,
    trianglePlusSquare,
    trianglePlusCircle,
    squarePlusCircle,
    sum,
    ones,
    threes,
    fours,
    evens,
    odds,
    alike,         // how often the most frequent digit stands there: 1, 2 or 3
    pairs,         // 1 if a digit stands there exactly twice, else 0
    order,         // 1 rising, 2 falling, 0 neither
    ascendingRun,  // digits in a row that count up by one: 0, 2 or 3
    run,           // the same, up or down
};

enum class Relation : std::uint8_t {
    below,
    equal,
    above,
    even,
    odd,
    multipleOf,
    belowOthers,     // smaller than both other digits
    aboveOthers,     // larger than both other digits
    notAboveOthers,  // smallest, perhaps together with another
    notBelowOthers,  // largest, perhaps together with another
};

/// One criterion in a form that programs and translators can read: "triangle < 3", "evens > odds".
struct Criterion {
    Measure measure = Measure::number;
    Relation relation = Relation::equal;
    Measure other = Measure::number;  // what it is compared with; Measure::number means `number`
    std::uint8_t number = 0;
};
WORDS(Measure, number, triangle, square, circle, trianglePlusSquare, trianglePlusCircle, squarePlusCircle, sum, ones,
      threes, fours, evens, odds, alike, pairs, order, ascendingRun, run)
WORDS(Relation, below, equal, above, even, odd, multipleOf, belowOthers, aboveOthers, notAboveOthers, notBelowOthers)
WIRE(Criterion, measure, relation, other, number)

bool meets(Code code, const Criterion& criterion);
CodeSet codesOf(const Criterion& criterion);

/// A short English sentence, and a name that never changes for catalogues of translations.
std::string describe(const Criterion& criterion);
std::string keyOf(const Criterion& criterion);

inline constexpr int cardCount = 48;  // M-C2
inline constexpr int mostCriteriaOnCard = 9;

/// The criteria on a card from 1 to 48, in printed order.
std::span<const Criterion> criteriaOn(int card);

/// Criteria that accept the same codes have the same function; there are 98. Printed order: card by card.
using Function = std::uint8_t;
inline constexpr int functionCount = 98;

/// The functions of a card's criteria, in the order of criteriaOn.
std::span<const Function> functionsOn(int card);
CodeSet codesOf(Function function);

}  // namespace parlour::turing_machine
