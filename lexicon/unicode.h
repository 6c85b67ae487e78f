// What Unicode says about characters: UTF-8, kinds and scripts, normal forms, folding. The data is in
// unicode_tables.cpp, which make_tables.cpp writes; what counts as a word is in words.h.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlour::lexicon {

/// The only distinctions between characters that matter to a word.
enum class Kind : std::uint8_t { other, letter, mark, spacingMark, number, space, control, invisible };

/// The scripts that a rule of words.cpp names; the others only have to differ, and are numbered from `unnamed` on.
enum class Script : std::uint8_t {
    common,
    inherited,
    latin,
    han,
    hiragana,
    katakana,
    bopomofo,
    hangul,
    arabic,
    syriac,
    mongolian,
    devanagari,
    bengali,
    gurmukhi,
    gujarati,
    oriya,
    tamil,
    telugu,
    kannada,
    malayalam,
    sinhala,
    khmer,
    unnamed
};

struct Character {
    Kind kind;
    Script script;
};
Character characterOf(char32_t point);

/// The code points of a text, or nothing if it is not UTF-8: no overlong forms, surrogates or half characters.
std::optional<std::u32string> fromUtf8(std::string_view text);
std::string toUtf8(std::u32string_view points);

/// Canonical decomposition and composition: é as e with an accent, and é as one character.
std::u32string nfd(std::u32string_view points);
std::u32string nfc(std::u32string_view points);

/// The NFC of text that is in NFD (D117): each mark joins the last letter that it can reach.
std::u32string composed(std::u32string decomposed);

/// Takes away what only dresses a letter: case, width, ligatures, invisible characters (Unicode's NFKC_Casefold).
/// The input is in NFD; the result is in no normal form.
std::u32string fold(std::u32string_view decomposed);

}  // namespace parlour::lexicon
