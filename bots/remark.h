// What a bot says about what happened before everybody's eyes: a reaction or a line in the talk. It is made of what
// lies face up, and of luck, so that it tells nothing that the table does not. SPDX-License-Identifier: MIT
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "bots/character.h"
#include "bots/gallery.h"
#include "core/few.h"
#include "lexicon/language.h"

namespace parlour::bots {

enum class Reaction : std::uint8_t { applause, laugh, wow, think, heart, hurry };
WORDS(Reaction, applause, laugh, wow, think, heart, hurry)

using Remark = std::variant<Reaction, std::string>;
using MaybeRemark = std::optional<Remark>;

/// What happened between two at the table: one deceived the other, or knew the other's mind.
enum class Deed : std::uint8_t { fooled, sawThrough };
WORDS(Deed, fooled, sawThrough)
struct Encounter {
    Deed deed;
    Seat who, whom;
};

/// How often that has happened, in all games at this table.
struct Memory {
    Deed deed;
    Seat who, whom;
    int times;
};

/// A bot at a table, as far as it matters to what it says.
struct Bystander {
    Seat self;
    Character character;
    lexicon::Language language;      // of the table
    std::vector<std::string> names;  // by seat
    std::vector<Memory> memories;
    GalleryReference gallery;

    const std::string& nameOf(Seat seat) const { return names[indexOf(seat)]; }
};

}  // namespace parlour::bots
