// Parlour's two decks: how long a card takes to paint, in processor time; how long both decks take, how large they are,
// and how near their two most similar cards are. SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include <chrono>
#include <ctime>

#include "decks/deck.h"
#include "decks/folder_test.h"
#include "decks/paint/fingerprint.h"

using namespace parlour::decks;

namespace {

bool withinBounds = true;

void tell(std::string_view what, double measured, double bound, std::string_view unit) {
    fmt::print("{:<52} {:>7.1f} {} (bound: {})\n", what, measured, unit, bound);
    withinBounds = withinBounds && measured < bound;
}

template <class Work>
double milliseconds(const Work& work) {
    const std::clock_t before = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

/// Every dream of the deck at 640 pixels.
void measureDreams(const std::vector<Card>& cards) {
    std::array<double, familyCount> sums{};
    double slowest = 0;
    double all = 0;
    for (const Card& card : cards) {
        const double took = milliseconds([&] { paint(card, 640); });
        sums[static_cast<std::size_t>(std::get<Dream>(card.plan).family)] += took;
        slowest = std::max(slowest, took);
        all += took;
    }
    const auto count = static_cast<double>(cards.size());
    for (int family = 0; family < familyCount; ++family)
        fmt::print("  {:<10} {:5.1f} ms\n", familyName(family),
                   sums[static_cast<std::size_t>(family)] * familyCount / count);
    fmt::print("{:<52} {:>7.1f} ms\n", "a dream at 640 pixels, mean", all / count);
    tell("a dream at 640 pixels, slowest", slowest, 100, "ms");
}

int nearestTwo(const std::vector<Card>& cards) {
    std::vector<Fingerprint> prints;
    int nearest = 256;
    for (const Card& card : cards) {
        const Fingerprint print = fingerprintOf(paint(card, 96));
        for (const Fingerprint& other : prints) nearest = std::min(nearest, distance(print, other));
        prints.push_back(print);
    }
    return nearest;
}

std::uintmax_t bytesIn(const std::filesystem::path& folder) {
    std::uintmax_t bytes = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) bytes += entry.file_size();
    return bytes;
}

/// Plans, paints, encodes and writes both decks, as the build does.
void measurePainting() {
    const TestFolder folder;
    const auto begun = std::chrono::steady_clock::now();
    const double worked = milliseconds([&] {
        for (const Kind kind : {Kind::dreams, Kind::tales})
            paintDeck(kind, usualCount(kind), 1, folder.path() / nameOf(kind), [](int, int) {});
    });
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begun;
    fmt::print("{:<52} {:>7.1f} s\n", "painting both decks, by the clock", passed.count());
    tell("painting both decks, processor time of two cores", worked / 2000, 30, "s");
    tell("both decks on disk", static_cast<double>(bytesIn(folder.path())) / 1e6, 12, "MB");
}

}  // namespace

int main() {
    const std::vector<Card> dreams = planDeck(Kind::dreams, usualCount(Kind::dreams), 1);
    const std::vector<Card> tales = planDeck(Kind::tales, usualCount(Kind::tales), 1);
    measureDreams(dreams);
    double painting = 0;
    for (const Card& card : tales) painting += milliseconds([&] { paint(card, fullSize); });
    fmt::print("{:<52} {:>7.1f} ms\n", "a tale at 800 pixels, mean", painting / static_cast<double>(tales.size()));
    measurePainting();
    for (const auto* const cards : {&dreams, &tales})
        fmt::print("the two nearest {} differ in {} of 256 bits (bound: {})\n",
                   nameOf(cards == &dreams ? Kind::dreams : Kind::tales), nearestTwo(*cards), leastDistance);
    return withinBounds ? 0 : 1;
}
