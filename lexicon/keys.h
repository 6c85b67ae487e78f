// When two words are the same: the key under which a word is compared (N-A5), and the family of its forms.
// What is a word at all is in words.h, how characters are folded in unicode.h, word endings are in stem.h.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "lexicon/language.h"

namespace parlour::lexicon {

/// The spelling under which a word is compared (N-A5): equal for every way to type the same word.
/// Text that is no UTF-8 is its own key.
std::string keyOf(std::string_view word, Language language);

/// The key without its grammatical ending: equal for most forms of one word (the host's option strictRepeats).
std::string familyOf(std::string_view word, Language language);

/// Two forms of one word.
bool sameWord(std::string_view one, std::string_view other, Language language);

/// A number that stands for a key and never changes: FNV-1a with 64 bits over the key's bytes.
std::uint64_t hashOf(std::string_view key);

// ---- For words.cpp --------------------------------------------------------------------------------

/// Hyphens and apostrophes of every keyboard as the two plain ones; other characters as they are.
char32_t plainSign(char32_t point);

constexpr bool isAsciiLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}
constexpr bool isAsciiSign(char sign) { return sign == '\'' || sign == '-'; }

/// Whether there are only letters and signs of ASCII, for which most of Unicode can be left out.
bool isAsciiWord(std::string_view text);

/// The letters of a word as its key has them, but decomposed.
std::u32string comparedLetters(std::u32string points, Language language);

}  // namespace parlour::lexicon
