// All sets of four, five or six criteria cards, in the order of a dictionary, each with a number: 194,580, 1,712,304
// and 12,271,512 of them with all 48 cards. SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>

#include "games/turing_machine/layout.h"

namespace parlour::turing_machine::atlas {

/// In how many ways `some` things can be taken of `all`.
constexpr std::uint32_t waysToTake(int some, int all) {
    std::uint64_t ways = 1;
    for (int i = 1; i <= some; ++i)
        ways = ways * static_cast<std::uint64_t>(all - some + i) / static_cast<std::uint64_t>(i);
    return some > all ? 0 : static_cast<std::uint32_t>(ways);
}

/// The sets of so many of the cards from 1 to `highestCard`.
class CardSets {
public:
    constexpr CardSets(int verifiers, int highestCard) : verifiers_(verifiers), highest_(highestCard) {}

    constexpr std::uint32_t size() const { return waysToTake(verifiers_, highest_); }

    /// The classic layout of the set with this number; its cards ascend.
    constexpr Layout at(std::uint32_t number) const {
        Layout layout{.mode = Mode::classic, .verifiers = static_cast<std::uint8_t>(verifiers_), .cards = {}};
        int card = 0;
        for (int row = 0; row < verifiers_; ++row) {
            const int after = verifiers_ - row - 1;
            for (++card; number >= waysToTake(after, highest_ - card); ++card)
                number -= waysToTake(after, highest_ - card);
            layout.cards[static_cast<std::size_t>(row)][0] = static_cast<std::uint8_t>(card);
        }
        return layout;
    }

    /// The number of the set with these cards, which ascend and are among those of this class.
    constexpr std::uint32_t numberOf(const Layout& layout) const {
        std::uint32_t number = 0;
        int card = 0;
        for (int row = 0; row < verifiers_; ++row) {
            for (++card; card < layout.cards[static_cast<std::size_t>(row)][0]; ++card)
                number += waysToTake(verifiers_ - row - 1, highest_ - card);
        }
        return number;
    }

private:
    int verifiers_;
    int highest_;
};

}  // namespace parlour::turing_machine::atlas
