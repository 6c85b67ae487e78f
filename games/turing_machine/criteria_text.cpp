// Criteria in English, and the names under which other languages keep their own words.
// What a criterion is stands in criteria.h.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/criteria.h"

namespace parlour::turing_machine {
namespace {

struct MeasureWords {
    std::string_view key;
    std::string_view text;
};

MeasureWords wordsOf(Measure measure) {
    switch (measure) {
        case Measure::number:
            return {"number", "number"};
        case Measure::triangle:
            return {"triangle", "triangle"};
        case Measure::square:
            return {"square", "square"};
        case Measure::circle:
            return {"circle", "circle"};
        case Measure::trianglePlusSquare:
            return {"trianglePlusSquare", "triangle + square"};
        case Measure::trianglePlusCircle:
            return {"trianglePlusCircle", "triangle + circle"};
        case Measure::squarePlusCircle:
            return {"squarePlusCircle", "square + circle"};
        case Measure::sum:
            return {"sum", "the sum"};
        case Measure::ones:
            return {"ones", "1"};
        case Measure::threes:
            return {"threes", "3"};
        case Measure::fours:
            return {"fours", "4"};
        case Measure::evens:
            return {"evens", "even digit"};
        case Measure::odds:
            return {"odds", "odd digit"};
        case Measure::alike:
            return {"alike", "alike"};
        case Measure::pairs:
            return {"pairs", "pair"};
        case Measure::order:
            return {"order", "order"};
        case Measure::ascendingRun:
            return {"ascendingRun", "counting up"};
        case Measure::run:
            return {"run", "counting up or down"};
    }
    return {};
}

std::string_view signOf(Relation relation) {
    switch (relation) {
        case Relation::below:
            return "<";
        case Relation::equal:
            return "=";
        case Relation::above:
            return ">";
        case Relation::even:
            return "even";
        case Relation::odd:
            return "odd";
        case Relation::multipleOf:
            return "multipleOf";
        case Relation::belowOthers:
            return "belowOthers";
        case Relation::aboveOthers:
            return "aboveOthers";
        case Relation::notAboveOthers:
            return "notAboveOthers";
        case Relation::notBelowOthers:
            return "notBelowOthers";
    }
    return {};
}

bool comparesTwo(Relation relation) {
    return relation == Relation::below || relation == Relation::equal || relation == Relation::above ||
           relation == Relation::multipleOf;
}

/// "no 1", "exactly one 1", "exactly two 1s".
std::string howMany(int number, std::string_view what) {
    static constexpr std::array<std::string_view, 4> words{"no", "exactly one", "exactly two", "exactly three"};
    std::string text{words[static_cast<std::size_t>(number)]};
    text.append(" ").append(what);
    if (number > 1) text += "s";
    return text;
}

std::string describeRun(int length, std::string_view direction) {
    if (length == 0) return std::string{"no neighbours "}.append(direction).append(" by one");
    return std::string{length == 3 ? "all three digits " : "just two neighbours "}.append(direction).append(" by one");
}

/// What is said in a way of its own, not as "this compared with that".
std::string describeSpecial(const Criterion& criterion) {
    static constexpr std::array<std::string_view, 4> alike{"", "all digits differ", "exactly two digits are the same",
                                                           "all three digits are the same"};
    static constexpr std::array<std::string_view, 3> order{"the digits neither rise nor fall throughout",
                                                           "the digits rise from left to right",
                                                           "the digits fall from left to right"};
    const int number = criterion.number;
    switch (criterion.measure) {
        case Measure::ones:
        case Measure::threes:
        case Measure::fours:
            return howMany(number, wordsOf(criterion.measure).text);
        case Measure::evens:
            if (criterion.relation == Relation::above) return "more even than odd digits";
            if (criterion.relation == Relation::below) return "more odd than even digits";
            return howMany(number, wordsOf(criterion.measure).text);
        case Measure::alike:
            return std::string{alike[static_cast<std::size_t>(number)]};
        case Measure::pairs:
            return number == 1 ? "a digit stands there exactly twice" : "no digit exactly twice";
        case Measure::order:
            return std::string{order[static_cast<std::size_t>(number)]};
        case Measure::ascendingRun:
        case Measure::run:
            return describeRun(number, wordsOf(criterion.measure).text);
        default:
            return {};
    }
}

}  // namespace

std::string describe(const Criterion& criterion) {
    if (std::string special = describeSpecial(criterion); !special.empty()) return special;
    std::string text{wordsOf(criterion.measure).text};
    switch (criterion.relation) {
        case Relation::even:
            return text + " is even";
        case Relation::odd:
            return text + " is odd";
        case Relation::belowOthers:
            return text + " is smaller than both others";
        case Relation::aboveOthers:
            return text + " is larger than both others";
        case Relation::notAboveOthers:
            return text + " is the smallest, or one of them";
        case Relation::notBelowOthers:
            return text + " is the largest, or one of them";
        case Relation::multipleOf:
            return text + " is a multiple of " + std::to_string(criterion.number);
        default:
            break;
    }
    text.append(" ").append(signOf(criterion.relation)).append(" ");
    if (criterion.other == Measure::number) return text + std::to_string(criterion.number);
    return text.append(wordsOf(criterion.other).text);
}

std::string keyOf(const Criterion& criterion) {
    std::string key{wordsOf(criterion.measure).key};
    key.append(" ").append(signOf(criterion.relation));
    if (!comparesTwo(criterion.relation)) return key;
    key += " ";
    if (criterion.other == Measure::number) return key + std::to_string(criterion.number);
    return key.append(wordsOf(criterion.other).key);
}

}  // namespace parlour::turing_machine
