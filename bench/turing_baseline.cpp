// The older engine that turing_bench.cpp compares with: the same game, the same loop. Its sources are not
// part of the project; CMake's PARLOUR_BASELINE says where they are.
// SPDX-License-Identifier: MIT
#include <ctime>

#include "core/game.h"
#include "games/turing/bots.h"
#include "games/turing/turing.h"

double baselineDecisionsPerSecond(double seconds);

double baselineDecisionsPerSecond(double seconds) {
    using G = turing::Turing;
    const turing::Options options{.players = 3, .mode = turing::Mode::Cooperative, .rowLength = 4};
    long long decisions = 0;
    std::uint64_t seed = 0;
    const auto start = std::clock();
    const auto spent = [&] { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
    while (spent() < seconds) {
        for (int game = 0; game < 1000; ++game) {
            SeededChance chance(seed++);
            auto story = begin<G>(options, chance);
            const auto every = G::everyCommand(options);
            while (!G::isOver(story.now()))
                for (int seat = 0; seat < options.players; ++seat) {
                    const auto view = G::view(story.now(), Seat(seat));
                    const auto allowed = legal<G>(view, every);
                    if (allowed.empty()) continue;
                    const auto choice = static_cast<std::size_t>(chance.below(static_cast<int>(allowed.size())));
                    G::play(story, Seat(seat), allowed[choice], chance);
                    ++decisions;
                }
        }
    }
    return static_cast<double>(decisions) / spent();
}
