// Families of word forms that meet under strictRepeats, and neighbours that must not.
// The stemmers are in stem_*.cpp.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "lexicon/words.h"

namespace parlour::lexicon {
namespace {

std::vector<std::string> split(const char* text) {
    std::istringstream words(text);
    return {std::istream_iterator<std::string>(words), {}};
}

void expectFamilies(Language language, std::initializer_list<const char*> families) {
    for (const char* family : families)
        for (const std::string& word : split(family))
            EXPECT_TRUE(sameWord(split(family)[0], word, language))
                << word << " (" << familyOf(word, language) << ") in: " << family;
}

void expectStrangers(Language language, std::initializer_list<const char*> groups) {
    for (const char* group : groups) {
        const auto words = split(group);
        for (std::size_t i = 0; i < words.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_FALSE(sameWord(words[i], words[j], language)) << words[i] << " and " << words[j];
    }
}

TEST(WordForms, of_english_words_meet) {
    expectFamilies(Language::en, {"cat cats Cat's CATS cat’s",
                                  "box boxes",
                                  "dish dishes",
                                  "church churches",
                                  "bus buses",
                                  "lens lenses",
                                  "glass glasses",
                                  "city cities city's",
                                  "sky skies",
                                  "boy boys",
                                  "play plays played playing",
                                  "cry cries cried crying",
                                  "hope hopes hoped hoping",
                                  "hop hops hopped hopping",
                                  "make makes made making",
                                  "horse horses",
                                  "house houses housing",
                                  "run runs ran running",
                                  "swim swims swam swum swimming",
                                  "agree agrees agreed agreeing",
                                  "feed feeds fed feeding",
                                  "die dies died dying dice",
                                  "tie ties tied tying",
                                  "man men man's",
                                  "woman women",
                                  "child children",
                                  "mouse mice",
                                  "foot feet",
                                  "wolf wolves",
                                  "leaf leaves",
                                  "knife knives",
                                  "go goes went gone going",
                                  "be is was were been being",
                                  "potato potatoes",
                                  "hero heroes",
                                  "dance dances danced dancing",
                                  "size sized sizing",
                                  "bubble bubbled bubbling",
                                  "fly flies flew flown flying",
                                  "write writes wrote written writing",
                                  "evening evenings",
                                  "yes",
                                  "sing sings sang sung singing",
                                  "fix fixed fixing",
                                  "see sees seen seeing",
                                  "bed beds",
                                  "ring rings",
                                  "dress dresses",
                                  "fall falls fallen falling",
                                  "tree trees",
                                  "lie lies lied lying"});
}

TEST(WordForms, of_different_english_words_do_not_meet) {
    expectStrangers(Language::en, {"nation national native",
                                   "universe university",
                                   "hop hope",
                                   "news new",
                                   "sky ski",
                                   "star stare",
                                   "paint painter",
                                   "sing song",
                                   "bus bush",
                                   "ring rang-out",
                                   "bed bead",
                                   "red reed",
                                   "evening even",
                                   "saw see",
                                   "rose rise",
                                   "left leave",
                                   "bias bia",
                                   "cat caterpillar",
                                   "ice icy",
                                   "is his"});
}

TEST(WordForms, of_spanish_words_meet) {
    expectFamilies(
        Language::es,
        {"gato gatos gata gatas",
         "flor flores",
         "luz luces",
         "pez peces",
         "canción canciones cancion",
         "rey reyes",
         "rojo roja rojos rojas",
         "hablar hablo hablas habla hablamos habláis hablan hablé hablaste habló hablaron hablaba hablando hablado hablaré hablaría",
         "comer como comes come comemos comen comió comieron comiendo comido comería",
         "vivir vivo vives vive vivimos viven vivido viviendo",
         "llamar llamarse llamándose llamarlos",
         "pagar pago pagas pague paguen pagué",
         "árbol árboles arbol",
         "ciudad ciudades",
         "construyo construye construyendo",
         "noche noches",
         "mar mares",
         "mujer mujeres",
         "collar collares",
         "ojo ojos",
         "uva uvas",
         "isla islas",
         "pie pies",
         "tío tíos",
         "mes meses",
         "verdad verdades",
         "voz voces",
         "ala alas"});
}

TEST(WordForms, of_different_spanish_words_do_not_meet) {
    expectStrangers(Language::es, {"año ano", "casa cosa", "perro pero", "canción cantante", "mar marino", "sol sal",
                                   "luz lujo", "pie piedra", "dios día"});
}

TEST(WordForms, of_italian_words_meet) {
    expectFamilies(Language::it,
                   {"gatto gatti gatta gatte",
                    "amico amici amica amiche",
                    "lago laghi",
                    "libro libri",
                    "rosso rossa rossi rosse",
                    "città citta",
                    "parlare parlo parli parla parliamo parlano parlavo parlato parlando parlerò parlargli",
                    "perché perchè",
                    "vedere vedo vedi vede vedono vedeva vedendo vedendolo",
                    "dormire dormo dormi dorme dormono dormito dormendo",
                    "mare mari",
                    "notte notti",
                    "occhio occhi",
                    "spiaggia spiagge",
                    "finire finisco finisce finito finiscono",
                    "acqua acque",
                    "uva uve",
                    "ala ali",
                    "ape api",
                    "isola isole",
                    "banco banchi",
                    "fungo funghi",
                    "albero alberi"});
}

TEST(WordForms, of_different_italian_words_do_not_meet) {
    expectStrangers(Language::it,
                    {"mare marinaio", "sole sale", "casa cosa", "canto cantante", "notte nota", "fiore fiume"});
}

TEST(WordForms, of_russian_words_meet) {
    expectFamilies(
        Language::ru,
        {"кот кота коту котом коте коты котов котам котами котах",
         "книга книги книге книгу книгой книг книгам книгами книгах", "дом дома дому домом доме домов домами",
         "море моря морю морем морей", "красный красная красное красные красного красной красных красными",
         "синий синяя синее синего синих", "бегать бегал бегала бегали бегает бегают",
         "читать читал читала читает читают читавший", "говорить говорил говорила говорит говорят",
         "ёлка елка ёлки ёлку ёлкой", "собака собаки собаку собакой собак", "купаться купался купалась купаются",
         "ночь ночи ночью ночей", "тетрадь тетради тетрадью", "сильный сильнейший", "Кино кина", "Россия России Россию",
         "длинный длинная длинно"});
}

TEST(WordForms, of_different_russian_words_do_not_meet) {
    expectStrangers(Language::ru, {"кот код", "море мороз", "книга княгиня", "радость радио", "дом дым",
                                   "лес лиса лист", "старый старость", "вода водка"});
}

TEST(WordForms, stay_apart_in_other_languages) {
    EXPECT_FALSE(sameWord("cat", "cats", Language::other));
    EXPECT_FALSE(sameWord("kedi", "kediler", Language::tr));
    EXPECT_TRUE(sameWord("Cat", "cAT", Language::other));
}

TEST(WordForms, can_be_asked_of_any_text) {
    for (const char* text :
         {"", "a", "'s", "s", "es", "ing", "ed", "и", "ь", "y", "\xFF", "qu", "gu", "e", "iendo", "ся"})
        for (int i = 0; i < 6; ++i) EXPECT_TRUE(sameWord(text, text, static_cast<Language>(i))) << text;
}

}  // namespace
}  // namespace parlour::lexicon
