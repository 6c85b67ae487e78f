// Who a bot is: one of twelve characters, each with a temperament and a taste in pictures. A level says how well a bot
// plays, its character how; what each number does in a game is written with that game's bots. The pages draw a face
// for each and say a line about it (web/src/design/faces.ts, web/src/words/table). SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/wire.h"

namespace parlour::bots {

enum class Character : std::uint8_t { Abacus, Bobbin, Cog, Dot, Echo, Fizz, Gizmo, Hex, Iota, Jot, Knob, Lumen };
WORDS(Character, Abacus, Bobbin, Cog, Dot, Echo, Fizz, Gizmo, Hex, Iota, Jot, Knob, Lumen)
inline constexpr std::size_t characterCount = wire::allWords<Character>.size();

constexpr std::string_view nameOf(Character character) {
    return wire::allWords<Character>[static_cast<std::size_t>(character)];
}
constexpr std::optional<Character> characterCalled(std::string_view name) {
    for (std::size_t i = 0; i < characterCount; ++i)
        if (wire::allWords<Character>[i] == name) return Character(i);
    return {};
}

/// Each from 0 to 1; a half is like most people.
struct Temperament {
    float boldness = 0.5F;       // acts on a hunch, or waits until it is sure
    float patience = 0.5F;       // takes its time and lets others go first
    float suspicion = 0.5F;      // thinks ill of others
    float poetry = 0.5F;         // speaks of what comes to mind, rather than of what is there
    float talkativeness = 0.5F;  // says something about what happens
};

/// How much each thing that two pictures can have in common counts for it; 1 is usual.
struct PictureTaste {
    float light = 1, colour = 1, texture = 1, directions = 1, places = 1, meaning = 1;
};

struct Nature {
    Temperament temperament;
    PictureTaste taste;
};

constexpr Nature natureOf(Character character) {
    switch (character) {
        case Character::Abacus:  // counts everything twice
            return {{0.2F, 0.9F, 0.6F, 0.1F, 0.3F}, {.texture = 1.4F, .directions = 1.4F, .meaning = 0.6F}};
        case Character::Bobbin:  // winds on quietly and trusts everybody
            return {{0.45F, 0.7F, 0.1F, 0.6F, 0.6F}, {.light = 1.3F, .colour = 1.3F}};
        case Character::Cog:  // says what is there
            return {{0.5F, 0.5F, 0.5F, 0.0F, 0.3F}, {.light = 0.7F, .places = 1.4F, .meaning = 1.4F}};
        case Character::Dot:  // one eye, and that for colour
            return {{0.6F, 0.4F, 0.4F, 0.4F, 0.2F}, {.colour = 2, .places = 0.6F}};
        case Character::Echo:  // goes on with what was said before
            return {{0.35F, 0.8F, 0.4F, 0.5F, 0.7F}, {.texture = 1.3F, .meaning = 1.3F}};
        case Character::Fizz:  // bubbles over
            return {{0.95F, 0.1F, 0.3F, 0.7F, 1.0F}, {.light = 1.5F, .directions = 0.7F}};
        case Character::Gizmo:  // loves how things are made
            return {{0.65F, 0.4F, 0.5F, 0.3F, 0.6F}, {.texture = 2, .directions = 1.2F}};
        case Character::Hex:  // trusts nobody
            return {{0.4F, 0.6F, 1.0F, 0.4F, 0.5F}, {.light = 1.4F, .colour = 0.7F, .meaning = 1.2F}};
        case Character::Iota:  // small and shy
            return {{0.1F, 0.8F, 0.5F, 0.6F, 0.1F}, {.colour = 0.8F, .places = 1.6F}};
        case Character::Jot:  // quick
            return {{0.85F, 0.0F, 0.5F, 0.2F, 0.4F}, {.colour = 1.4F, .texture = 0.7F}};
        case Character::Knob:  // stubborn
            return {{0.75F, 0.6F, 0.7F, 0.2F, 0.4F}, {.directions = 1.7F, .places = 1.3F, .meaning = 0.7F}};
        case Character::Lumen:  // sees moods
            return {{0.3F, 0.6F, 0.3F, 1.0F, 0.5F}, {.light = 1.8F, .texture = 0.6F, .meaning = 1.5F}};
    }
    return {};
}

/// A seed for luck of one's own.
inline std::uint64_t drawSeed(Chance& chance) {
    std::uint64_t seed = 0;
    for (int i = 0; i < 4; ++i) seed = seed << 16 | static_cast<std::uint64_t>(chance.below(1 << 16));
    return seed;
}

/// So many different characters, by luck: no two at a table are the same.
inline std::vector<Character> anyCharacters(std::size_t count, Chance& chance) {
    std::vector<Character> left, drawn;
    for (std::size_t i = 0; i < characterCount; ++i) left.push_back(Character(i));
    while (drawn.size() < count && !left.empty()) {
        const auto at = left.begin() + chance.below(static_cast<int>(left.size()));
        drawn.push_back(*at);
        left.erase(at);
    }
    return drawn;
}

}  // namespace parlour::bots
