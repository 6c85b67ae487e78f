// Checks problems, and finds the criteria behind verification numbers.
// A problem's short name is in share_code.cpp.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/problem.h"

#include <algorithm>
#include <cassert>

namespace parlour::turing_machine {
namespace {

/// Where the criterion of a verification card is printed on this card, if it is.
std::optional<PrintedCriterion> findOn(int card, const VerificationCard* checking) {
    const auto criteria = criteriaOn(card);
    for (std::size_t place = 0; place < criteria.size(); ++place) {
        if (verificationCardFor(criteria[place]) == checking) {
            return PrintedCriterion{static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(place)};
        }
    }
    return std::nullopt;
}

std::optional<PrintedCriterion> findInRow(const Layout& layout, std::size_t row, const VerificationCard* checking) {
    for (const std::uint8_t card : layout.cards[row]) {
        if (card == 0) continue;
        if (auto found = findOn(card, checking)) return found;
    }
    return std::nullopt;
}

/// Nightmare: gives each verifier from `verifier` on a row of its own, in the first way that works.
bool assignRows(const Layout& layout, std::span<const VerificationCard* const> checking, std::size_t verifier,
                unsigned taken, Problem& problem) {
    if (verifier == checking.size()) return true;
    for (std::size_t row = 0; row < checking.size(); ++row) {
        if ((taken >> row & 1) != 0) continue;
        const auto found = findOn(layout.cards[row][0], checking[verifier]);
        if (!found) continue;
        problem.active[verifier] = *found;
        if (assignRows(layout, checking, verifier + 1, taken | 1U << row, problem)) return true;
    }
    return false;
}

CodeSet allowedBy(const Problem& problem, int leftOut) {
    CodeSet codes = CodeSet::all();
    for (int verifier = 0; verifier < problem.layout.verifiers; ++verifier) {
        if (verifier != leftOut) {
            codes = codes & codesOf(problem.active[static_cast<std::size_t>(verifier)].function());
        }
    }
    return codes;
}

std::optional<std::string> whyNotUnique(const Problem& problem) {
    const CodeSet codes = allowedBy(problem, -1);
    if (codes.empty()) return "No code meets all these criteria.";                                            // M-C5
    if (!codes.isSingle()) return std::to_string(codes.size()) + " codes meet all these criteria, not one.";  // M-C5
    for (int verifier = 0; verifier < problem.layout.verifiers; ++verifier) {
        if (allowedBy(problem, verifier).isSingle()) {
            return std::string{"Verifier "} + letterOf(verifier) +
                   " is superfluous: the others leave one code.";  // M-C6
        }
    }
    return std::nullopt;
}

std::string cardsOfRow(const Layout& layout, std::size_t row) {
    std::string text = "card " + std::to_string(layout.cards[row][0]);
    if (layout.cards[row][1] != 0) text += " or " + std::to_string(layout.cards[row][1]);
    return text;
}

}  // namespace

std::vector<int> verificationNumbers(const Problem& problem) {
    std::vector<int> numbers;
    for (std::size_t verifier = 0; verifier < problem.layout.verifiers; ++verifier) {
        const VerificationCard* card = verificationCardFor(problem.active[verifier].criterion());
        assert(card != nullptr);
        numbers.push_back(card->number(problem.symbol));
    }
    return numbers;
}

Problem problemOf(const Worlds& worlds, std::uint32_t world, Symbol symbol) {
    Problem problem{.layout = worlds.layout(), .active = {}, .code = worlds.codeOf(world), .symbol = symbol};
    for (int verifier = 0; verifier < worlds.verifiers(); ++verifier) {
        const int row = worlds.rowOf(world, verifier);
        const std::uint8_t place = worlds.selectionOf(world).places[static_cast<std::size_t>(row)];
        const RowCriterion criterion = criteriaOfRow(worlds.layout(), row)[place];
        problem.active[static_cast<std::size_t>(verifier)] = {criterion.card, criterion.place};
    }
    return problem;
}

std::optional<std::string> whyNot(const Problem& problem) {
    if (auto reason = whyNot(problem.layout)) return reason;
    std::array<int, mostVerifiers> rowsUsed{};
    for (std::size_t verifier = 0; verifier < problem.layout.verifiers; ++verifier) {
        const PrintedCriterion& active = problem.active[verifier];
        const auto row = std::ranges::find_if(problem.layout.cards, [&](const auto& cards) {
            return std::ranges::find(cards, active.card) != cards.end();
        });
        if (active.card == 0 || row == problem.layout.cards.end() || active.place >= criteriaOn(active.card).size()) {
            return std::string{"Verifier "} + letterOf(static_cast<int>(verifier)) + " has no such criterion.";
        }
        const auto index = static_cast<std::size_t>(row - problem.layout.cards.begin());
        const bool elsewhere = problem.layout.mode != Mode::nightmare && index != verifier;
        if (elsewhere || ++rowsUsed[index] > 1) return "Each verifier has cards of its own.";  // M-C3, M-C8
    }
    if (auto reason = whyNotUnique(problem)) return reason;
    if (allowedBy(problem, -1).first() != problem.code) return "The criteria leave another code.";
    return std::nullopt;
}

OrFault<Problem> problemFromNumbers(const Layout& layout, std::span<const int> numbers) {
    const auto wrong = [](std::string why) { return std::unexpected(Fault{std::move(why)}); };
    if (auto reason = whyNot(layout)) return wrong(*std::move(reason));
    if (numbers.size() != layout.verifiers) {
        return wrong(std::to_string(layout.verifiers) + " verifiers need as many numbers, not " +
                     std::to_string(numbers.size()) + ".");
    }
    Problem problem{.layout = layout, .active = {}, .code = {}, .symbol = {}};
    std::vector<const VerificationCard*> checking;
    for (std::size_t verifier = 0; verifier < numbers.size(); ++verifier) {
        const auto numbered = verificationCardNumbered(numbers[verifier]);
        if (!numbered) return wrong("No verification card has the number " + std::to_string(numbers[verifier]) + ".");
        checking.push_back(numbered->card);
        if (verifier == 0) problem.symbol = numbered->symbol;
        if (layout.mode == Mode::nightmare) continue;
        const auto found = findInRow(layout, verifier, numbered->card);
        if (!found) {
            return wrong("Number " + std::to_string(numbers[verifier]) + " checks \"" +
                         describe(numbered->card->criterion) + "\", which is not on " + cardsOfRow(layout, verifier) +
                         ".");
        }
        problem.active[verifier] = *found;
    }
    if (layout.mode == Mode::nightmare && !assignRows(layout, checking, 0, 0, problem)) {
        return wrong("These numbers cannot be shared out among the cards.");
    }
    if (auto reason = whyNotUnique(problem)) return wrong(*std::move(reason));
    problem.code = allowedBy(problem, -1).first();
    return problem;
}

}  // namespace parlour::turing_machine
