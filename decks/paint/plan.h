// The plan of a deck: which cards it has, before anything is painted large. Families, palettes, compositions and
// silhouettes are spread evenly; a card that looks like another one, or whose figures are lost on their ground, gets
// other luck. The same seed always gives the same deck.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "decks/paint/description.h"
#include "decks/paint/dreams.h"
#include "decks/paint/fingerprint.h"
#include "decks/paint/tales.h"

namespace parlour::decks {

/// Reveries are Dreams and Tales in turn.
enum class Kind { dreams, tales, reveries };
inline constexpr std::array allKinds{Kind::dreams, Kind::tales, Kind::reveries};
std::string_view nameOf(Kind kind);
std::optional<Kind> kindCalled(std::string_view name);
/// As many as the games need: 90 Dreams, 144 Tales, 90 Reveries.
int usualCount(Kind kind);

struct Card {
    std::variant<Dream, Tale> plan;
    Description description;
};

/// No two cards of a deck are nearer than this (see fingerprint.h).
inline constexpr int leastDistance = 36;
/// No silhouette stands out less than this from what is around it (see Stage::contrast).
inline constexpr float leastContrast = 0.11F;
/// No silhouette is on more cards of a deck than this.
inline constexpr int mostUses = 3;

std::vector<Card> planDeck(Kind kind, int count, std::uint32_t seed);

/// The same deck card by card, for whoever wants to see the first of them soon.
class Planner {
public:
    Planner(Kind kind, int count, std::uint32_t seed);
    /// That card, planned after all that come before it.
    const Card& card(int index);

private:
    std::uint32_t seed_;
    std::vector<Card> first_, cards_;
    std::vector<Fingerprint> prints_;  // of those that are planned
};

Picture paint(const Card& card, int size);

}  // namespace parlour::decks
