// Russian endings: the steps of Snowball's Russian stemmer that undo inflection (case, number, gender, verb forms,
// participles, -ся). Derivation (-ость) is left alone. Keys have е for ё.
// SPDX-License-Identifier: MIT
#include "lexicon/endings.h"
#include "lexicon/stem.h"

namespace parlour::lexicon {
namespace {

constexpr std::u32string_view vowels = U"аеиоуыэюя";

/// Endings of which some count only after а or я, which stays.
struct Endings {
    std::u32string_view afterA, others;
};
constexpr Endings gerunds = {U"в вши вшись", U"ив ивши ившись ыв ывши ывшись"};
constexpr Endings participles = {U"ем нн вш ющ щ", U"ивш ывш ующ"};
constexpr Endings verbs = {
    U"ла на ете йте ли й л ем н ло но ет ют ны ть ешь нно",
    U"ила ыла ена ейте уйте ите или ыли ей уй ил ыл им ым ен ило ыло ено ят ует уют ит ыт ены ить "
    U"ыть ишь ую ю"};
constexpr std::u32string_view adjectives =
    U"ее ие ые ое ими ыми ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею";
constexpr std::u32string_view nouns =
    U"а ев ов ие ье е иями ями ами еи ии и ией ей ой ий й иям ям ием ем ам ом о у ах иях ях ы ь ию ью ю ия ья я";

bool dropForm(std::u32string& word, std::size_t from, const Endings& endings) {
    std::size_t length = longestEnding(word, from, endings.others);
    const std::size_t afterA = longestEnding(word, from, endings.afterA);
    const bool isAfterA = afterA > 0 && word.size() > from + afterA && isAmong(word[word.size() - afterA - 1], U"ая");
    if (isAfterA) length = std::max(length, afterA);
    dropLast(word, length);
    return length > 0;
}

void dropInflection(std::u32string& word, std::size_t from) {  // step 1
    if (dropForm(word, from, gerunds)) return;
    dropEnding(word, from, U"ся сь");
    if (dropEnding(word, from, adjectives)) {
        dropForm(word, from, participles);
    } else if (!dropForm(word, from, verbs)) {
        dropEnding(word, from, nouns);
    }
}

}  // namespace

std::u32string russianStem(std::u32string word) {
    const std::size_t from = std::min(word.find_first_of(vowels), word.size() - 1) + 1;  // RV: after the first vowel
    dropInflection(word, from);
    dropEnding(word, from, U"и");         // step 2
    dropEnding(word, from, U"ейше ейш");  // step 4: superlatives, doubled н, soft sign
    if (longestEnding(word, from, U"нн") > 0)
        word.pop_back();
    else
        dropEnding(word, from, U"ь");
    return word;
}

}  // namespace parlour::lexicon
