// What every bot obeys, as tests: it plays what the rules allow, and does what it does because of what it saw and its
// own luck, of nothing else. SPDX-License-Identifier: MIT
#pragma once
#include <gtest/gtest.h>

#include "bots/play_out.h"
#include "core/json.h"

namespace parlour::bots {

/// Plays a game between bots, each on luck of its own. Then shows every seat's views, and only those, to another bot
/// like the one that sat there: it must do the same. So nothing else reached it: no secret, no other seat, no bot
/// before it.
template <Game G, class NewPlayer>
void expectBotsSeeViewsOnly(const typename G::Options& options, int players, std::uint64_t seed, NewPlayer newPlayer) {
    struct Moment {
        typename G::View view;
        std::optional<typename G::Command> command;
    };
    const auto luckOf = [&](int seat) { return SeededChance(seed * 100 + static_cast<std::uint64_t>(seat)); };
    std::vector<std::vector<Moment>> seen(static_cast<std::size_t>(players));
    std::vector<SeededChance> lucks;
    Company<G> company;
    for (int seat = 0; seat < players; ++seat) {
        lucks.push_back(luckOf(seat));
        company.push_back(newPlayer(lucks.back()));
    }
    SeededChance chance(seed);
    auto story = begin<G>(options, players, chance, Journal::dropped);
    for (int steps = 0; !G::isOver(story.now().up); ++steps) {
        ASSERT_LT(steps, 20'000) << "the game does not end";
        bool acted = false;
        const int first = chance.below(players);
        for (int i = 0; i < players && !acted; ++i) {
            const auto at = static_cast<std::size_t>((first + i) % players);
            const Seat seat{static_cast<std::uint8_t>(at)};
            const auto view = G::view(story.now(), seat);
            const auto command = company[at]->choose(view, lucks[at]);
            seen[at].push_back({view, command});
            if (!command) continue;
            const auto refusal = G::whyNot(view, *command);
            ASSERT_FALSE(refusal) << wire::message(*command) << ": " << withRule(*refusal);
            G::play(story, seat, *command, chance);
            acted = true;
        }
        if (acted) continue;
        ASSERT_TRUE(G::clock(story.now().up)) << "everybody waits";
        G::timeUp(story, chance);
    }
    for (int seat = 0; seat < players; ++seat) {
        auto luck = luckOf(seat);
        const auto other = newPlayer(luck);
        for (const Moment& moment : seen[static_cast<std::size_t>(seat)]) {
            const auto command = other->choose(moment.view, luck);
            ASSERT_EQ(command ? wire::message(*command) : "", moment.command ? wire::message(*moment.command) : "");
        }
    }
}

}  // namespace parlour::bots
