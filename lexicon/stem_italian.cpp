// Italian endings: the steps of Snowball's Italian stemmer that undo inflection (number, gender, verb endings and
// the pronouns attached to them). Derivation is left alone: mare is not marinaio.
// SPDX-License-Identifier: MIT
#include "lexicon/endings.h"
#include "lexicon/stem.h"

namespace parlour::lexicon {
namespace {

constexpr std::u32string_view vowels = U"aeiouàèìòù";

constexpr std::u32string_view pronouns =
    U"ci gli la le li lo mi ne si ti vi sene gliela gliele glieli glielo gliene mela mele meli melo mene tela tele teli "
    U"telo tene cela cele celi celo cene vela vele veli velo vene";
constexpr std::u32string_view verbEndings =
    U"ammo ando ano are arono asse assero assi assimo ata ate ati ato ava avamo avano avate avi avo emmo enda ende endi "
    U"endo erà erai eranno ere erebbe erebbero erei eremmo eremo ereste eresti erete erò erono essero ete eva evamo evano "
    U"evate evi evo Yamo iamo immo irà irai iranno ire irebbe irebbero irei iremmo iremo ireste iresti irete irò irono "
    U"isca iscano isce isci isco iscono issero ita ite iti ito iva ivamo ivano ivate ivi ivo ono uta ute uti uto ar ir";

/// Acute accents become grave; u after q, and u and i between vowels, are consonants, which capitals stand for.
void prepare(std::u32string& word) {
    constexpr std::u32string_view acute = U"áéíóú", grave = U"àèìòù";
    for (char32_t& letter : word)
        if (const auto i = acute.find(letter); i != std::u32string_view::npos) letter = grave[i];
    for (std::size_t i = 1; i < word.size(); ++i) {
        const bool isBetweenVowels =
            i + 1 < word.size() && isAmong(word[i - 1], vowels) && isAmong(word[i + 1], vowels);
        if (word[i] == U'u' && (word[i - 1] == U'q' || isBetweenVowels)) word[i] = U'U';
        if (word[i] == U'i' && isBetweenVowels) word[i] = U'Y';
    }
}

/// The pronouns at the end of "vedendolo" or "parlargli", which follow a gerund or an infinitive.
void dropPronouns(std::u32string& word, std::size_t from) {  // step 0
    const std::size_t length = longestEnding(word, from, pronouns);
    if (length == 0) return;
    std::u32string verb = word.substr(0, word.size() - length);
    if (longestEnding(verb, from, U"ar er ir") > 0)
        verb += U'e';
    else if (longestEnding(verb, from, U"ando endo") == 0)
        return;
    word = std::move(verb);
}

}  // namespace

std::u32string italianStem(std::u32string word) {
    prepare(word);
    const std::size_t from = romanceRegion(word, vowels), nounFrom = std::min(from, shortNounRegion(word, vowels));
    dropPronouns(word, from);
    dropEnding(word, from, verbEndings);                                                   // step 2
    if (dropEnding(word, nounFrom, U"a e i o à è ì ò")) dropEnding(word, nounFrom, U"i");  // step 3a
    if (word.ends_with(U"ch") || word.ends_with(U"gh")) word.pop_back();                   // step 3b
    std::ranges::replace(word, U'U', U'u');
    std::ranges::replace(word, U'Y', U'i');
    return word;
}

}  // namespace parlour::lexicon
