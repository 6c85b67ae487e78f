// The words that bots say and understand, in four languages. They stand in words.bin, which is part of the program
// (words_data.S); README.md says where they come from. What goes with what is in association.h.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lexicon/language.h"

namespace parlour::bots::words {

using lexicon::Language;

/// A meaning that has a word in each language, and something that may be seen on a picture.
enum class Sense : std::uint16_t {};
enum class Concept : std::uint16_t {};
constexpr std::size_t indexOf(Sense sense) { return static_cast<std::size_t>(sense); }
constexpr std::size_t indexOf(Concept seen) { return static_cast<std::size_t>(seen); }

/// A place among the meanings of all words, of length 1 when divided by `unitLength`: near means alike.
constexpr std::size_t dimensions = 100;
constexpr float unitLength = 254;
using Vector = std::span<const std::int8_t, dimensions>;

/// 1: the same; 0: nothing to do with each other.
float likeness(Vector one, Vector other);

std::size_t senseCount();
std::size_t conceptCount();
/// A word of that language; of English, if bots do not speak it.
std::string_view spellingOf(Sense sense, Language language);
Vector vectorOf(Sense sense);
Vector vectorOf(Concept seen);
/// What comes to mind, the strongest first.
std::span<const Sense> associationsOf(Concept seen);
/// By the name that a deck gives it in English.
std::optional<Concept> conceptNamed(std::string_view english);

/// What a word may mean: one of the senses above, or at least a place among all meanings; or nothing is known.
struct Meaning {
    std::vector<Sense> senses;
    std::optional<Vector> vector;
};
/// Any text, in any spelling of that word, or in another form of it.
Meaning meaningOf(std::string_view word, Language language);

/// The words that are known in a language, as they are compared (lexicon/keys.h); in order.
std::vector<std::string_view> knownWords(Language language);

}  // namespace parlour::bots::words
