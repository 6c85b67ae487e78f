// What is a word and what is not (N-A2), which words are equal (N-A5), and which name a number (N-A4).
// Word forms are in stem_test.cpp, a million bad words in hostile_test.cpp.
// SPDX-License-Identifier: MIT
#include "lexicon/words.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <vector>

#include "lexicon/numbers.h"
#include "lexicon/unicode.h"

namespace parlour::lexicon {
namespace {

using namespace std::string_literals;
using enum Objection;

std::optional<Objection> objection(std::string_view word, Language language = Language::other) {
    return objectionTo(word, language);
}

std::string key(std::string_view word, Language language = Language::other) { return keyOf(word, language); }

std::string repeated(std::string_view part, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += part;
    return text;
}

TEST(AWord, may_be_of_any_script) {
    for (const char* word : {"cat",
                             "Кино",
                             "ёж",
                             "naïve",
                             "Straße",
                             "çağdaş",
                             "λέξη",
                             "слово",
                             "שלום",
                             "كتاب",
                             "کتاب‌ها",
                             "हिन्दी",
                             "বাংলা",
                             "தமிழ்",
                             "ශ්‍රී",
                             "ภาษาไทย",
                             "ကျွန်ုပ်",
                             "ខ្មែរ",
                             "བསྒྲུབས",
                             "中文",
                             "ひらがな",
                             "カタカナ",
                             "ラーメン",
                             "Tシャツ",
                             "卡拉OK",
                             "한국어",
                             "ქართული",
                             "հայերեն",
                             "አማርኛ",
                             "ᏣᎳᎩ",
                             "ᚠᚢᚦ",
                             "tiếng",
                             "a",
                             "я",
                             "ｃａｔ",
                             "ﬁsh"})
        EXPECT_EQ(objection(word), std::nullopt) << word;
}

TEST(AWord, may_have_inner_hyphens_and_apostrophes_of_any_keyboard) {
    for (const char* word :
         {"e-mail", "rock'n'roll", "rock’n’roll", "l'amour", "dell´arte", "м’ята", "мʼята", "hawaiʻi", "mother-in-law",
          "что‐то", "non‑stop", "кто–то", "צ׳ק", "בית־ספר", "IT-отдел", "d'Artagnan-like"})
        EXPECT_EQ(objection(word), std::nullopt) << word;
    for (const char* word : {"-cat", "cat-", "'tis", "po'", "a--b", "a-'b", "-", "'", "–", "ʼкино", "a-\u0301b"})
        EXPECT_EQ(objection(word), looseSign) << word;
}

TEST(AWord, is_not_a_phrase_a_number_or_a_picture) {
    EXPECT_EQ(objection(""), empty);
    for (const char* word : {"two words", " cat", "cat ", "a\u00A0b", "a\u3000b", "a\u2028b"})
        EXPECT_EQ(objection(word), space) << word;
    for (const char* word : {"r2d2", "7", "٣", "x²", "½", "Ⅳ", "①"}) EXPECT_EQ(objection(word), digit) << word;
    for (const char* word :
         {"cat!",    "a.b",   "#tag", "c++", "a_b", "a/b", "€",      "🙂",         "👨‍👩‍👧",
          "🇮🇹",      "❤️",     "☃",    "a·b", "a—b", "ﷺ",   "\uE000", "\U000F0000", "\uFFFD",
          "a\u20DD", "\u0378"})
        EXPECT_EQ(objection(word), symbol) << word;
}

TEST(AWord, has_no_control_and_no_invisible_characters) {
    for (const char* word : {"a\tb", "cat\n", "\x1B[31m", "\x7F", "a\u0085", "\uFFF9a"})
        EXPECT_EQ(objection(word), control) << word;
    EXPECT_EQ(objection("a\0b"s), control);
    for (const char* word :
         {"\u200Ecat", "\u200Fкот", "a\u202Eb", "a\u2066b", "a\u061Cb", "ca\u200Bt", "ca\u00ADt", "\uFEFFcat",
          "ca\u2060t", "ca\u034Ft", "ca\uFE0Ft", "\u3164", "\u115F", "ca\U000E0041t", "ca\u180Et"})
        EXPECT_EQ(objection(word), invisible) << word;
}

TEST(AWord, has_joiners_only_where_a_script_needs_them) {
    EXPECT_EQ(objection("می‌خواهم"), std::nullopt) << "Persian";
    EXPECT_EQ(objection("क्‍ष"), std::nullopt) << "Hindi";
    EXPECT_EQ(objection("র‍্যাব"), std::nullopt) << "Bengali";
    for (const char* word :
         {"ca\u200Ct", "ки\u200Dно", "می\u200C", "\u200Cمی", "می\u200C\u200Cخواهم", "می\u200C-خواهم", "\u200D"})
        EXPECT_EQ(objection(word), invisible) << word;
    EXPECT_EQ(key("می‌خواهم"), key("میخواهم"));
}

TEST(AWord, has_no_letters_of_two_alphabets_that_look_alike) {
    for (const char* word :
         {"кинo", "cаt", "Αthens", "раssword", "оκο", "кин𝗈", "ｃａт", "ιt", "שaלום", "中я", "がa한"})
        EXPECT_EQ(objection(word), mixedScripts) << word;
}

TEST(AWord, is_short) {
    EXPECT_EQ(objection(repeated("a", 30)), std::nullopt);
    EXPECT_EQ(objection(repeated("a", 31)), tooLong);
    EXPECT_EQ(objection(repeated("ы", 30)), std::nullopt);
    EXPECT_EQ(objection(repeated("ы", 31)), tooLong);
    EXPECT_EQ(objection(repeated("中", 21)), std::nullopt);
    EXPECT_EQ(objection(repeated("中", 22)), tooLong);
    EXPECT_EQ(objection(repeated("\xFF", 1'000'000)), tooLong);
}

TEST(AWord, is_utf8) {
    for (const char* word : {"\xFF", "caf\xE9", "\xC0\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "ки\xD0"})
        EXPECT_EQ(objection(word), notUtf8) << word;
}

TEST(AWord, has_marks_on_its_letters_but_not_towers_of_them) {
    EXPECT_EQ(objection("\u0301a"), looseMark);
    EXPECT_EQ(objection("\u093Eक"), looseMark);
    EXPECT_EQ(objection("a\u0301\u0302\u0303\u0304"), std::nullopt);
    EXPECT_EQ(objection("a\u0301\u0302\u0303\u0304\u0306"), tooManyMarks);
    EXPECT_EQ(objection("ế\u0303\u0304\u0306"), tooManyMarks) << "two of the marks are inside the letter";
    EXPECT_EQ(objection("a\u0301\u0301"), tooManyMarks);
    EXPECT_EQ(objection("ё\u0308"), tooManyMarks) << "also marks that keys do not have";
    EXPECT_EQ(objection(repeated("\u0301", 10'000).insert(0, 1, 'a')), tooLong);
}

TEST(AnObjection, names_its_rule_and_says_something_of_its_own) {
    std::set<std::string_view> reasons;
    for (int i = 0; i <= static_cast<int>(numberWord); ++i) {
        const auto it = static_cast<Objection>(i);
        EXPECT_GE(std::string_view(reasonOf(it)).size(), 10U);
        EXPECT_TRUE(reasons.insert(reasonOf(it)).second) << std::string_view(reasonOf(it));
    }
}

struct Pair {
    const char *one, *other;
};

TEST(Keys, are_equal_whatever_the_keyboard) {
    for (const auto& [one, other] : std::initializer_list<Pair>{{"Кино", "кино"},
                                                                {"КИНО", "кино"},
                                                                {"ёлка", "елка"},
                                                                {"Ёлка", "ЕЛКА"},
                                                                {"е\u0308лка", "елка"},
                                                                {"Straße", "STRASSE"},
                                                                {"STRAẞE", "strasse"},
                                                                {"café", "CAFE\u0301"},
                                                                {"й", "и\u0306"},
                                                                {"Å", "\u212B"},
                                                                {"ｃａｔ", "cat"},
                                                                {"ﬁsh", "FISH"},
                                                                {"ΣΊΣΥΦΟΣ", "σίσυφος"},
                                                                {"ﾗｰﾒﾝ", "ラーメン"},
                                                                {"한", "\u1112\u1161\u11AB"},
                                                                {"İstanbul", "istanbul"},
                                                                {"rock'n'roll", "Rock’n’Roll"},
                                                                {"м'ята", "мʼята"},
                                                                {"e-mail", "E‑MAIL"},
                                                                {"e-mail", "e–mail"},
                                                                {"كـتاب", "كتاب"},
                                                                {"كت\u064D\u0640\u064Cاب", "كت\u064D\u064Cاب"},
                                                                {"ẛ̣", "ṩ"}})
        EXPECT_EQ(key(one), key(other)) << one << " and " << other;
}

TEST(Keys, differ_for_different_words) {
    for (const auto& [one, other] : std::initializer_list<Pair>{{"кот", "код"},
                                                                {"año", "ano"},
                                                                {"резюме", "резюмэ"},
                                                                {"е", "э"},
                                                                {"и", "й"},
                                                                {"email", "e-mail"},
                                                                {"well", "we'll"},
                                                                {"cats", "cat"},
                                                                {"сор", "cop"},
                                                                {"ı", "i"},
                                                                {"ї", "і"},
                                                                {"за́мок", "замок"}})
        EXPECT_NE(key(one), key(other)) << one << " and " << other;
}

TEST(Keys, know_the_two_letters_i_of_a_turkish_room) {
    const auto turkish = [](std::string_view word) { return key(word, Language::tr); };
    EXPECT_EQ(turkish("IŞIK"), turkish("ışık"));
    EXPECT_EQ(turkish("İZMİR"), turkish("izmir"));
    EXPECT_EQ(turkish("I\u0307ZMI\u0307R"), turkish("izmir"));
    EXPECT_NE(turkish("SIK"), turkish("sik"));
    EXPECT_EQ(key("SIK"), key("sik"));
    EXPECT_NE(key("ışık"), key("ISIK"));
}

TEST(Keys, do_not_hear_the_stress_mark_in_a_russian_room) {
    EXPECT_EQ(key("за́мок", Language::ru), key("замо́к", Language::ru));
    EXPECT_NE(key("ќ", Language::ru), key("к", Language::ru)) << "a letter of its own";
}

TEST(Keys, have_hashes_that_never_change) {
    EXPECT_EQ(hashOf(""), 0xcbf29ce484222325U);
    EXPECT_EQ(hashOf("a"), 0xaf63dc4c8601ec8cU);
    EXPECT_EQ(hashOf("foobar"), 0x85944171f73967e8U);
    EXPECT_EQ(hashOf(key("Кино")), 6549458931158836954U);
    EXPECT_EQ(hashOf(key("Straße")), 2708255948388058996U);
}

/// Words as bad players type them: any bytes, and any characters of a few alphabets with marks.
rc::Gen<std::string> anyWord() {
    const auto point =
        rc::gen::weightedOneOf<char32_t>({{3, rc::gen::cast<char32_t>(rc::gen::inRange(0x41, 0x5B))},
                                          {3, rc::gen::cast<char32_t>(rc::gen::inRange(0xC0, 0x250))},
                                          {3, rc::gen::cast<char32_t>(rc::gen::inRange(0x370, 0x530))},
                                          {2, rc::gen::cast<char32_t>(rc::gen::inRange(0x300, 0x370))},
                                          {1, rc::gen::cast<char32_t>(rc::gen::inRange(0x2000, 0x2100))},
                                          {1, rc::gen::cast<char32_t>(rc::gen::inRange(0xE000, 0x20000))}});
    const auto text =
        rc::gen::map(rc::gen::container<std::u32string>(point), [](const std::u32string& it) { return toUtf8(it); });
    return rc::gen::oneOf(text, rc::gen::arbitrary<std::string>());
}

rc::Gen<Language> anyLanguage() { return rc::gen::cast<Language>(rc::gen::inRange(0, 6)); }

RC_GTEST_PROP(Keys, of_keys_are_keys, ()) {
    const std::string word = *anyWord();
    const Language language = *anyLanguage();
    RC_ASSERT(keyOf(keyOf(word, language), language) == keyOf(word, language));
}

RC_GTEST_PROP(Keys, do_not_depend_on_the_normal_form, ()) {
    const std::string word = *anyWord();
    const Language language = *anyLanguage();
    const std::u32string points = fromUtf8(word).value_or(U"");
    RC_ASSERT(keyOf(toUtf8(nfc(points)), language) == keyOf(toUtf8(nfd(points)), language));
}

TEST(NumberWords, from_one_to_nine_are_refused_in_their_language) {
    const std::vector<std::pair<Language, std::vector<const char*>>> rooms = {
        {Language::en,
         {"one",   "Two",    "THREE", "four",  "five",    "six",    "seven", "eight", "nine",    "first", "second",
          "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "sixes", "firstly", "ｏｎｅ"}},
        {Language::es, {"uno",     "una",   "un",      "dos",     "tres",    "cuatro",  "cinco",  "seis",    "siete",
                        "ocho",    "nueve", "primero", "primer",  "primera", "segundo", "tercer", "tercera", "cuarta",
                        "quintos", "sexto", "séptimo", "septima", "SÉPTIMO", "octavas", "noveno"}},
        {Language::it,
         {"uno",   "una",   "un",      "due",   "tre",    "quattro", "cinque", "sei",     "sette",  "otto", "nove",
          "primo", "prima", "seconda", "terzi", "quarte", "quinto",  "sesto",  "settimo", "ottavo", "nono"}},
        {Language::ru,
         {"один",    "одна",   "одно",    "одни",     "одного",  "одной",    "одному",    "одну",      "одним",
          "одном",   "одних",  "одними",  "два",      "две",     "двух",     "двум",      "двумя",     "три",
          "трёх",    "трех",   "трём",    "тремя",    "четыре",  "четырёх",  "четырьмя",  "пять",      "пяти",
          "пятью",   "шесть",  "семь",    "восемь",   "восьми",  "восемью",  "девять",    "первый",    "первая",
          "первое",  "первые", "первого", "первой",   "первому", "первую",   "первым",    "первом",    "первых",
          "первыми", "второй", "вторая",  "третий",   "третья",  "третьего", "четвёртый", "четвертая", "ЧЕТВЁРТОГО",
          "пятый",   "шестой", "седьмая", "восьмому", "девятых", "двое",     "троих",     "четверо",   "семерым"}}};
    for (const auto& [language, words] : rooms)
        for (const char* word : words) {
            EXPECT_EQ(objection(word, language), numberWord) << word;
            EXPECT_EQ(objection(word, Language::other), std::nullopt) << word;
        }
    EXPECT_EQ(objection("due", Language::en), std::nullopt) << "only the language of the room counts";
}

TEST(NumberWords, are_not_their_neighbours) {
    for (const auto& [word, language] :
         std::initializer_list<std::pair<const char*, Language>>{{"ten", Language::en},
                                                                 {"once", Language::en},
                                                                 {"ones-self", Language::en},
                                                                 {"none", Language::en},
                                                                 {"unido", Language::es},
                                                                 {"primero-", Language::other},
                                                                 {"diez", Language::es},
                                                                 {"prime", Language::en},
                                                                 {"dieci", Language::it},
                                                                 {"nonna", Language::it},
                                                                 {"десять", Language::ru},
                                                                 {"семья", Language::ru},
                                                                 {"пятка", Language::ru},
                                                                 {"трава", Language::ru},
                                                                 {"четверг", Language::ru},
                                                                 {"двор", Language::ru},
                                                                 {"вторник", Language::ru}})
        EXPECT_FALSE(isNumberWord(keyOf(word, language), language)) << word;
}

}  // namespace
}  // namespace parlour::lexicon
