// How well bots read each other at Turing, how often they agree, and when they vote, for docs/performance.md:
// bench_turing_bots [GAMES [DECKS [SEED]]]. In each game three sit at the table. SPDX-License-Identifier: MIT
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "bots/deck_gallery.h"
#include "bots/turing/simulation.h"

namespace {

using namespace parlour;
using namespace parlour::bots;
using namespace parlour::turing;

using Sit = TuringParty (*)(const GalleryReference&);
struct Case {
    const char* what;
    Sit sit;
    Options options;
    const char* deck = "reveries";
};

TuringParty hard(const GalleryReference& gallery) { return partyOf(std::vector(3, Level::hard), gallery); }
TuringParty normal(const GalleryReference& gallery) { return partyOf(std::vector(3, Level::normal), gallery); }
TuringParty easy(const GalleryReference& gallery) { return partyOf(std::vector(3, Level::easy), gallery); }
TuringParty sameEyes(const GalleryReference& gallery) { return twins(3, Level::hard, gallery); }
TuringParty clearEyes(const GalleryReference& gallery) { return partyOf(3, TuringManner{}, gallery); }
TuringParty byLuck(const GalleryReference& gallery) { return partyOf(3, {.taste = Taste::none}, gallery); }

void print(const Case& measured, const TuringCount& count) {
    std::printf("%-22s %-8s %7lld rounds:", measured.what, measured.deck, count.rounds);
    for (std::size_t pair = 0; pair < pairsInRound; ++pair) {
        const Right sum = guessesAfter(count, pair);
        std::printf(" %s", decimal(sum.right, sum.of, 3).c_str());
    }
    long long votes = 0;
    for (std::size_t pair = 0; pair < pairsInRound; ++pair) votes += votesAfter(count, pair).of;
    std::printf("  votes");
    for (std::size_t pair = 0; pair < pairsInRound; ++pair)
        std::printf(" %s", decimal(votesAfter(count, pair).of, votes).c_str());
    std::printf("  alike %s (guesses", decimal(count.alike.right, count.alike.of, 3).c_str());
    for (const Right& guesses : count.alikeGuesses) std::printf(" %s", decimal(guesses.right, guesses.of, 3).c_str());
    std::printf(")  calibration %s\n", decimal(count.calibrationMillionths, 1'000'000, 3).c_str());
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
    const long long games = count > 1 ? std::strtoll(words[1], nullptr, 10) : 300;
    const std::filesystem::path decks = count > 2 ? words[2] : "build/decks";
    const auto seed = static_cast<std::uint64_t>(count > 3 ? std::strtoll(words[3], nullptr, 10) : 1000);
    const auto cases = {
        Case{"hard", hard, {}},
        Case{"hard, the same eyes", sameEyes, {}},
        Case{"normal", normal, {}},
        Case{"easy", easy, {}},
        Case{"clear eyes, no taste", clearEyes, {}},
        Case{"choosing by luck", byLuck, {}},
        Case{"hard, Gnirut", hard, {.mode = Mode::gnirut}},
        Case{"normal, Gnirut", normal, {.mode = Mode::gnirut}},
        Case{"hard, rows of 3", hard, {.difficulty = Difficulty::hard}},
        Case{"hard, rows of 5", hard, {.difficulty = Difficulty::easy}},
        Case{"normal, rows of 3", normal, {.difficulty = Difficulty::hard}},
        Case{"normal, rows of 5", normal, {.difficulty = Difficulty::easy}},
        Case{"hard, prototype", hard, {.edition = Edition::prototype}},
        Case{"hard", hard, {}, "dreams"},
        Case{"normal", normal, {}, "dreams"},
        Case{"hard", hard, {.deck = 144}, "tales"},
        Case{"normal", normal, {.deck = 144}, "tales"},
    };
    for (const Case& measured : cases) {
        const auto deck = decks::readDeck(decks / measured.deck);
        if (!deck) return std::printf("%s\n", deck.error().says.c_str()), 1;
        const auto gallery = galleryOf(*deck);
        print(measured,
              countTuring(measured.options, measured.sit(gallery), {{}, games, seed, gallery, [](long long) {}}));
    }
    return 0;
}
