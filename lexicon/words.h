// What counts as one word, and what is wrong with a text that does not. When two words are the same is in keys.h,
// how characters are classed in unicode.h, and number words are in numbers.h.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/refusal.h"
#include "lexicon/keys.h"
#include "lexicon/language.h"

namespace parlour::lexicon {

constexpr std::size_t mostBytes = 63, mostLetters = 30, mostMarks = 4;

/// Why a text is no association.
enum class Objection : std::uint8_t {
    empty,
    tooLong,
    notUtf8,
    space,
    digit,
    control,
    invisible,
    symbol,
    looseSign,
    looseMark,
    tooManyMarks,
    mixedScripts,
    numberWord
};
Literal nameOf(Objection objection);
Literal reasonOf(Objection objection);  // one sentence that a player can act on

/// What is wrong with a word, if anything. The time is bounded whatever the text: nothing longer than mostBytes is
/// read.
std::optional<Objection> objectionTo(std::string_view word, Language language);

}  // namespace parlour::lexicon
