// The words that bots say and understand, in four languages. They stand in words.bin, which is part of the program
// (embedded.cpp); README.md says where they come from. What goes with what is in association.h.
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

/// Where words.bin lies in memory.
const unsigned char* wordsFile();

/// A word of one language that bots may say, and something that may be seen on a picture.
enum class Word : std::uint16_t {};
enum class Concept : std::uint16_t {};
constexpr std::size_t indexOf(Word word) { return static_cast<std::size_t>(word); }
constexpr std::size_t indexOf(Concept seen) { return static_cast<std::size_t>(seen); }

/// A place among the meanings of all words, of length 1 when divided by `unitLength`: near means alike.
constexpr std::size_t dimensions = 100;
constexpr float unitLength = 254;
using Vector = std::span<const std::int8_t, dimensions>;

/// 1: the same; 0: nothing to do with each other.
float likeness(Vector one, Vector other);

/// Every word that bots may say in that language; in English, if they do not speak it.
std::span<const Word> wordsOf(Language language);
std::size_t conceptCount();
std::string_view spellingOf(Word word);
Vector vectorOf(Word word);
Vector vectorOf(Concept seen);
/// What comes to mind in that language, the strongest first; nothing for what bots do not speak of.
std::span<const Word> associationsOf(Concept seen, Language language);

/// How a thing is spoken of, with its article; as one names it, and as one sees it: in Russian that may differ.
enum class Case { named, seen };
std::string_view phraseOf(Concept seen, Language language, Case form);
/// By the name that a deck gives it in English.
std::optional<Concept> conceptNamed(std::string_view english);

/// What a word may mean: one or more of the words above, or at least a place among all meanings; or nothing is known.
struct Meaning {
    std::vector<Word> words;
    std::optional<Vector> vector;
};
/// Any text, in any spelling of that word, or in another form of it.
Meaning meaningOf(std::string_view word, Language language);

/// The words that are known in a language, as they are compared (lexicon/keys.h); in order.
std::vector<std::string_view> knownWords(Language language);

}  // namespace parlour::bots::words
