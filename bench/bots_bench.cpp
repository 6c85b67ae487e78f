// How long bots think about what to do, in processor time: whole games between bots, each decision from the JSON of a
// view to the JSON of a command. The decks are read from where the build painted them; a deck of a thousand is made up.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <ctime>

#include "bots/bots.h"
#include "bots/deck_gallery.h"
#include "bots/turing/gallery_test.h"
#include "core/plain.h"
#include "games/games.h"

namespace {

using namespace parlour;

double millisecondsSpent() {
    timespec spent{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) / 1e6;
}

struct Case {
    const char* game;
    const char* options;
    int players, games;
    int madeUp = 0;  // pictures, in place of the game's own deck
};

/// Plays games between bots of that level and notes how long each decision takes.
std::vector<double> decisions(const Case& measured, bots::Level level, const bots::GalleryReference& gallery) {
    std::vector<double> times;
    for (int seed = 1; seed <= measured.games; ++seed) {
        SeededChance chance(static_cast<std::uint64_t>(seed));
        const AnyGame& game = *findGame(measured.game);
        const auto match = *(game.open(measured.options, measured.players, chance));
        std::vector<std::unique_ptr<bots::Bot>> company;
        for (int seat = 0; seat < measured.players; ++seat)
            company.push_back(bots::newBot(measured.game, bots::anybody(level, chance), gallery, chance));
        while (!match->isOver()) {
            bool acted = false;
            for (int i = 0; i < measured.players; ++i) {
                const Seat seat{static_cast<std::uint8_t>(i)};
                const auto view = match->view(seat);
                const double start = millisecondsSpent();
                const auto command = company[static_cast<std::size_t>(i)]->choose(view, chance);
                times.push_back(millisecondsSpent() - start);
                if (command.empty()) continue;
                match->submit(seat, command, chance);
                acted = true;
            }
            if (!acted) match->timeUp(chance);
        }
    }
    return times;
}

}  // namespace

int main(int count, char** words) {
    const std::filesystem::path decks = count > 1 ? words[1] : "build/decks";
    const double start = millisecondsSpent();
    bots::prepare();
    std::printf("prepared once in %.0f ms\n", millisecondsSpent() - start);
    const auto cases = {
        Case{"turing", "{}", 4, 30},
        Case{"turing", R"({"edition":"prototype","deck":1000})", 3, 10, 1000},
        Case{"not-human", "{}", 5, 20},
        Case{"turing-machine", R"({"problem":{"verifiers":6,"difficulty":"hard"}})", 3, 50},
        Case{"turing-machine", R"({"problem":{"mode":"extreme","verifiers":5,"difficulty":"hard"}})", 3, 20},
        Case{"turing-machine", R"({"problem":{"mode":"nightmare","verifiers":6,"difficulty":"hard"}})", 3, 20},
    };
    for (const Case& measured : cases) {
        bots::GalleryReference gallery;
        if (const auto deck = findGame(measured.game)->deck(); measured.madeUp > 0) {
            gallery = bots::testGallery(measured.madeUp);
        } else if (!deck.empty()) {
            const auto read = decks::readDeck(decks / deck);
            if (!read) return std::printf("%s\n", read.error().says.c_str()), 1;
            gallery = bots::galleryOf(*read);
        }
        for (const bots::Level level : {bots::Level::easy, bots::Level::normal, bots::Level::hard}) {
            auto times = decisions(measured, level, gallery);
            std::ranges::sort(times);
            double sum = 0;
            for (const double time : times) sum += time;
            const auto part = [&](double share) {
                return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
            };
            std::printf("%-15s %-7s %6zu decisions: %.3f ms on average, 99 in 100 %.2f ms, the longest %.2f ms   %s\n",
                        measured.game, wire::plain(level).c_str(), times.size(),
                        sum / static_cast<double>(times.size()), part(.99), times.back(), measured.options);
        }
    }
    return 0;
}
