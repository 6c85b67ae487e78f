// Turns steps into what can be told, and a sheet's marks into what is struck.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/advice.h"

#include <algorithm>

#include "games/turing_machine/coach/sheet_check.h"

namespace parlour::turing_machine::coach {
namespace {

constexpr int fewCodes = 12;

Said told(const Answer& answer) { return {answer.proposal, Verifier(answer.verifier), answer.yes}; }
std::uint8_t cardOf(const Layout& layout, std::uint8_t row) { return layout.cards[row][0]; }
CardOwner told(const Layout& layout, Pairing pairing) {
    return {cardOf(layout, pairing.row), Verifier(pairing.verifier)};
}

SupposedCase told(const Layout& layout, const Case& supposed) {
    SupposedCase out{.depth = supposed.depth, .verdict = supposed.verdict, .row = supposed.row};
    if (supposed.line) out.line = printed(layout, *supposed.line).front();
    if (supposed.pairing) out.owner = told(layout, *supposed.pairing);
    if (supposed.answer) out.answer = told(*supposed.answer);
    out.left = static_cast<std::uint8_t>(supposed.codes.size());
    if (out.left <= fewCodes) forEachCode(supposed.codes, [&](Code code) { out.codes.push_back(code); });
    return out;
}

}  // namespace

Idea ideaOf(const Step& step) {
    switch (step.reason) {
        case Reason::answer:
        case Reason::answers:
            return Idea::answer;
        case Reason::crowd:
            return Idea::owners;
        case Reason::tried:
            return Idea::trial;
        case Reason::lines:
        case Reason::codes:
            return Idea::digits;
        case Reason::onlyCode:
            return Idea::code;
        case Reason::suppose:
            break;
    }
    const auto any = [&](Verdict verdict) {
        return std::ranges::any_of(step.cases, [&](const Case& one) { return one.verdict == verdict; });
    };
    if (any(Verdict::superfluous) || any(Verdict::alike)) return Idea::superfluous;
    if (any(Verdict::tooFew)) return Idea::counting;
    if (any(Verdict::noVerifier)) return Idea::owners;
    if (any(Verdict::nothing) || any(Verdict::several)) return Idea::uniqueness;
    return Idea::answer;
}

std::optional<Position> positionIn(const View& view) {
    if (!view.seat || !std::holds_alternative<Player>(view.mine)) return {};
    const Row* row = rowNow(view.up, view.up.sheets[sheetOf(view.up, *view.seat)]);
    return Position{layoutOf(view.up), answersIn(view), row ? static_cast<int>(row->asked.size()) : 0};
}

std::optional<int> rowOf(const Layout& layout, std::uint8_t card) {
    for (std::size_t row = 0; row < layout.verifiers; ++row)
        if (card != 0 && std::ranges::count(layout.cards[row], card) > 0) return static_cast<int>(row);
    return {};
}

std::optional<Line> lineOf(const Layout& layout, PrintedLine named) {
    const auto row = rowOf(layout, named.card);
    if (!row || named.place >= functionsOn(named.card).size()) return {};
    const auto options = criteriaOfRow(layout, *row);
    const auto found = std::ranges::find(options, functionsOn(named.card)[named.place], &RowCriterion::function);
    if (found == options.end()) return {};
    return Line{static_cast<std::uint8_t>(*row), static_cast<std::uint8_t>(found - options.begin())};
}

std::vector<PrintedLine> printed(const Layout& layout, Line line) {
    const Function function = criteriaOfRow(layout, line.row)[line.place].function;
    std::vector<PrintedLine> places;
    for (const std::uint8_t card : layout.cards[line.row]) {
        if (card == 0) continue;
        const auto functions = functionsOn(card);
        for (std::size_t place = 0; place < functions.size(); ++place)
            if (functions[place] == function) places.push_back({card, static_cast<std::uint8_t>(place)});
    }
    return places;
}

HintStep told(const Layout& layout, const Step& step) {
    HintStep out{.reason = step.reason, .idea = ideaOf(step), .code = step.code, .combinations = step.combinations};
    for (const Line line : step.lines)
        for (const PrintedLine place : printed(layout, line)) out.lines.push_back(place);
    for (const Pairing pairing : step.pairings) out.owners.push_back(told(layout, pairing));
    for (const Digit digit : step.digits) out.digits.push_back({ShapeOf(digit.shape), digit.value});
    if (step.answer) out.answer = told(*step.answer);
    for (const Case& supposed : step.cases) out.cases.push_back(told(layout, supposed));
    if (step.reason == Reason::lines) out.row = step.row;
    for (std::uint8_t i = 0; i < layout.verifiers && step.reason == Reason::crowd; ++i) {
        if ((step.rows >> i & 1) != 0) out.cards.push_back(cardOf(layout, i));
        if ((step.verifiers >> i & 1) != 0) out.verifiers.push_back(Verifier(i));
    }
    return out;
}

Hint hintFor(const Position& position, const Marks& marks) {
    Chain chain(position);
    strike(chain, marks);
    Hint hint;
    hint.wrong = static_cast<std::uint16_t>(mistakesOn(chain, marks).size());
    hint.strikable = static_cast<std::uint16_t>(chain.strikable());
    if (const auto step = chain.next()) hint.step = told(position.layout, *step);
    return hint;
}

}  // namespace parlour::turing_machine::coach
