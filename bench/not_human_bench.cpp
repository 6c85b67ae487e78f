// How fast I Am Not Human is played at random: one thread, at every decision a view for every seat; with the journal
// and without. The game is in games/not_human.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include "core/random_play.h"
#include "games/not_human/not_human.h"

namespace {

using namespace parlour;
using not_human::NotHuman;

/// Decisions a second of processor time, over games on the luck of seeds 0, 1, 2...
double decisionsPerSecond(int players, Journal journal, double seconds) {
    const not_human::Options options;
    RandomPlay<NotHuman> random(options);
    long long decisions = 0;
    std::uint64_t seed = 0;
    const auto start = std::clock();
    const auto spent = [&] { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
    while (spent() < seconds) {
        for (int game = 0; game < 100; ++game) {
            SeededChance chance(seed++);
            auto story = begin<NotHuman>(options, players, chance, journal);
            for (; !NotHuman::isOver(story.now().up); ++decisions)
                if (const auto step = random.next(story.now(), players, chance)) take<NotHuman>(*step, story, chance);
        }
    }
    return static_cast<double>(decisions) / spent();
}

double middle(int players, Journal journal) {
    std::vector<double> figures;
    for (int turn = 0; turn < 5; ++turn) figures.push_back(decisionsPerSecond(players, journal, 0.2));
    std::ranges::sort(figures);
    return figures[figures.size() / 2];
}

}  // namespace

int main() {
    std::printf("sizeof(State) %zu bytes, sizeof(View) %zu, sizeof(Event) %zu\n", sizeof(not_human::State),
                sizeof(not_human::View), sizeof(EventOf<NotHuman>));
    for (const int players : {3, 5, 8})
        std::printf("%d players: %10.0f decisions/s with the journal, %10.0f without\n", players,
                    middle(players, Journal::kept), middle(players, Journal::dropped));
}
