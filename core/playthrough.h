// A whole game at random as text that a person can read, the secrets included. The golden games in the
// games' folders are such texts: a rule that changes by accident changes one of them.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/plain.h"
#include "core/random_play.h"

namespace parlour {

/// A number that pins what every seat and a watcher see, to the byte (FNV-1a).
template <Game G>
std::string pinViews(const typename G::State& state, int players) {
    std::uint64_t pin = 0xcbf29ce484222325;
    const auto add = [&](const std::string& text) {
        for (const char c : text) pin = (pin ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    };
    add(wire::message(G::watch(state.up)));
    for (int i = 0; i < players; ++i) add(wire::message(G::view(state, Seat(i))));
    std::array<char, 17> digits{};
    for (std::size_t i = 0; i < 16; ++i) digits[i] = "0123456789abcdef"[pin >> (60 - 4 * i) & 15];
    return digits.data();
}

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
        text += "    views   " + pinViews<G>(story.now(), players) + "\n";
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
