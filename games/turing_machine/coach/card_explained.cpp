// Reads a card's topic off its criteria and finds codes that show what it means.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/card_explained.h"

#include <algorithm>

namespace parlour::turing_machine::coach {
namespace {

constexpr std::size_t examples = 2;

bool isDigit(Measure measure) {
    return measure == Measure::triangle || measure == Measure::square || measure == Measure::circle;
}

Topic topicOf(std::span<const Criterion> lines) {
    const Criterion& first = lines.front();
    const auto any = [&](Relation relation) { return std::ranges::count(lines, relation, &Criterion::relation) > 0; };
    const bool oneMeasure = std::ranges::all_of(
        lines, [&](const Criterion& line) { return line.measure == first.measure && line.other == first.other; });
    if (any(Relation::belowOthers) && any(Relation::aboveOthers)) return Topic::extremes;
    switch (first.relation) {
        case Relation::belowOthers:
            return Topic::smallest;
        case Relation::aboveOthers:
            return Topic::largest;
        case Relation::notAboveOthers:
            return Topic::smallestOrTied;
        case Relation::notBelowOthers:
            return Topic::largestOrTied;
        case Relation::multipleOf:
            return Topic::multiples;
        case Relation::even:
        case Relation::odd:
            return first.measure == Measure::sum ? Topic::paritySum : oneMeasure ? Topic::parity : Topic::parities;
        default:
            break;
    }
    switch (first.measure) {
        case Measure::ones:
        case Measure::threes:
        case Measure::fours:
            return oneMeasure ? Topic::countOfDigit : Topic::countsOfDigits;
        case Measure::trianglePlusSquare:
        case Measure::trianglePlusCircle:
        case Measure::squarePlusCircle:
            return oneMeasure ? Topic::sumOfTwo : Topic::sumsOfTwo;
        case Measure::sum:
            return Topic::sumAgainstNumber;
        case Measure::evens:
            return first.other == Measure::odds ? Topic::evensAgainstOdds : Topic::countOfEvens;
        case Measure::alike:
            return Topic::alike;
        case Measure::pairs:
            return Topic::pair;
        case Measure::order:
            return Topic::order;
        case Measure::ascendingRun:
            return Topic::risingRun;
        case Measure::run:
            return Topic::run;
        default:
            break;
    }
    if (isDigit(first.other)) return oneMeasure ? Topic::twoDigits : Topic::severalDigits;
    return oneMeasure ? Topic::digitAgainstNumber : Topic::digitsAgainstNumber;
}

/// In how many places two codes differ.
int distance(Code a, Code b) {
    return (a.triangle() != b.triangle()) + (a.square() != b.square()) + (a.circle() != b.circle());
}

/// A code of the set that differs most from those chosen already; the smallest of them.
std::optional<Code> unlike(CodeSet set, std::span<const Code> chosen) {
    std::optional<Code> best;
    int most = -1;
    forEachCode(set, [&](Code code) {
        int least = 3;
        for (const Code other : chosen) least = std::min(least, distance(code, other));
        if (least > most) most = least, best = code;
    });
    return most == 0 ? std::nullopt : best;
}

/// Codes that fail although one digit more or less would pass: what is easily mistaken.
CodeSet narrow(CodeSet passing) {
    CodeSet near;
    forEachCode(passing, [&](Code code) {
        for (const int step : {-25, -5, -1, 1, 5, 25}) {
            const int index = code.index + step;
            if (index < 0 || index >= codeCount) continue;
            const Code other{static_cast<std::uint8_t>(index)};
            if (distance(code, other) == 1 && !passing.has(other)) near.add(other);
        }
    });
    return near;
}

std::vector<Code> pick(CodeSet set) {
    std::vector<Code> codes;
    while (codes.size() < examples) {
        const auto next = unlike(set, codes);
        if (!next) break;
        codes.push_back(*next);
    }
    return codes;
}

}  // namespace

CardExplained explain(int card) {
    const auto functions = functionsOn(card);
    CardExplained out{.card = static_cast<std::uint8_t>(card),
                      .topic = topicOf(criteriaOn(card)),
                      .lines = {},
                      .paradox = {},
                      .meetsNone = {}};
    CodeSet none = CodeSet::all();
    for (const Function function : functions) {
        const CodeSet passing = codesOf(function);
        LineExplained line{.codes = {}, .passes = pick(passing), .fails = pick(narrow(passing))};
        forEachCode(passing, [&](Code code) { line.codes.push_back(code); });
        out.lines.push_back(std::move(line));
        none = none.without(passing);
    }
    if (!none.empty()) out.meetsNone = none.first();
    forEachCode(CodeSet::all(), [&](Code code) {
        Paradox met{code, {}};
        for (std::size_t place = 0; place < functions.size(); ++place)
            if (codesOf(functions[place]).has(code)) met.places.push_back(static_cast<std::uint8_t>(place));
        if (met.places.size() > (out.paradox ? out.paradox->places.size() : 1)) out.paradox = std::move(met);
    });
    return out;
}

}  // namespace parlour::turing_machine::coach
