// Many games at random, counted. For research and for a first look at a game's numbers.
// Nothing but the counts is kept.
// SPDX-License-Identifier: MIT
#pragma once
#include <functional>
#include <map>

#include "core/random_play.h"
#include "core/simulation.h"

namespace parlour {

/// Plays `games` games on the luck of seed, seed + 1... `progress` is told after each how many are done.
template <Game G>
Simulation simulate(const typename G::Options& options, int players, long long games, std::uint64_t seed,
                    const std::function<void(long long)>& progress) {
    const auto seats = static_cast<std::size_t>(players);
    Simulation found;
    found.game = G::name;
    found.players = players;
    found.wins.resize(seats);
    found.points.resize(seats);
    std::map<int, long long> scores;
    RandomPlay<G> random(options);
    for (; found.games < games; progress(found.games)) {
        SeededChance chance(seed + static_cast<std::uint64_t>(found.games++));
        auto story = begin<G>(options, players, chance, Journal::dropped);
        long long decisions = 0;
        for (; !G::isOver(story.now().up); ++decisions) {
            const auto step = random.next(story.now(), players, chance);
            assert(step);
            take<G>(*step, story, chance);
        }
        found.decisions += decisions;
        found.fewestDecisions = found.games == 1 ? decisions : std::min(found.fewestDecisions, decisions);
        found.mostDecisions = std::max(found.mostDecisions, decisions);
        const auto winners = G::winners(story.now().up);
        for (const Seat seat : winners) ++found.wins[indexOf(seat)];
        found.sharedWins += winners.size() > 1 ? 1 : 0;
        found.noWinner += winners.empty() ? 1 : 0;
        const auto points = G::scores(story.now().up);
        for (std::size_t i = 0; i < seats; ++i) found.points[i] += points[i], ++scores[points[i]];
    }
    for (const auto& [score, times] : scores) found.scores.push_back({score, times});
    return found;
}

}  // namespace parlour
