// How well bots read each other at Turing, for docs/performance.md: bench_turing_bots [GAMES [DECKS]]. In each game
// three of a kind sit at the table. SPDX-License-Identifier: MIT
#include <cstdio>
#include <cstdlib>

#include "bots/deck_gallery.h"
#include "bots/turing/simulation.h"

namespace {

using namespace parlour;
using namespace parlour::bots;
using namespace parlour::turing;

struct Case {
    const char* what;
    TuringCharacter character;
    Options options;
    const char* deck = "dreams";
};

void print(const Case& measured, const TuringCount& count) {
    std::printf("%-34s %7lld rounds:", measured.what, count.rounds);
    const auto shares = [&](auto&& rightAfter) {
        for (std::size_t pair = 0; pair < pairsInRound; ++pair) {
            const Right sum = rightAfter(count, pair);
            std::printf(" %s", decimal(sum.right, sum.of, 3).c_str());
        }
    };
    shares(guessesAfter);
    std::printf("  calibration error %s, votes after pair 1, 2, 3:",
                decimal(count.calibrationMillionths, 1'000'000, 3).c_str());
    for (std::size_t pair = 0; pair < pairsInRound; ++pair) std::printf(" %lld", votesAfter(count, pair).of);
    std::printf("\n");
}

}  // namespace

int main(int count, char** words) {
    const long long games = count > 1 ? std::strtoll(words[1], nullptr, 10) : 300;
    const std::filesystem::path decks = count > 2 ? words[2] : "build/decks";
    const TuringCharacter own{.taste = Taste::own};
    const TuringCharacter none{.taste = Taste::none};
    const auto cases = {
        Case{"hard", {}, {}},
        Case{"hard, tastes of their own", own, {}},
        Case{"hard, choosing by luck", none, {}},
        Case{"hard, Gnirut", {}, {.mode = Mode::gnirut}},
        Case{"normal", turingCharacter(Level::normal), {}},
        Case{"easy", turingCharacter(Level::easy), {}},
        Case{"hard, rows of 3", {}, {.difficulty = Difficulty::hard}},
        Case{"hard, rows of 5", {}, {.difficulty = Difficulty::easy}},
        Case{"hard, prototype", {}, {.edition = Edition::prototype}},
        Case{"hard, Tales", {}, {.deck = 144}, "tales"},
        Case{"hard, Tales, tastes of their own", own, {.deck = 144}, "tales"},
    };
    for (const Case& measured : cases) {
        const auto deck = decks::readDeck(decks / measured.deck);
        if (!deck) return std::printf("%s\n", deck.error().says.c_str()), 1;
        const Trial trial{{}, games, 1000, galleryOf(*deck), [](long long) {}};
        print(measured, countTuring(measured.options, std::vector<TuringCharacter>(3, measured.character), trial));
        std::fflush(stdout);
    }
    return 0;
}
