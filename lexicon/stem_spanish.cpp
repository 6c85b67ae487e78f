// Spanish endings: the steps of Snowball's Spanish stemmer that undo inflection (number, gender, verb endings and
// the pronouns attached to them), and z for c before -es. Derivation is left alone: canción is not cantante.
// SPDX-License-Identifier: MIT
#include "lexicon/endings.h"
#include "lexicon/stem.h"

namespace parlour::lexicon {
namespace {

constexpr std::u32string_view vowels = U"aeiouáéíóúü";

constexpr std::u32string_view pronouns = U"me se sela selo selas selos la le lo las les los nos";
constexpr std::u32string_view infinitives = U"ar er ir ár ér ír", gerunds = U"iendo ando iéndo ándo";

constexpr std::u32string_view thematicEndings = U"en es éis emos";
constexpr std::u32string_view verbEndings =
    U"arían arías arán arás aríais aría aréis aríamos aremos ará aré erían erías erán erás eríais ería eréis eríamos "
    U"eremos erá eré irían irías irán irás iríais iría iréis iríamos iremos irá iré aba ada ida ía ara iera ase "
    U"iese aste iste an aban ían aran ieran asen iesen aron ieron ado ido ando iendo ió ar er ir as abas adas idas ías "
    U"aras ieras ases ieses ís áis abais íais arais ierais aseis ieseis asteis isteis ados idos amos ábamos íamos imos "
    U"áramos iéramos iésemos ásemos";
constexpr std::u32string_view verbEndingsAfterU = U"ya ye yan yen yeron yendo yo yó yas yes yais yamos";
constexpr std::u32string_view nominalEndings = U"os a o á í ó";

void dropAccents(std::u32string& word) {
    constexpr std::u32string_view accented = U"áéíóú", plain = U"aeiou";
    for (char32_t& letter : word)
        if (const auto i = accented.find(letter); i != std::u32string_view::npos) letter = plain[i];
}

/// The pronouns at the end of "dámelo" or "viéndolos", which follow an infinitive or a gerund.
void dropPronouns(std::u32string& word, std::size_t from) {  // step 0
    const std::size_t length = longestEnding(word, from, pronouns);
    if (length == 0) return;
    std::u32string verb = word.substr(0, word.size() - length);
    const bool isGerundAfterU = verb.ends_with(U"uyendo") && longestEnding(verb, from, U"yendo") > 0;
    if (longestEnding(verb, from, infinitives) == 0 && longestEnding(verb, from, gerunds) == 0 && !isGerundAfterU)
        return;
    dropAccents(verb);
    word = std::move(verb);
}

/// The u of gu is only there because of the e or i that followed.
void dropSilentU(std::u32string& word, std::size_t from) {
    if (word.ends_with(U"gu") && word.size() > from) word.pop_back();
}

/// Endings of verbs, of which -es is also the plural of nouns: mujeres, mujer.
bool dropVerbEnding(std::u32string& word, std::size_t from) {  // step 2
    const std::size_t afterU = longestEnding(word, from, verbEndingsAfterU);
    if (afterU > 0 && afterU < word.size() && word[word.size() - afterU - 1] == U'u') {
        dropLast(word, afterU);
        return true;
    }
    const std::size_t thematic = longestEnding(word, from, thematicEndings);
    const std::size_t other = longestEnding(word, from, verbEndings);
    dropLast(word, std::max(thematic, other));
    if (thematic > other) dropSilentU(word, from), dropEnding(word, from, infinitives);
    return thematic > 0 || other > 0;
}

}  // namespace

std::u32string spanishStem(std::u32string word) {
    const std::size_t from = romanceRegion(word, vowels), nounFrom = std::min(from, shortNounRegion(word, vowels));
    dropPronouns(word, from);
    if (!dropVerbEnding(word, from) && longestEnding(word, 2, U"as es ís os") > 0 && word.size() > 3) word.pop_back();
    if (!dropEnding(word, nounFrom, nominalEndings) && dropEnding(word, nounFrom, U"e é"))
        dropSilentU(word, from);                          // step 3
    if (word.size() > 2) changeEnding(word, U"c", U"z");  // luz, luces
    dropAccents(word);
    return word;
}

}  // namespace parlour::lexicon
