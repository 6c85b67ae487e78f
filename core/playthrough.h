// A whole game at random as text that a person can read, the secrets included. The golden games in the
// games' folders are such texts: a rule that changes by accident changes one of them.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/pin.h"
#include "core/plain.h"
#include "core/random_play.h"

namespace parlour {

/// Stops after `mostSteps`, for games that might go on for long.
template <Game G>
std::string playthrough(const typename G::Options& options, int players, std::uint64_t seed, int mostSteps = 2000) {
    SeededChance chance(seed);
    RandomPlay<G> random(options);
    auto story = begin<G>(options, players, chance);
    std::size_t told = 0;
    std::string text = std::string(G::title) + ", rules version " + std::to_string(G::version) + ", " +
                       std::to_string(players) + " players, seed " + std::to_string(seed) + "\n" +
                       wire::plainFields(options) + "\n\nThe table is set\n";
    const auto tell = [&] {
        for (; told < story.events().size(); ++told)
            std::visit(
                [&]<class Event>(const Event& event) {
                    text += isOneOf<Event, typename G::PublicEvent> ? "    shown   " : "    hidden  ";
                    text += wire::plain(std::variant<Event>(event)) + "\n";
                },
                story.events()[told]);
        Pin views;
        pinViews<G>(views, story.now(), players);
        text += "    views   " + hexadecimal(views.value()) + "\n";
    };
    tell();
    for (int step = 0; step < mostSteps && !G::isOver(story.now().up); ++step) {
        const auto next = random.next(story.now(), players, chance);
        assert(next);
        text += next->command ? "Seat " + std::to_string(indexOf(next->seat)) + ": " + wire::plain(*next->command)
                              : std::string("Time is up");
        text += '\n';
        take<G>(*next, story, chance);
        tell();
    }
    return text + "\nScores " + wire::plain(G::scores(story.now().up)) + ", winners " +
           wire::plain(G::winners(story.now().up)) + "\n";
}

}  // namespace parlour
