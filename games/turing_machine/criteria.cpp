// The 48 criteria cards, how a criterion is checked, and how it is put into words.
// The vocabulary is in criteria.h.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/criteria.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "games/turing_machine/criteria_words.h"

namespace parlour::turing_machine {
namespace {

using namespace criteria_words;

// Card 1 comes first. The order on a card is the printed one; share codes depend on it.
const std::array<std::vector<Criterion>, cardCount> cards{{
    {triangle == 1, triangle > 1},
    {triangle < 3, triangle == 3, triangle > 3},
    {square < 3, square == 3, square > 3},
    {square < 4, square == 4, square > 4},
    {even(triangle), odd(triangle)},
    {even(square), odd(square)},
    {even(circle), odd(circle)},
    {ones == 0, ones == 1, ones == 2, ones == 3},
    {threes == 0, threes == 1, threes == 2, threes == 3},
    {fours == 0, fours == 1, fours == 2, fours == 3},
    {triangle < square, triangle == square, triangle > square},
    {triangle < circle, triangle == circle, triangle > circle},
    {square < circle, square == circle, square > circle},
    {smallest(triangle), smallest(square), smallest(circle)},
    {largest(triangle), largest(square), largest(circle)},
    {evens > odds, evens < odds},
    {evens == 0, evens == 1, evens == 2, evens == 3},
    {even(sum), odd(sum)},
    {trianglePlusSquare < 6, trianglePlusSquare == 6, trianglePlusSquare > 6},
    {alike == 3, alike == 2, alike == 1},
    {pairs == 0, pairs == 1},
    {order == 1, order == 2, order == 0},
    {sum < 6, sum == 6, sum > 6},
    {ascendingRun == 3, ascendingRun == 2, ascendingRun == 0},
    {run == 0, run == 2, run == 3},
    {triangle < 3, square < 3, circle < 3},
    {triangle < 4, square < 4, circle < 4},
    {triangle == 1, square == 1, circle == 1},
    {triangle == 3, square == 3, circle == 3},
    {triangle == 4, square == 4, circle == 4},
    {triangle > 1, square > 1, circle > 1},
    {triangle > 3, square > 3, circle > 3},
    {even(triangle), even(square), even(circle), odd(triangle), odd(square), odd(circle)},
    {smallestOrTied(triangle), smallestOrTied(square), smallestOrTied(circle)},
    {largestOrTied(triangle), largestOrTied(square), largestOrTied(circle)},
    {multiple(sum, 3), multiple(sum, 4), multiple(sum, 5)},
    {trianglePlusSquare == 4, trianglePlusCircle == 4, squarePlusCircle == 4},
    {trianglePlusSquare == 6, trianglePlusCircle == 6, squarePlusCircle == 6},
    {triangle == 1, square == 1, circle == 1, triangle > 1, square > 1, circle > 1},
    {triangle < 3, square < 3, circle < 3, triangle == 3, square == 3, circle == 3, triangle > 3, square > 3,
     circle > 3},
    {triangle < 4, square < 4, circle < 4, triangle == 4, square == 4, circle == 4, triangle > 4, square > 4,
     circle > 4},
    {smallest(triangle), smallest(square), smallest(circle), largest(triangle), largest(square), largest(circle)},
    {triangle<square, triangle<circle, triangle == square, triangle == circle, triangle> square, triangle> circle},
    {square<triangle, square<circle, square == triangle, square == circle, square> triangle, square> circle},
    {ones == 0, ones == 1, ones == 2, threes == 0, threes == 1, threes == 2},
    {threes == 0, threes == 1, threes == 2, fours == 0, fours == 1, fours == 2},
    {ones == 0, ones == 1, ones == 2, fours == 0, fours == 1, fours == 2},
    {triangle<
        square,
        triangle<circle, square<circle, triangle == square, triangle == circle, square == circle, triangle> square,
                 triangle>
            circle,
        square>
         circle},
}};

int countDigits(Code code, int digit) {
    return (code.triangle() == digit) + (code.square() == digit) + (code.circle() == digit);
}

int countEvens(Code code) { return (code.triangle() % 2 == 0) + (code.square() % 2 == 0) + (code.circle() % 2 == 0); }

/// The longest row of neighbours that differ by `step`; a single digit is no row.
int runLength(Code code, int step) {
    const int steps = (code.square() == code.triangle() + step) + (code.circle() == code.square() + step);
    return steps == 0 ? 0 : steps + 1;
}

int orderOf(Code code) {
    if (code.triangle() < code.square() && code.square() < code.circle()) return 1;
    if (code.triangle() > code.square() && code.square() > code.circle()) return 2;
    return 0;
}

int mostAlike(Code code) { return std::max({countDigits(code, code.triangle()), countDigits(code, code.square()), 1}); }

int valueOf(Measure measure, Code code) {
    switch (measure) {
        case Measure::number:
            break;
        case Measure::triangle:
            return code.triangle();
        case Measure::square:
            return code.square();
        case Measure::circle:
            return code.circle();
        case Measure::trianglePlusSquare:
            return code.triangle() + code.square();
        case Measure::trianglePlusCircle:
            return code.triangle() + code.circle();
        case Measure::squarePlusCircle:
            return code.square() + code.circle();
        case Measure::sum:
            return code.triangle() + code.square() + code.circle();
        case Measure::ones:
            return countDigits(code, 1);
        case Measure::threes:
            return countDigits(code, 3);
        case Measure::fours:
            return countDigits(code, 4);
        case Measure::evens:
            return countEvens(code);
        case Measure::odds:
            return 3 - countEvens(code);
        case Measure::alike:
            return mostAlike(code);
        case Measure::pairs:
            return mostAlike(code) == 2 ? 1 : 0;
        case Measure::order:
            return orderOf(code);
        case Measure::ascendingRun:
            return runLength(code, 1);
        case Measure::run:
            return std::max(runLength(code, 1), runLength(code, -1));
    }
    assert(false && "a plain number is not measured");
    return 0;
}

/// Whether `holds(value, other)` for both other digits.
template <class Holds>
bool againstOthers(Code code, Measure digit, Holds holds) {
    for (const Measure other : {Measure::triangle, Measure::square, Measure::circle}) {
        if (other != digit && !holds(valueOf(digit, code), valueOf(other, code))) return false;
    }
    return true;
}

struct FunctionTables {
    std::vector<CodeSet> codes;
    std::array<std::vector<Function>, cardCount> onCard;
};

FunctionTables makeFunctionTables() {
    FunctionTables tables;
    for (std::size_t card = 0; card < cards.size(); ++card) {
        for (const Criterion& criterion : cards[card]) {
            const CodeSet codes = codesOf(criterion);
            const auto found = std::ranges::find(tables.codes, codes);
            tables.onCard[card].push_back(static_cast<Function>(found - tables.codes.begin()));
            if (found == tables.codes.end()) tables.codes.push_back(codes);
        }
    }
    assert(tables.codes.size() == functionCount);
    return tables;
}

const FunctionTables functionTables = makeFunctionTables();

}  // namespace

bool meets(Code code, const Criterion& criterion) {
    const int value = valueOf(criterion.measure, code);
    const auto other = [&] {
        return criterion.other == Measure::number ? criterion.number : valueOf(criterion.other, code);
    };
    switch (criterion.relation) {
        case Relation::below:
            return value < other();
        case Relation::equal:
            return value == other();
        case Relation::above:
            return value > other();
        case Relation::even:
            return value % 2 == 0;
        case Relation::odd:
            return value % 2 == 1;
        case Relation::multipleOf:
            return value % other() == 0;
        case Relation::belowOthers:
            return againstOthers(code, criterion.measure, std::less{});
        case Relation::aboveOthers:
            return againstOthers(code, criterion.measure, std::greater{});
        case Relation::notAboveOthers:
            return againstOthers(code, criterion.measure, std::less_equal{});
        case Relation::notBelowOthers:
            return againstOthers(code, criterion.measure, std::greater_equal{});
    }
    return false;
}

CodeSet codesOf(const Criterion& criterion) {
    CodeSet codes;
    forEachCode(CodeSet::all(), [&](Code code) {
        if (meets(code, criterion)) codes.add(code);
    });
    return codes;
}

std::span<const Criterion> criteriaOn(int card) {
    assert(card >= 1 && card <= cardCount);
    return cards[static_cast<std::size_t>(card - 1)];
}

std::span<const Function> functionsOn(int card) {
    assert(card >= 1 && card <= cardCount);
    return functionTables.onCard[static_cast<std::size_t>(card - 1)];
}

CodeSet codesOf(Function function) { return functionTables.codes[function]; }

}  // namespace parlour::turing_machine
