// English endings: the steps of Snowball's English stemmer (Porter2) that undo inflection, -s -'s -ed -ing and a
// silent -e, and a list of irregular forms. Steps that undo derivation are left out: nation is not national.
// SPDX-License-Identifier: MIT
#include "lexicon/endings.h"
#include "lexicon/stem.h"

namespace parlour::lexicon {
namespace {

constexpr std::u32string_view vowels = U"aeiouy";

/// Irregular forms after the word that they are forms of. Forms that are also words of their own (left, rose, saw) are
/// not here: they are honest associations.
constexpr std::u32string_view irregularWords =
    U"man men, woman women, child children, foot feet, tooth teeth, goose geese, mouse mice, louse lice, "
    U"ox oxen, die dice dying, lie lying, tie tying, person people, wolf wolves, knife knives, wife wives, "
    U"life lives, half halves, calf calves, leaf leaves, loaf loaves, shelf shelves, thief thieves, "
    U"scarf scarves, elf elves, hoof hooves, self selves, be am is are was were been being, have has had, "
    U"do does did done, go goes went gone, begin began begun, blow blew blown, break broke broken, "
    U"bring brought, build built, buy bought, catch caught, choose chose chosen, come came, draw drew drawn, "
    U"dream dreamt, drink drank, drive drove driven, eat ate eaten, fall fallen, feed fed, fight fought, "
    U"fly flew flown, forget forgot forgotten, freeze froze frozen, get got gotten, give gave given, "
    U"grow grew grown, hang hung, hear heard, hide hid hidden, hold held, keep kept, know knew known, "
    U"learn learnt, lend lent, lose lost, make made, mean meant, meet met, pay paid, ride rode ridden, "
    U"ring rang, rise risen, run ran, say said, see seen, sell sold, send sent, shake shook shaken, "
    U"shine shone, shrink shrank shrunk, sing sang sung, sink sank sunk, sit sat, sleep slept, slide slid, "
    U"speak spoken, spend spent, stand stood, steal stolen, stick stuck, swear sworn, swim swam swum, "
    U"swing swung, take took taken, teach taught, tear tore torn, tell told, throw threw thrown, "
    U"understand understood, wake woke woken, wear wore worn, weep wept, win won, write wrote written, "
    U"bus buses, gas gases, sky skies";

/// Words whose end only looks like an ending.
constexpr std::u32string_view wholeWords =
    U"sky news atlas cosmos bias gas bus lens christmas evening morning ceiling inning outing herring earring proceed "
    U"exceed succeed";

bool isWhole(std::u32string_view word) { return longestEnding(word, 0, wholeWords) == word.size(); }

/// The word of the list of which `word` is a form, or nothing.
std::u32string_view irregular(std::u32string_view word) {
    if (irregularWords.find(word) == std::u32string_view::npos) return {};
    for (std::u32string_view rest = irregularWords; !rest.empty();) {
        const std::u32string_view forms = rest.substr(0, rest.find(U','));
        if (longestEnding(word, 0, forms) == word.size()) return forms.substr(0, forms.find(U' '));
        rest.remove_prefix(std::min(forms.size() + 2, rest.size()));
    }
    return {};
}

bool hasVowel(std::u32string_view part) { return part.find_first_of(vowels) != std::u32string_view::npos; }

/// Y is a consonant at the start and after a vowel; as a capital it is no vowel here.
void markConsonantY(std::u32string& word) {
    for (std::size_t i = 0; i < word.size(); ++i)
        if (word[i] == U'y' && (i == 0 || isAmong(word[i - 1], vowels))) word[i] = U'Y';
}

std::size_t region(std::u32string_view word) {
    for (const std::u32string_view prefix : {U"gener", U"commun", U"arsen"})
        if (word.starts_with(prefix)) return prefix.size();
    return afterVowelAndConsonant(word, vowels);
}

/// A word that ends in a vowel between consonants, as hop, or begins with vowel and consonant, as at.
bool endsInShortSyllable(std::u32string_view word) {
    const std::size_t n = word.size();
    const auto isVowel = [&](std::size_t i) { return isAmong(word[i], vowels); };
    if (n == 2) return isVowel(0) && !isVowel(1);
    return n > 2 && !isVowel(n - 3) && isVowel(n - 2) && !isVowel(n - 1) && !isAmong(word[n - 1], U"wxY");
}

void dropPlural(std::u32string& word) {  // step 1a
    if (changeEnding(word, U"sses", U"ss")) return;
    if (word.ends_with(U"ies") || word.ends_with(U"ied")) return dropLast(word, word.size() > 4 ? 2 : 1);
    if (word.ends_with(U"us") || word.ends_with(U"ss") || !word.ends_with(U"s")) return;
    if (hasVowel(std::u32string_view(word).substr(0, word.size() - 2))) word.pop_back();
}

void dropTense(std::u32string& word, std::size_t from) {  // step 1b
    if (word.ends_with(U"eed")) {
        if (longestEnding(word, from, U"eed") > 0) word.pop_back();
        return;
    }
    const std::size_t length = longestEnding(word, 0, U"ed ing");
    if (length == 0 || !hasVowel(std::u32string_view(word).substr(0, word.size() - length))) return;
    dropLast(word, length);
    const std::size_t n = word.size();
    const bool isDoubled = n > 2 && word[n - 1] == word[n - 2] && isAmong(word[n - 1], U"bdfgmnprt");
    const bool hadE = longestEnding(word, 0, U"at bl iz") > 0 || (from >= n && endsInShortSyllable(word));
    if (isDoubled) word.pop_back();
    if (hadE && !isDoubled) word += U'e';
}

void dropSilentE(std::u32string& word, std::size_t from) {  // step 5
    if (longestEnding(word, from, U"e") == 0) return;
    word.pop_back();
    const bool isInSecondRegion = afterVowelAndConsonant(word + U'e', vowels, from) <= word.size();
    if (!isInSecondRegion && endsInShortSyllable(word)) word += U'e';
}

}  // namespace

std::u32string englishStem(std::u32string word) {
    dropEnding(word, 1, U"'s");
    if (const std::u32string_view base = irregular(word); !base.empty()) word = base;
    if (word.size() < 3 || isWhole(word)) return word;
    markConsonantY(word);
    const std::size_t from = region(word);
    dropPlural(word);
    if (isWhole(word)) return word;
    dropTense(word, from);
    const std::size_t n = word.size();
    if (n > 2 && isAmong(word[n - 1], U"yY") && !isAmong(word[n - 2], vowels)) word[n - 1] = U'i';  // step 1c
    dropSilentE(word, from);
    std::ranges::replace(word, U'Y', U'y');
    return word;
}

}  // namespace parlour::lexicon
