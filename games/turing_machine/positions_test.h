// Random setups and positions for tests: a random truth, asked at random until few worlds are left.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>

#include "core/chance.h"
#include "games/turing_machine/solve.h"

namespace parlour::turing_machine {

/// Random cards; in extreme few enough criteria that trying everything is possible.
inline Layout randomLayout(Mode mode, int verifiers, Chance& chance) {
    Layout layout{.mode = mode, .verifiers = static_cast<std::uint8_t>(verifiers), .cards = {}};
    std::vector<std::uint8_t> cards;
    for (int card = 1; card <= cardCount; ++card) cards.push_back(static_cast<std::uint8_t>(card));
    const auto draw = [&] {
        const auto at = cards.begin() + chance.below(static_cast<int>(cards.size()));
        const std::uint8_t card = *at;
        cards.erase(at);
        return card;
    };
    for (std::size_t row = 0; row < layout.verifiers && row < layout.cards.size(); ++row) {
        layout.cards[row][0] = draw();
        if (mode == Mode::extreme) layout.cards[row][1] = draw();
    }
    return layout;
}

/// Asks random questions about a random truth until at most `most` worlds are left. Empty answers if there is no world.
inline Position randomPosition(const Solver& solver, std::size_t most, Chance& chance) {
    Position position{.layout = solver.worlds().layout(), .answers = {}, .askedThisRound = 0};
    std::vector<std::uint32_t> left = fitting(solver.worlds(), {});
    if (left.empty()) return position;
    const std::uint32_t truth = left[static_cast<std::size_t>(chance.below(static_cast<int>(left.size())))];
    while (left.size() > most) {
        const Code proposal{static_cast<std::uint8_t>(chance.below(codeCount))};
        std::vector<std::uint8_t> verifiers;
        for (int v = 0; v < solver.worlds().verifiers(); ++v) verifiers.push_back(static_cast<std::uint8_t>(v));
        for (position.askedThisRound = 0; position.askedThisRound < mostQuestionsInRound && left.size() > most;) {
            const auto at = verifiers.begin() + chance.below(static_cast<int>(verifiers.size()));
            const bool yes = codesOf(solver.worlds().functionOf(truth, *at)).has(proposal);
            position.answers.push_back({proposal, *at, yes});
            verifiers.erase(at);
            ++position.askedThisRound;
            left = fitting(solver.worlds(), position.answers);
        }
    }
    return position;
}

}  // namespace parlour::turing_machine
