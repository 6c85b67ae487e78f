// What the stemmers of stem.h share: word endings and the regions of a word in which they are looked for,
// as in the Snowball algorithms (snowballstem.org).
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace parlour::lexicon {

constexpr bool isAmong(char32_t letter, std::u32string_view letters) {
    return letters.find(letter) != std::u32string_view::npos;
}

/// How long the longest of some endings (parted by spaces) is that the word has from letter `from` on; 0 if none.
constexpr std::size_t longestEnding(std::u32string_view word, std::size_t from, std::u32string_view endings) {
    std::size_t longest = 0;
    while (!endings.empty()) {
        const std::u32string_view ending = endings.substr(0, endings.find(U' '));
        endings.remove_prefix(std::min(ending.size() + 1, endings.size()));
        if (ending.size() > longest && word.size() >= from + ending.size() && word.ends_with(ending))
            longest = ending.size();
    }
    return longest;
}

inline void dropLast(std::u32string& word, std::size_t letters) { word.erase(word.size() - letters); }

/// Takes off the longest of some endings; says whether there was one.
inline bool dropEnding(std::u32string& word, std::size_t from, std::u32string_view endings) {
    const std::size_t length = longestEnding(word, from, endings);
    dropLast(word, length);
    return length > 0;
}

/// Puts another ending in the place of one.
inline bool changeEnding(std::u32string& word, std::u32string_view ending, std::u32string_view other) {
    if (!word.ends_with(ending)) return false;
    word.replace(word.size() - ending.size(), ending.size(), other);
    return true;
}

/// Where the region after the first consonant that follows a vowel begins (R1; R2 is R1 of R1).
inline std::size_t afterVowelAndConsonant(std::u32string_view word, std::u32string_view vowels, std::size_t from = 0) {
    const std::size_t vowel = std::min(word.find_first_of(vowels, from), word.size());
    const std::size_t consonant = word.find_first_not_of(vowels, vowel);
    return std::min(consonant, word.size() - 1) + 1;
}

/// Where the endings of a Spanish or Italian word begin (RV): after the vowel that follows a consonant in second
/// place, after the consonant that follows two first vowels, else after the third letter.
inline std::size_t romanceRegion(std::u32string_view word, std::u32string_view vowels) {
    if (word.size() < 3) return word.size();
    std::size_t last = 2;
    if (!isAmong(word[1], vowels))
        last = word.find_first_of(vowels, 2);
    else if (isAmong(word[0], vowels))
        last = word.find_first_not_of(vowels, 2);
    return std::min(last, word.size() - 1) + 1;
}

/// Where the last vowel of a noun may be, if it begins with vowel and consonant, as "uva": RV would be too short.
inline std::size_t shortNounRegion(std::u32string_view word, std::u32string_view vowels) {
    const bool isShort = word.size() > 2 && isAmong(word[0], vowels) && !isAmong(word[1], vowels);
    return isShort ? 2 : word.size();
}

}  // namespace parlour::lexicon
