// How well a bot plays: by how sharply it sees and how long it thinks, never by what it may know. Hard plays for the
// win, normal like a good friend, easy like somebody's first evening. SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>

#include "bots/character.h"

namespace parlour::bots {

enum class Level : std::uint8_t { easy, normal, hard };
WORDS(Level, easy, normal, hard)

/// Who plays a seat, and how well.
struct Persona {
    Level level = Level::normal;
    Character character = Character::Abacus;
};

/// Any character that plays so well.
inline Persona anybody(Level level, Chance& chance) { return {level, anyCharacters(1, chance)[0]}; }

}  // namespace parlour::bots
