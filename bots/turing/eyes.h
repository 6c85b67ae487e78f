// How a bot sees the pictures of Turing: how unlike two cards are, aspect by aspect. Each bot has eyes of its own,
// which may be a little off. What it makes of that is in intent.h.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/gallery.h"
#include "core/chance.h"
#include "games/turing/view.h"

namespace parlour::bots::reading {

/// What two pictures can have in common. The first five are groups of looks, in the order of decks/looks.h.
enum class Aspect : std::uint8_t { light, colour, texture, directions, places, meaning };
inline constexpr std::size_t aspectCount = 6;
/// One number for each aspect.
using ByAspect = std::array<float, aspectCount>;

/// Luck around 0, seldom beyond 2.
float bell(Chance& chance);

class Eyes {
public:
    /// `noise` says how far off what it sees of a card is: 1 is as much as cards differ from each other.
    Eyes(const Gallery& gallery, float noise, Chance& chance);

    std::size_t cards() const { return looks_.size(); }
    float noise() const { return noise_; }
    /// False if no two cards can be told apart.
    bool see() const { return scale_ != ByAspect{}; }
    /// For each card of the deck how unlike it is to that one. Every aspect differs about as much as any other.
    std::vector<ByAspect> unlike(turing::Card card) const;

private:
    void seeLooks(const Gallery& gallery);
    void seeMeaning(const Gallery& gallery);
    void blur(Chance& chance);
    void balance();

    /// Something that cards may share, by its number, and how rare it is.
    struct Word {
        int number;
        float weight;
    };
    /// By card, in order of their numbers.
    using Words = std::vector<std::vector<Word>>;
    static Words weighed(const std::vector<std::vector<std::string_view>>& texts);
    static float different(const std::vector<Word>& some, const std::vector<Word>& others);

    float noise_;
    std::vector<std::vector<float>> looks_;  // by card; mean 0, spread 1
    Words shown_, thoughts_;                 // what is on a card, and what that brings to mind
    ByAspect scale_{};                       // 0: nothing to see
};

/// Eyes that get used to what lies there: with each pair they are less off, in the same way.
class Gaze {
public:
    /// Eyes that stay as they are.
    explicit Gaze(Eyes eyes) : eyes_{std::move(eyes)} {}
    /// `lasting` is how much of the noise each further pair leaves.
    Gaze(const Gallery& gallery, float noise, float lasting, Chance& chance);

    const Eyes& at(std::size_t pair) const { return eyes_[std::min(pair, eyes_.size() - 1)]; }

private:
    std::vector<Eyes> eyes_;
};

}  // namespace parlour::bots::reading
