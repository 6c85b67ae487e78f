// Makes the keys of words: Unicode's NFKC_Casefold (D147 of the standard) with a few equalities of our own,
// which are `plainSign`, `stretch` and `isIgnored`. What is promised is in keys.h.
// SPDX-License-Identifier: MIT
#include "lexicon/keys.h"

#include <algorithm>

#include "lexicon/endings.h"
#include "lexicon/stem.h"
#include "lexicon/unicode.h"

namespace parlour::lexicon {
namespace {

// ' ` acute ʻokina, modifier and Hebrew ones, quotation marks, prime; - and the hyphens, dashes and minus signs.
constexpr std::u32string_view apostrophes = U"'`\u00B4\u02BB\u02BC\u05F3\u2018\u2019\u201B\u2032\uFF07";
constexpr std::u32string_view hyphens = U"-\u058A\u05BE\u1806\u2010\u2011\u2012\u2013\u2212\uFE63\uFF0D";
constexpr char32_t acute = U'\u0301', grave = U'\u0300', dotAbove = U'\u0307', diaeresis = U'\u0308',
                   stretch = U'\u0640';
constexpr char32_t dotlessI = U'ı';

/// In Turkish, I is the capital of ı, and İ (decomposed: I with a dot) the capital of i.
void foldTurkishI(std::u32string& decomposed) {
    for (auto letter = decomposed.begin(); letter != decomposed.end(); ++letter) {
        if (*letter != U'I') continue;
        const auto mark = std::find_if(letter + 1, decomposed.end(), [](char32_t point) {
            return point == dotAbove || characterOf(point).kind != Kind::mark;
        });
        *letter = mark != decomposed.end() && *mark == dotAbove ? U'i' : dotlessI;
    }
}

/// Marks that do not tell words apart although Unicode says so: the dot on i, ё, Russian stress marks.
bool isIgnored(char32_t mark, char32_t letter, Language language) {
    if (mark == dotAbove) return letter == U'i';
    if (mark == diaeresis) return letter == U'е';
    return (mark == acute || mark == grave) && language == Language::ru && isAmong(letter, U"аеиоуыэюя");
}

}  // namespace

char32_t plainSign(char32_t point) {
    if (characterOf(point).script != Script::common) return point;  // signs have none
    if (isAmong(point, apostrophes)) return U'\'';
    return isAmong(point, hyphens) ? U'-' : point;
}

bool isAsciiWord(std::string_view text) {
    return std::ranges::all_of(text, [](char letter) { return isAsciiLetter(letter) || isAsciiSign(letter); });
}

std::u32string comparedLetters(std::u32string points, Language language) {
    const auto makeSignsPlain = [&points] { std::ranges::transform(points, points.begin(), plainSign); };
    makeSignsPlain();
    points = nfd(points);
    if (language == Language::tr) foldTurkishI(points);
    points = fold(points);
    std::erase(points,
               stretch);  // the Arabic one tells no words apart; marks on both sides of it meet, and are put in order
    points = nfd(points);
    makeSignsPlain();  // some signs are made of others
    char32_t letter = 0;
    std::erase_if(points, [&](char32_t point) {
        if (isIgnored(point, letter, language)) return true;
        if (characterOf(point).kind != Kind::mark) letter = point;
        return false;
    });
    return points;
}

std::string keyOf(std::string_view word, Language language) {
    if (isAsciiWord(word) && language != Language::tr) {
        std::string key(word);
        for (char& letter : key)
            if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
        return key;
    }
    auto points = fromUtf8(word);
    return points ? toUtf8(composed(comparedLetters(std::move(*points), language))) : std::string(word);
}

std::string familyOf(std::string_view word, Language language) {
    const std::string key = keyOf(word, language);
    const auto letters = fromUtf8(key);
    return letters ? toUtf8(stemOf(*letters, language)) : key;
}

bool sameWord(std::string_view one, std::string_view other, Language language) {
    return familyOf(one, language) == familyOf(other, language);
}

std::uint64_t hashOf(std::string_view key) {
    std::uint64_t hash = 14695981039346656037U;
    for (const char byte : key) hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211U;
    return hash;
}

}  // namespace parlour::lexicon
