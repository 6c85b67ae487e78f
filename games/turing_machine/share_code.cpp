// A share code is one letter for the version, a number in base 23, and a check letter.
// The number is built from parts, each with its own count of values; the parts never change within a version.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/share_code.h"

#include <algorithm>
#include <cassert>

namespace parlour::turing_machine {
namespace {

// No letter looks like another one, nor like a digit: no 0 1 B G I J L O Q S U V Z. 23 is prime, for the check.
constexpr std::string_view letters = "23456789ACDEFHKMNPRTWXY";
constexpr auto base = static_cast<unsigned>(letters.size());
constexpr unsigned version = 0;
constexpr std::size_t groupSize = 4;
constexpr std::size_t mostDigits = 32;

/// A whole number in base 23, the lowest digit first.
class Number {
public:
    void add(unsigned value, unsigned count) {  // makes room below everything so far
        assert(value < count);
        unsigned carry = value;
        for (unsigned& digit : digits_) {
            carry += digit * count;
            digit = carry % base;
            carry /= base;
        }
        while (carry != 0) {
            digits_.push_back(carry % base);
            carry /= base;
        }
    }
    unsigned take(unsigned count) {  // what was added last
        unsigned rest = 0;
        for (std::size_t i = digits_.size(); i-- > 0;) {
            const unsigned value = rest * base + digits_[i];
            digits_[i] = value / count;
            rest = value % count;
        }
        while (!digits_.empty() && digits_.back() == 0) digits_.pop_back();
        return rest;
    }
    bool isZero() const { return digits_.empty(); }
    const std::vector<unsigned>& digits() const { return digits_; }

private:
    std::vector<unsigned> digits_;
};

/// The check letter makes the weighted sum of all digits divisible by 23. Weights are powers of 5: never 0, and
/// neighbours differ, so one wrong digit or two swapped ones change the sum.
bool sumsUp(std::span<const unsigned> digits) {
    unsigned sum = 0;
    unsigned weight = 1;
    for (const unsigned digit : digits) {
        weight = weight * 5 % base;
        sum += weight * digit;
    }
    return sum % base == 0;
}

/// One part of a number: a value from 0 to count - 1.
struct Part {
    unsigned value;
    unsigned count;
};

int cardsPerRow(Mode mode) { return mode == Mode::extreme ? 2 : 1; }

/// Cards as numbers among those not yet used, so that none comes twice.
std::vector<Part> cardParts(const Layout& layout) {
    std::vector<Part> parts;
    std::vector<int> used;
    for (std::size_t row = 0; row < layout.verifiers; ++row) {
        for (int place = 0; place < cardsPerRow(layout.mode); ++place) {
            const int card = layout.cards[row][static_cast<std::size_t>(place)];
            const auto before = std::ranges::count_if(used, [&](int other) { return other < card; });
            parts.push_back({static_cast<unsigned>(card - 1 - before),
                             static_cast<unsigned>(cardCount) - static_cast<unsigned>(used.size())});
            used.push_back(card);
        }
    }
    return parts;
}

std::size_t rowOf(const Layout& layout, int card) {
    const auto found =
        std::ranges::find_if(layout.cards, [&](const auto& row) { return std::ranges::find(row, card) != row.end(); });
    return static_cast<std::size_t>(found - layout.cards.begin());
}

/// Which criterion a verifier checks: among all that are printed on the cards of its row.
unsigned criteriaInRow(const Layout& layout, std::size_t row) {
    unsigned count = 0;
    for (const std::uint8_t card : layout.cards[row])
        count += card == 0 ? 0 : static_cast<unsigned>(criteriaOn(card).size());
    return count;
}

unsigned placeInRow(const Layout& layout, std::size_t row, const PrintedCriterion& active) {
    const bool second = layout.cards[row][0] != active.card;
    return active.place + (second ? static_cast<unsigned>(criteriaOn(layout.cards[row][0]).size()) : 0);
}

PrintedCriterion criterionInRow(const Layout& layout, std::size_t row, unsigned place) {
    const auto first = static_cast<unsigned>(criteriaOn(layout.cards[row][0]).size());
    const bool second = place >= first;
    return {layout.cards[row][second ? 1 : 0], static_cast<std::uint8_t>(second ? place - first : place)};
}

Number pack(const Problem& problem) {
    const Layout& layout = problem.layout;
    Number number;  // what is read first is added last
    std::vector<Part> parts{{static_cast<unsigned>(layout.mode), 3},
                            {static_cast<unsigned>(layout.verifiers - fewestVerifiers), 3},
                            {static_cast<unsigned>(problem.symbol), symbolCount}};
    std::ranges::copy(cardParts(layout), std::back_inserter(parts));
    std::vector<std::size_t> freeRows;
    for (std::size_t row = 0; row < layout.verifiers; ++row) freeRows.push_back(row);
    for (std::size_t verifier = 0; verifier < layout.verifiers; ++verifier) {
        const std::size_t row = rowOf(layout, problem.active[verifier].card);
        if (layout.mode == Mode::nightmare) {
            const auto at = std::ranges::find(freeRows, row);
            parts.push_back({static_cast<unsigned>(at - freeRows.begin()), static_cast<unsigned>(freeRows.size())});
            freeRows.erase(at);
        }
        parts.push_back({placeInRow(layout, row, problem.active[verifier]), criteriaInRow(layout, row)});
    }
    for (std::size_t i = parts.size(); i-- > 0;) number.add(parts[i].value, parts[i].count);
    return number;
}

Layout unpackLayout(Number& number) {
    Layout layout{.mode = {}, .verifiers = {}, .cards = {}};
    layout.mode = static_cast<Mode>(number.take(3));
    layout.verifiers = static_cast<std::uint8_t>(number.take(3) + fewestVerifiers);
    return layout;
}

void unpackCards(Number& number, Layout& layout) {
    std::vector<int> unused;
    for (int card = 1; card <= cardCount; ++card) unused.push_back(card);
    for (std::size_t row = 0; row < layout.verifiers; ++row) {
        for (int place = 0; place < cardsPerRow(layout.mode); ++place) {
            const auto at = unused.begin() + number.take(static_cast<unsigned>(unused.size()));
            layout.cards[row][static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(*at);
            unused.erase(at);
        }
    }
}

std::optional<Problem> unpack(Number number) {
    Problem problem{.layout = unpackLayout(number), .active = {}, .code = {}, .symbol = {}};
    problem.symbol = static_cast<Symbol>(number.take(symbolCount));
    unpackCards(number, problem.layout);
    const Layout& layout = problem.layout;
    std::vector<std::size_t> freeRows;
    for (std::size_t row = 0; row < layout.verifiers; ++row) freeRows.push_back(row);
    CodeSet codes = CodeSet::all();
    for (std::size_t verifier = 0; verifier < layout.verifiers; ++verifier) {
        std::size_t row = verifier;
        if (layout.mode == Mode::nightmare) {
            const auto at = freeRows.begin() + number.take(static_cast<unsigned>(freeRows.size()));
            row = *at;
            freeRows.erase(at);
        }
        problem.active[verifier] = criterionInRow(layout, row, number.take(criteriaInRow(layout, row)));
        codes = codes & codesOf(problem.active[verifier].function());
    }
    if (!number.isZero() || !codes.isSingle()) return std::nullopt;
    problem.code = codes.first();
    return whyNot(problem) ? std::nullopt : std::optional(problem);
}

/// Version, number and check, in the order in which they are read.
std::vector<unsigned> digitsOf(const Problem& problem) {
    std::vector<unsigned> digits = pack(problem).digits();
    digits.push_back(version);
    std::ranges::reverse(digits);
    digits.push_back(0);
    while (!sumsUp(digits)) ++digits.back();
    return digits;
}

constexpr const char* mistyped = "This is no problem's code: a letter is wrong, or two are swapped.";

}  // namespace

std::string shareCode(const Problem& problem) {
    const std::vector<unsigned> digits = digitsOf(problem);
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i != 0 && i % groupSize == 0) text += '-';
        text += letters[digits[i]];
    }
    return text;
}

OrFault<Problem> problemFromShareCode(std::string_view text) {
    std::vector<unsigned> digits;
    for (const char letter : text) {
        if (letter == '-' || letter == ' ') continue;
        const char capital = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
        const auto at = letters.find(capital);
        if (at == std::string_view::npos || digits.size() == mostDigits) return std::unexpected(Fault{mistyped});
        digits.push_back(static_cast<unsigned>(at));
    }
    if (digits.size() < 3 || !sumsUp(digits)) return std::unexpected(Fault{mistyped});
    if (digits.front() != version)
        return std::unexpected(Fault{"This code was made by a newer version of the program."});
    Number number;
    for (std::size_t i = 1; i + 1 < digits.size(); ++i) number.add(digits[i], base);
    const auto problem = unpack(number);
    if (!problem || digitsOf(*problem) != digits) return std::unexpected(Fault{mistyped});  // one problem, one code
    return *problem;
}

}  // namespace parlour::turing_machine
