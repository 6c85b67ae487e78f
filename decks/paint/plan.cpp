// First every card is planned and tried out small, on all cores; then those that look alike are given other luck.
// SPDX-License-Identifier: MIT
#include "decks/paint/plan.h"

#include <algorithm>
#include <array>

#include "decks/paint/palette.h"
#include "decks/paint/random.h"
#include "decks/paint/silhouette.h"
#include "decks/parallel.h"

namespace parlour::decks {
namespace {

constexpr int trialSize = 96;
constexpr int mostTrials = 18;

/// A card tried out small.
struct Trial {
    Card card;
    Fingerprint print{};
    float contrast = 1;
};

std::uint64_t luckOf(std::uint32_t seed, int card, int trial) {
    return mixSeeds(mixSeeds(seed, static_cast<std::uint64_t>(card)), static_cast<std::uint64_t>(trial));
}

Trial tryOut(Dream dream) {
    const Picture picture = paint(dream, trialSize);
    return {{dream, describe(dream)}, fingerprintOf(picture), 1};
}
Trial tryOut(const Tale& tale) {
    const PaintedTale painted = paint(tale, trialSize);
    return {{tale, describe(tale, painted.sights)}, fingerprintOf(painted.picture), painted.contrast};
}

/// Tries a card with its so-manieth luck; a tale that needs much of it is told at another hour.
Trial tryOut(const Card& card, std::uint32_t seed, int index, int trial) {
    const std::uint64_t luck = luckOf(seed, index, trial);
    if (const auto* dream = std::get_if<Dream>(&card.plan))
        return tryOut(Dream{.family = dream->family, .palette = dream->palette, .seed = luck});
    Tale tale = std::get<Tale>(card.plan);
    tale.seed = luck;
    tale.hour = static_cast<Hour>((static_cast<int>(tale.hour) + trial / 6) % 3);
    return tryOut(tale);
}

/// Gives out the parts: of those who can play a role, one who was used least so far.
class Casting {
public:
    explicit Casting(Random& random) : random_(random), uses_(silhouettes().size(), 0) {}

    int choose(unsigned role, const std::vector<int>& already) {
        std::vector<int> best;
        int fewest = 1 << 20;
        for (std::size_t i = 0; i < uses_.size(); ++i) {
            const int index = static_cast<int>(i);
            if (!silhouettes()[i].plays(role) || std::ranges::find(already, index) != already.end()) continue;
            if (uses_[i] < fewest) best.clear();
            fewest = std::min(fewest, uses_[i]);
            if (uses_[i] == fewest) best.push_back(index);
        }
        const int chosen = random_.pick(best);
        ++uses_[static_cast<std::size_t>(chosen)];
        return chosen;
    }

private:
    Random& random_;
    std::vector<int> uses_;
};

Setting leastUsed(const std::vector<Setting>& allowed, std::array<int, settingCount>& uses) {
    const Setting chosen =
        *std::ranges::min_element(allowed, {}, [&](Setting s) { return uses[static_cast<std::size_t>(s)]; });
    ++uses[static_cast<std::size_t>(chosen)];
    return chosen;
}

std::vector<Card> firstTales(int count, std::uint32_t seed) {
    Random random(mixSeeds(seed, 0x7A1E5));
    Casting casting(random);
    std::array<int, settingCount> settings{};
    const int kinds = static_cast<int>(compositions().size());
    std::vector<Card> cards;
    for (int i = 0; i < count; ++i) {
        const Composition& composition = compositions()[static_cast<std::size_t>(i % kinds)];
        Tale tale{.composition = i % kinds,
                  .palette = (i * 7 + i / kinds) % paletteCount,
                  .hour = static_cast<Hour>((i / 3 + 2 * (i / kinds)) % 3),
                  .setting = leastUsed(composition.settings, settings),
                  .cast = {},
                  .seed = 0};
        for (const unsigned role : composition.roles) tale.cast.push_back(casting.choose(role, tale.cast));
        cards.emplace_back().plan = std::move(tale);
    }
    return cards;
}

std::vector<Card> firstDreams(int count) {
    std::vector<Card> cards;
    for (int i = 0; i < count; ++i) {
        Card& card = cards.emplace_back();
        card.plan = Dream{.family = i % familyCount, .palette = i * 7 % paletteCount, .seed = 0};
    }
    return cards;
}

/// Every other card is a Tale: so no family and no composition comes more than three times in a deck of 90.
std::vector<Card> firstReveries(int count, std::uint32_t seed) {
    const std::vector<Card> dreams = firstDreams((count + 1) / 2);
    const std::vector<Card> tales = firstTales(count / 2, seed);
    std::vector<Card> cards;
    for (int i = 0; i < count; ++i) cards.push_back((i % 2 == 0 ? dreams : tales)[static_cast<std::size_t>(i / 2)]);
    return cards;
}

std::vector<Card> firstCards(Kind kind, int count, std::uint32_t seed) {
    switch (kind) {
        case Kind::dreams:
            return firstDreams(count);
        case Kind::tales:
            return firstTales(count, seed);
        case Kind::reveries:
            break;
    }
    return firstReveries(count, seed);
}

int nearest(const Trial& trial, const std::vector<Fingerprint>& others) {
    int least = 256;
    for (const Fingerprint& other : others) least = std::min(least, distance(trial.print, other));
    return least;
}

/// A card whose figures can be seen, whatever the others look like.
Trial seen(const Card& first, std::uint32_t seed, int index) {
    Trial best;
    for (int luck = 0; luck < mostTrials; ++luck) {
        Trial trial = tryOut(first, seed, index, luck);
        if (luck == 0 || trial.contrast > best.contrast) best = std::move(trial);
        if (best.contrast >= leastContrast) break;
    }
    return best;
}

/// The same with other luck, if it looks like one of those before it.
Trial unlike(Trial best, const Card& first, std::uint32_t seed, int index, const std::vector<Fingerprint>& before) {
    int apart = nearest(best, before);
    for (int luck = mostTrials; luck < 2 * mostTrials && apart < leastDistance; ++luck) {
        Trial trial = tryOut(first, seed, index, luck);
        const int away = nearest(trial, before);
        if (away <= apart || trial.contrast < std::min(leastContrast, best.contrast)) continue;
        best = std::move(trial);
        apart = away;
    }
    return best;
}

}  // namespace

std::string_view nameOf(Kind kind) {
    constexpr std::array<std::string_view, allKinds.size()> names{"dreams", "tales", "reveries"};
    return names[static_cast<std::size_t>(kind)];
}

std::optional<Kind> kindCalled(std::string_view name) {
    for (const Kind kind : allKinds)
        if (nameOf(kind) == name) return kind;
    return std::nullopt;
}

int usualCount(Kind kind) { return kind == Kind::tales ? 144 : 90; }

std::vector<Card> planDeck(Kind kind, int count, std::uint32_t seed) {
    const std::vector<Card> first = firstCards(kind, count, seed);
    std::vector<Trial> trials(first.size());
    inParallel(count, [&](int i) {
        const auto index = static_cast<std::size_t>(i);
        trials[index] = seen(first[index], seed, i);
    });
    std::vector<Card> cards;
    std::vector<Fingerprint> prints;
    for (int i = 0; i < count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        Trial taken = unlike(std::move(trials[index]), first[index], seed, i, prints);
        prints.push_back(taken.print);
        cards.push_back(std::move(taken.card));
    }
    return cards;
}

Planner::Planner(Kind kind, int count, std::uint32_t seed) : seed_(seed), first_(firstCards(kind, count, seed)) {}

const Card& Planner::card(int index) {
    const auto wanted = static_cast<std::size_t>(index);
    while (cards_.size() <= wanted) {
        const int next = static_cast<int>(cards_.size());
        const Card& first = first_.at(cards_.size());
        Trial taken = unlike(seen(first, seed_, next), first, seed_, next, prints_);
        prints_.push_back(taken.print);
        cards_.push_back(std::move(taken.card));
    }
    return cards_[wanted];
}

Picture paint(const Card& card, int size) {
    if (const auto* tale = std::get_if<Tale>(&card.plan)) return paint(*tale, size).picture;
    Dream dream = std::get<Dream>(card.plan);
    return paint(dream, size);
}

}  // namespace parlour::decks
