// Checks the cards on the table and lists what each row may mean.
// The worlds that follow from them are in worlds.cpp.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/layout.h"

#include <algorithm>

namespace parlour::turing_machine {

Layout layoutOf(Mode mode, std::span<const int> cards, std::span<const int> secondCards) {
    constexpr int noCard = 255;
    const auto small = [](auto number) {
        return static_cast<std::uint8_t>(number < 0 || number > noCard ? noCard : number);
    };
    Layout layout{.mode = mode, .verifiers = small(static_cast<int>(cards.size())), .cards = {}};
    for (std::size_t row = 0; row < layout.cards.size(); ++row) {
        if (row < cards.size()) layout.cards[row][0] = small(cards[row]);
        if (row < secondCards.size()) layout.cards[row][1] = small(secondCards[row]);
    }
    return layout;
}

std::vector<RowCriterion> criteriaOfRow(const Layout& layout, int row) {
    std::vector<RowCriterion> options;
    for (const std::uint8_t card : layout.cards[static_cast<std::size_t>(row)]) {
        if (card == 0) continue;
        const auto functions = functionsOn(card);
        for (std::size_t place = 0; place < functions.size(); ++place) {
            if (std::ranges::find(options, functions[place], &RowCriterion::function) != options.end()) continue;
            options.push_back({card, static_cast<std::uint8_t>(place), functions[place]});
        }
    }
    return options;
}

std::optional<std::string> whyNot(const Layout& layout) {
    if (layout.verifiers < fewestVerifiers || layout.verifiers > mostVerifiers) {
        return "A machine has 4, 5 or 6 verifiers, not " + std::to_string(layout.verifiers) + ".";  // M-C3
    }
    std::array<bool, 256> seen{};
    for (int row = 0; row < layout.verifiers; ++row) {
        const auto& cards = layout.cards[static_cast<std::size_t>(row)];
        if (layout.mode == Mode::extreme && cards[1] == 0) return "In extreme each verifier has two cards.";  // M-C7
        if (layout.mode != Mode::extreme && cards[1] != 0) return "Only in extreme does a verifier have two cards.";
        for (int place = 0; place < (layout.mode == Mode::extreme ? 2 : 1); ++place) {
            const std::uint8_t card = cards[static_cast<std::size_t>(place)];
            if (card < 1 || card > cardCount) {
                return "There is no card " + std::to_string(card) + ": they are numbered 1 to 48.";
            }
            if (seen[card]) return "Card " + std::to_string(card) + " is there twice.";
            seen[card] = true;
        }
    }
    return std::nullopt;
}

const char* toText(Mode mode) {
    switch (mode) {
        case Mode::classic:
            return "classic";
        case Mode::extreme:
            return "extreme";
        case Mode::nightmare:
            return "nightmare";
    }
    return "";
}

std::optional<Mode> modeFrom(std::string_view text) {
    for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare}) {
        if (text == toText(mode)) return mode;
    }
    return std::nullopt;
}

}  // namespace parlour::turing_machine
