// Compares marks with what is possible.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/sheet_check.h"

#include <algorithm>

namespace parlour::turing_machine::coach {
namespace {

std::optional<Pairing> pairingOf(const Layout& layout, CardOwner owner) {
    const auto row = rowOf(layout, owner.card);
    if (!row || static_cast<int>(owner.verifier) >= layout.verifiers) return {};
    return Pairing{static_cast<std::uint8_t>(*row), static_cast<std::uint8_t>(owner.verifier)};
}

std::optional<Digit> digitOf(ShapeDigit digit) {
    if (digit.digit < 1 || digit.digit > 5) return {};
    return Digit{static_cast<std::uint8_t>(digit.shape), digit.digit};
}

Line lineAt(std::uint8_t row, std::size_t place) { return {row, static_cast<std::uint8_t>(place)}; }

/// Whether no other line of the row is possible.
bool isCertain(const Chain& chain, Line line) {
    for (std::size_t place = 0; place < chain.board().options(line.row).size(); ++place)
        if (place != line.place && chain.isPossible(lineAt(line.row, place))) return false;
    return chain.isPossible(line);
}
bool isCertain(const Chain& chain, Pairing pairing) {
    for (std::uint8_t verifier = 0; verifier < chain.board().layout().verifiers; ++verifier)
        if (verifier != pairing.verifier && chain.isPossible(Pairing{pairing.row, verifier})) return false;
    return chain.isPossible(pairing);
}

/// The paradox: a yes to a proposal that meets this line and another one of the same verifier says nothing against
/// either (M-C4), and one of them was crossed out all the same.
Mistake crossedLine(const Chain& chain, PrintedLine printedLine, Line line) {
    Mistake mistake{.kind = MistakeKind::stillPossible, .line = printedLine};
    const Board& board = chain.board();
    for (const Answer& answer : board.answers()) {
        const bool isOwn = board.isNightmare() || answer.verifier == line.row;
        if (!isOwn || !answer.yes || !board.option(line).codes.has(answer.proposal)) continue;
        for (std::size_t place = 0; place < board.options(line.row).size(); ++place) {
            const Line other = lineAt(line.row, place);
            if (other == line || !board.option(other).codes.has(answer.proposal)) continue;
            mistake.kind = MistakeKind::onlyOneLine;
            mistake.answer = Said{answer.proposal, Verifier(answer.verifier), true};
            mistake.other = printed(board.layout(), other).front();
            return mistake;
        }
    }
    return mistake;
}

}  // namespace

void strike(Chain& chain, const Marks& marks) {
    const Layout& layout = chain.board().layout();
    for (const PrintedLine& printedLine : marks.crossed)
        if (const auto line = lineOf(layout, printedLine)) chain.mark(*line);
    for (const PrintedLine& printedLine : marks.taken) {
        const auto line = lineOf(layout, printedLine);
        if (!line || !isCertain(chain, *line)) continue;
        for (std::size_t place = 0; place < chain.board().options(line->row).size(); ++place)
            if (place != line->place) chain.mark(lineAt(line->row, place));
    }
    for (const CardOwner& owner : marks.notOwners)
        if (const auto pairing = pairingOf(layout, owner)) chain.mark(*pairing);
    for (const CardOwner& owner : marks.owners) {
        const auto pairing = pairingOf(layout, owner);
        if (!pairing || !isCertain(chain, *pairing)) continue;
        for (std::uint8_t verifier = 0; verifier < layout.verifiers; ++verifier)
            if (verifier != pairing->verifier) chain.mark(Pairing{pairing->row, verifier});
    }
    for (const ShapeDigit& mark : marks.digits)
        if (const auto digit = digitOf(mark)) chain.mark(*digit);
}

std::vector<Mistake> mistakesOn(const Chain& chain, const Marks& marks) {
    const Layout& layout = chain.board().layout();
    std::vector<Mistake> mistakes;
    for (const PrintedLine& printedLine : marks.crossed) {
        const auto line = lineOf(layout, printedLine);
        if (line && chain.isPossible(*line)) mistakes.push_back(crossedLine(chain, printedLine, *line));
    }
    for (const PrintedLine& printedLine : marks.taken) {
        const auto line = lineOf(layout, printedLine);
        if (!line || isCertain(chain, *line)) continue;
        mistakes.push_back(
            {.kind = chain.isPossible(*line) ? MistakeKind::notCertain : MistakeKind::cannotBe, .line = printedLine});
    }
    for (const CardOwner& owner : marks.notOwners) {
        const auto pairing = pairingOf(layout, owner);
        if (pairing && chain.isPossible(*pairing))
            mistakes.push_back({.kind = MistakeKind::stillPossible, .owner = owner});
    }
    for (const CardOwner& owner : marks.owners) {
        const auto pairing = pairingOf(layout, owner);
        if (!pairing || isCertain(chain, *pairing)) continue;
        mistakes.push_back(
            {.kind = chain.isPossible(*pairing) ? MistakeKind::notCertain : MistakeKind::cannotBe, .owner = owner});
    }
    for (const ShapeDigit& mark : marks.digits)
        if (const auto digit = digitOf(mark); digit && chain.isPossible(*digit))
            mistakes.push_back({.kind = MistakeKind::stillPossible, .digit = mark});
    return mistakes;
}

SheetCheck checkSheet(const Position& position, const Marks& marks) {
    Chain chain(position);
    strike(chain, marks);
    SheetCheck check{.mistakes = mistakesOn(chain, marks), .lines = {}, .owners = {}, .digits = {}};
    const Board& board = chain.board();
    for (int row = 0; row < board.rows(); ++row) {
        forEachLeft(board, row, [&](Line line) {
            if (chain.isPossible(line)) return;
            for (const PrintedLine place : printed(position.layout, line)) check.lines.push_back(place);
        });
        for (std::uint8_t verifier = 0; verifier < board.rows() && board.isNightmare(); ++verifier)
            if (const Pairing pairing{static_cast<std::uint8_t>(row), verifier};
                board.isLeft(pairing) && !chain.isPossible(pairing))
                check.owners.push_back({position.layout.cards[pairing.row][0], Verifier(verifier)});
    }
    for (std::uint8_t shape = 0; shape < 3; ++shape)
        for (std::uint8_t value = 1; value <= 5; ++value)
            if (!chain.isStruck(Digit{shape, value}) && !chain.isPossible(Digit{shape, value}))
                check.digits.push_back({ShapeOf(shape), value});
    return check;
}

}  // namespace parlour::turing_machine::coach
