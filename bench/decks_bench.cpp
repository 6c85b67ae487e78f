// How long a card takes to paint and to encode, in processor time: each family of Dreams at 640 pixels, Tales at full
// size. SPDX-License-Identifier: MIT
#include <cstdio>
#include <ctime>

#include "decks/deck_file.h"
#include "decks/plan.h"
#include "decks/random.h"

using namespace parlour::decks;

namespace {

template <class Work>
double milliseconds(const Work& work) {
    const std::clock_t before = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

}  // namespace

int main() {
    double slowest = 0;
    for (int family = 0; family < familyCount; ++family) {
        double sum = 0;
        for (int round = 0; round < 4; ++round) {
            Dream dream{.family = family, .palette = round, .seed = mixSeeds(1, static_cast<std::uint64_t>(round))};
            sum += milliseconds([&] { paint(dream, 640); });
        }
        std::printf("dreams %-10s %6.1f ms at 640 px\n", familyName(family).data(), sum / 4);
        slowest = std::max(slowest, sum / 4);
    }
    std::printf("slowest family        %6.1f ms (bound: 100)\n", slowest);
    double planning = 0;
    std::vector<Card> cards;
    planning = milliseconds([&] { cards = planDeck(Kind::tales, 24, 1); });
    double painting = 0;
    double encoding = 0;
    for (const Card& card : cards) {
        Picture picture;
        painting += milliseconds([&] { picture = paint(card, fullSize); });
        encoding += milliseconds(
            [&] { encodeWebp(picture, mostFullBytes), encodeWebp(fitted(picture, tableSize), mostTableBytes); });
    }
    const auto each = static_cast<double>(cards.size());
    std::printf("tales, a card: plan %.0f ms, paint %.0f ms at %d px, encode %.0f ms\n", planning / each,
                painting / each, fullSize, encoding / each);
    return slowest < 100 ? 0 : 1;
}
