// A million words that no honest player types: each is refused with a reason. How soon is in bench/words_bench.cpp.
// What honest words are is in words_test.cpp; words_fuzzer.cpp looks for worse ones.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "lexicon/unicode.h"
#include "lexicon/words.h"

namespace parlour::lexicon {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int count = 50'000;  // the sanitizers make each word twenty times as dear
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr int count = 50'000;
#else
constexpr int count = 1'000'000;
#endif
#else
constexpr int count = 1'000'000;
#endif

/// Makes honest words and spoils each in one of many ways.
class Enemy {
public:
    explicit Enemy(unsigned seed) : luck_(seed) {}

    std::string word() {
        switch (below(8)) {
            case 0:
                return spoiled(oneOf({U'\0', U'\a', U'\b', U'\t', U'\n', U'\r', U'\x1B', U'\x7F', U'\x85', U'\uFFF9'}));
            case 1:
                return spoiled(oneOf({U'\u200E', U'\u200F', U'\u061C', U'\u202A', U'\u202E', U'\u2066', U'\u2069',
                                      U'\u200B', U'\uFEFF', U'\u00AD', U'\u2060', U'\u3164', U'\u034F', U'\uFE0F',
                                      U'\U000E0001', U'\U000E01EF'}));
            case 2:
                return letters() +
                       toUtf8(std::u32string(size(5, 10'000), oneOf({U'\u0301', U'\u0336', U'\u0489', U'\u20E3'})));
            case 3:
                return brokenUtf8();
            case 4:
                return emoji();
            case 5:
                return spoiled(oneOf({U' ', U'\u00A0', U'\u3000', U'0', U'9', U'٣', U'²', U'Ⅷ', U'!', U'_', U'€',
                                      U'\uE000', U'\U0010FFFF'}));
            case 6:
                return letters() + toUtf8(oneOf({U"о", U"а", U"κ", U"ש", U"中я", U"𝗈я"})) + letters();
            default:
                return letters() + std::string(size(60, 100'000), 'x');
        }
    }

private:
    int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(luck_); }

    /// Mostly a little more than `least`, one time in a hundred `most`.
    std::size_t size(int least, int most) {
        return static_cast<std::size_t>(below(100) == 0 ? most : least + below(20));
    }

    template <class T>
    T oneOf(std::initializer_list<T> things) {
        return *(things.begin() + below(static_cast<int>(things.size())));
    }

    std::string letters() {
        std::string text;
        for (int i = below(10); i >= 0; --i) text += static_cast<char>('a' + below(26));
        return text;
    }

    std::string spoiled(char32_t point) {
        std::string text = letters();
        return text.insert(static_cast<std::size_t>(below(static_cast<int>(text.size()) + 1)), toUtf8({&point, 1}));
    }

    std::string brokenUtf8() {
        std::string text = letters();
        for (int i = below(4); i >= 0; --i)
            text += static_cast<char>(oneOf({0x80, 0xBF, 0xC0, 0xC1, 0xE2, 0xF0, 0xF5, 0xFE, 0xFF}));
        return text + 'x';
    }

    std::string emoji() {
        std::u32string text(1, static_cast<char32_t>(0x1F300 + below(0x300)));
        for (int i = below(5); i > 0; --i) {
            text += oneOf({U'\u200D', U'\uFE0F', static_cast<char32_t>(0x1F3FB + below(5)),
                           static_cast<char32_t>(0x1F1E6 + below(26))});
            text += static_cast<char32_t>(0x1F300 + below(0x300));
        }
        return below(2) == 0 ? toUtf8(text) : letters() + toUtf8(text);
    }

    std::mt19937 luck_;
};

TEST(HostileWords, are_refused_with_a_reason) {
    Enemy enemy(4);
    std::array<int, static_cast<std::size_t>(Objection::numberWord) + 1> times{};
    for (int i = 0; i < count; ++i) {
        const std::string word = enemy.word();
        const auto objection = objectionTo(word, static_cast<Language>(i % 6));
        if (!objection) FAIL() << word;
        ASSERT_FALSE(std::string_view(reasonOf(*objection)).empty());
        ++times[static_cast<std::size_t>(*objection)];
    }
    for (const Objection expected :
         {Objection::tooLong, Objection::notUtf8, Objection::space, Objection::digit, Objection::control,
          Objection::invisible, Objection::symbol, Objection::tooManyMarks, Objection::mixedScripts})
        EXPECT_GT(times[static_cast<std::size_t>(expected)], 0) << std::string_view(reasonOf(expected));
}

TEST(HostileWords, are_not_looked_at_when_they_are_too_long) {
    for (const std::string part : {"a", "a\u0301", "\u0301", "\xFF", " ", "\U0001F469\u200D"}) {
        std::string word = "a";
        while (word.size() < 1'000'000) word += part;
        EXPECT_EQ(objectionTo(word, Language::en), Objection::tooLong) << part;
    }
}

}  // namespace
}  // namespace parlour::lexicon
