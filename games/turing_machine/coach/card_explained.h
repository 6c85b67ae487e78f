// A criteria card explained: what each line accepts, with codes that pass and fail, all made from the criteria; and
// where a card can mislead (M-C4). The words are the page's: it knows what kind of card it is by its criteria.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/view.h"

namespace parlour::turing_machine::coach {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

/// What a card is about; each has a page of words.
enum class Topic : std::uint8_t {
    digitAgainstNumber,   // one digit, smaller, equal, larger
    digitsAgainstNumber,  // the same of each of the three
    parity,               // one digit even or odd
    parities,             // of each of the three
    countOfDigit,         // how often 1, 3 or 4
    countsOfDigits,       // of two of them
    twoDigits,            // one against another
    severalDigits,        // several such comparisons
    smallest,             // strictly
    largest,
    extremes,  // strictly smallest or largest
    smallestOrTied,
    largestOrTied,
    evensAgainstOdds,
    countOfEvens,
    paritySum,
    sumOfTwo,
    sumsOfTwo,
    sumAgainstNumber,
    multiples,
    alike,
    pair,
    order,
    risingRun,
    run,
};

struct LineExplained {
    std::vector<Code> codes{};            // all that pass
    std::vector<Code> passes{}, fails{};  // a few to look at; those that fail do so narrowly
};

/// A code that meets several lines: a yes does not say which of them is checked (M-C4).
struct Paradox {
    Code code{};
    std::vector<std::uint8_t> places{};
};

struct CardExplained {
    std::uint8_t card = 0;
    Topic topic = Topic::digitAgainstNumber;
    std::vector<LineExplained> lines{};
    std::optional<Paradox> paradox{};  // where lines overlap: with as many lines as possible
    std::optional<Code> meetsNone{};   // a code that no line accepts, if there is one
};

WORDS(Topic, digitAgainstNumber, digitsAgainstNumber, parity, parities, countOfDigit, countsOfDigits, twoDigits,
      severalDigits, smallest, largest, extremes, smallestOrTied, largestOrTied, evensAgainstOdds, countOfEvens,
      paritySum, sumOfTwo, sumsOfTwo, sumAgainstNumber, multiples, alike, pair, order, risingRun, run)
WIRE(LineExplained, codes, passes, fails)
WIRE(Paradox, code, places)
WIRE(CardExplained, card, topic, lines, paradox, meetsNone)

/// A card from 1 to 48.
CardExplained explain(int card);

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::coach
