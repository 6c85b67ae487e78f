// How fast Turing is played at random: co-operative, three players, one thread, a view for every seat at
// every step; with the journal and without. docs/performance.md says what came of it.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "core/random_play.h"
#include "games/turing/turing.h"

namespace {

using namespace parlour;
using turing::Turing;

/// Decisions a second of processor time, over games on the luck of seeds 0, 1, 2...
double decisionsPerSecond(Journal journal, double seconds) {
    const turing::Options options{.mode = turing::Mode::cooperative};
    constexpr int players = 3;
    RandomPlay<Turing> random(options);
    long long decisions = 0;
    std::uint64_t seed = 0;
    const auto start = std::clock();
    const auto spent = [&] { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
    while (spent() < seconds) {
        for (int game = 0; game < 1000; ++game) {
            SeededChance chance(seed++);
            auto story = begin<Turing>(options, players, chance, journal);
            while (!Turing::isOver(story.now().up))
                for (int seat = 0; seat < players; ++seat) {
                    const auto command = random.choose(Turing::view(story.now(), Seat(seat)), chance);
                    if (!command) continue;
                    Turing::play(story, Seat(seat), *command, chance);
                    ++decisions;
                }
        }
    }
    return static_cast<double>(decisions) / spent();
}

double middle(std::vector<double> figures) {
    std::ranges::sort(figures);
    return figures[figures.size() / 2];
}

}  // namespace

int main() {
    std::printf("sizeof(State) %zu bytes, sizeof(View) %zu, sizeof(Event) %zu\n", sizeof(turing::State),
                sizeof(turing::View), sizeof(EventOf<Turing>));
    std::vector<double> kept, dropped;
    for (int turn = 0; turn < 5; ++turn) {  // in turns, so that a busy moment hits both alike
        kept.push_back(decisionsPerSecond(Journal::kept, 0.5));
        dropped.push_back(decisionsPerSecond(Journal::dropped, 0.5));
    }
    std::printf("journal kept    %10.0f decisions/s\njournal dropped %10.0f decisions/s\n", middle(kept),
                middle(dropped));
}
