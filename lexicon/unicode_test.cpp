// unicode.h against the files of the Unicode Character Database itself: every line of them.
// What is made of it for words is tested in words_test.cpp.
// SPDX-License-Identifier: MIT
#include "lexicon/unicode.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <functional>
#include <sstream>
#include <vector>

#include "lexicon/unicode_tables.h"

namespace parlour::lexicon {
namespace {

using Fields = std::vector<std::string>;

/// Calls `row` with the trimmed fields of each line that holds data; says how many there were.
int readRows(const std::string& path, const std::function<void(const Fields&)>& row) {
    std::ifstream file(path);
    EXPECT_TRUE(file) << path;
    int rows = 0;
    for (std::string line; std::getline(file, line);) {
        std::istringstream data(line.substr(0, line.find('#')));
        Fields fields;
        for (std::string field; std::getline(data, field, ';');) {
            const auto first = field.find_first_not_of(' ');
            fields.push_back(first == std::string::npos ? ""
                                                        : field.substr(first, field.find_last_not_of(' ') - first + 1));
        }
        if (fields.size() < 2) continue;
        row(fields);
        ++rows;
    }
    return rows;
}

std::u32string points(const std::string& field) {
    std::istringstream words(field);
    std::u32string result;
    for (std::string word; words >> word;) result += static_cast<char32_t>(std::stoul(word, nullptr, 16));
    return result;
}

/// Calls `each` for the code points of a field such as "0041..005A".
void forEachPoint(const std::string& range, const std::function<void(char32_t)>& each) {
    const auto dots = range.find("..");
    const char32_t last = points(dots == std::string::npos ? range : range.substr(dots + 2))[0];
    for (char32_t point = points(range.substr(0, dots))[0]; point <= last; ++point) each(point);
}

std::u32string caseless(std::u32string_view text) { return nfc(fold(nfd(text))); }

std::string data(const std::string& file) { return std::string(UNICODE_DATA) + "/" + file; }

TEST(Unicode, is_of_the_version_that_the_readme_names) { EXPECT_EQ(tables::unicodeVersion, "15.0.0"); }

TEST(Unicode, normalises_every_line_of_the_normalization_test) {
    const int rows = readRows(NORMALIZATION_TEST, [](const Fields& fields) {
        ASSERT_GE(fields.size(), 5U);
        std::vector<std::u32string> column(5);
        for (std::size_t i = 0; i < 5; ++i) column[i] = points(fields[i]);
        for (const std::size_t i : {0U, 1U, 2U}) {
            EXPECT_EQ(nfc(column[i]), column[1]) << fields[0];
            EXPECT_EQ(nfd(column[i]), column[2]) << fields[0];
        }
        for (const std::size_t i : {3U, 4U}) {
            EXPECT_EQ(nfc(column[i]), column[3]) << fields[0];
            EXPECT_EQ(nfd(column[i]), column[4]) << fields[0];
        }
        for (const std::size_t i : {1U, 2U, 3U, 4U}) EXPECT_EQ(caseless(column[i]), caseless(column[0])) << fields[0];
    });
    EXPECT_GT(rows, 19'000);
}

TEST(Unicode, leaves_alone_every_character_that_the_normalization_test_does_not_name) {
    std::vector<bool> named(0x110000);
    readRows(NORMALIZATION_TEST, [&](const Fields& fields) {
        if (points(fields[0]).size() == 1) named[points(fields[0])[0]] = true;
    });
    for (char32_t point = 0; point < 0x110000; ++point) {
        if (named[point] || (point >= 0xD800 && point < 0xE000)) continue;
        const std::u32string text(1, point);
        ASSERT_EQ(nfc(text), text) << std::hex << static_cast<unsigned>(point);
        ASSERT_EQ(nfd(text), text) << std::hex << static_cast<unsigned>(point);
    }
}

TEST(Unicode, folds_every_line_of_the_case_folding_data) {
    const int rows = readRows(data("CaseFolding.txt"), [](const Fields& fields) {
        if (fields[1] != "C" && fields[1] != "F") return;  // S is the short form of F; T is for Turkish, in words.cpp
        EXPECT_EQ(caseless(points(fields[0])), caseless(points(fields[2]))) << fields[0];
        EXPECT_TRUE(fields[1] == "F" || caseless(points(fields[0])) != points(fields[0])) << fields[0];
    });
    EXPECT_GT(rows, 1'500);
}

TEST(Unicode, folds_as_the_property_nfkc_casefold_says_and_nothing_else) {
    std::vector<bool> named(0x110000);
    readRows(data("DerivedNormalizationProps.txt"), [&](const Fields& fields) {
        if (fields[1] != "NFKC_CF") return;
        forEachPoint(fields[0], [&](char32_t point) {
            named[point] = true;
            EXPECT_EQ(caseless({&point, 1}), points(fields[2])) << fields[0];
        });
    });
    for (char32_t point = 0; point < 0x110000; ++point) {
        if (named[point] || (point >= 0xD800 && point < 0xE000)) continue;
        ASSERT_EQ(caseless({&point, 1}), std::u32string(1, point)) << std::hex << static_cast<unsigned>(point);
    }
}

TEST(Unicode, knows_letters_marks_digits_spaces_and_what_cannot_be_seen) {
    const auto kind = [](char32_t point) { return characterOf(point).kind; };
    EXPECT_EQ(kind(U'a'), Kind::letter);
    EXPECT_EQ(kind(U'ё'), Kind::letter);
    EXPECT_EQ(kind(U'中'), Kind::letter);
    EXPECT_EQ(kind(U'\u0301'), Kind::mark);
    EXPECT_EQ(kind(U'\u093E'), Kind::spacingMark);
    EXPECT_EQ(kind(U'٣'), Kind::number);
    EXPECT_EQ(kind(U'Ⅳ'), Kind::number);
    EXPECT_EQ(kind(U'\u00A0'), Kind::space);
    EXPECT_EQ(kind(U'\n'), Kind::control);
    EXPECT_EQ(kind(U'\u200F'), Kind::invisible);
    EXPECT_EQ(kind(U'\u3164'), Kind::invisible) << "the Hangul filler is a letter that cannot be seen";
    EXPECT_EQ(kind(U'\uFDFA'), Kind::other) << "a letter that stands for a sentence with spaces";
    EXPECT_EQ(kind(U'🙂'), Kind::other);
    EXPECT_EQ(kind(U'\U000E0FFF'), Kind::invisible);
    EXPECT_EQ(kind(U'\U0010FFFF'), Kind::other);
    EXPECT_EQ(kind(static_cast<char32_t>(0x110000)), Kind::other);
}

TEST(Unicode, knows_the_script_of_every_letter) {
    std::vector<std::string> names(256);
    readRows(data("Scripts.txt"), [&](const Fields& fields) {
        forEachPoint(fields[0], [&](char32_t point) {
            const auto [kind, script] = characterOf(point);
            if (kind != Kind::letter && kind != Kind::mark && kind != Kind::spacingMark) return;
            std::string& name = names[static_cast<std::size_t>(script)];
            if (name.empty()) name = fields[1];
            EXPECT_EQ(name, fields[1]) << fields[0];
        });
    });
    const auto nameOf = [&](Script script) { return names[static_cast<std::size_t>(script)]; };
    EXPECT_EQ(nameOf(Script::common), "Common");
    EXPECT_EQ(nameOf(Script::inherited), "Inherited");
    EXPECT_EQ(nameOf(Script::latin), "Latin");
    EXPECT_EQ(nameOf(Script::hangul), "Hangul");
    EXPECT_EQ(nameOf(Script::devanagari), "Devanagari");
    EXPECT_EQ(nameOf(Script::khmer), "Khmer");
}

TEST(Utf8, is_read_and_written_for_every_character) {
    for (char32_t point = 0; point < 0x110000; ++point) {
        if (point >= 0xD800 && point < 0xE000) continue;
        const std::u32string text(1, point);
        ASSERT_EQ(fromUtf8(toUtf8(text)), text);
    }
    EXPECT_EQ(toUtf8(U"aя中🙂"), "aя中🙂");
}

TEST(Utf8, that_is_broken_is_not_read) {
    using namespace std::string_view_literals;
    for (const std::string_view text : {"\x80"sv,
                                        "\xBF"sv,
                                        "\xC0\x80"sv,
                                        "\xC1\xBF"sv,
                                        "\xC2"sv,
                                        "\xC2\x41"sv,
                                        "\xE0\x80\x80"sv,
                                        "\xE0\x9F\xBF"sv,
                                        "\xED\xA0\x80"sv,
                                        "\xED\xBF\xBF"sv,
                                        "\xE2\x82"sv,
                                        "\xE2\x28\xA1"sv,
                                        "\xF0\x80\x80\x80"sv,
                                        "\xF0\x8F\xBF\xBF"sv,
                                        "\xF4\x90\x80\x80"sv,
                                        "\xF5\x80\x80\x80"sv,
                                        "\xF0\x9F\x99"sv,
                                        "\xFE"sv,
                                        "\xFF"sv,
                                        "good\xFF"sv,
                                        "\xC3\xA9\xC3"sv})
        EXPECT_FALSE(fromUtf8(text));
    EXPECT_EQ(fromUtf8("\0"sv), std::u32string(1, U'\0'));
    EXPECT_EQ(fromUtf8(""), U"");
}

/// Any code points at all, with many from the blocks where normalisation has work to do.
rc::Gen<std::u32string> anyText() {
    const auto point =
        rc::gen::oneOf(rc::gen::inRange<std::uint32_t>(0x20, 0x250), rc::gen::inRange<std::uint32_t>(0x300, 0x530),
                       rc::gen::inRange<std::uint32_t>(0x900, 0xD80), rc::gen::inRange<std::uint32_t>(0x1100, 0x1200),
                       rc::gen::inRange<std::uint32_t>(0x1E00, 0x2000), rc::gen::inRange<std::uint32_t>(0xAC00, 0xAD00),
                       rc::gen::inRange<std::uint32_t>(0xE000, 0x110000));
    return rc::gen::map(
        rc::gen::container<std::vector<std::uint32_t>>(point),
        [](const std::vector<std::uint32_t>& text) { return std::u32string(text.begin(), text.end()); });
}

RC_GTEST_PROP(Unicode, normal_forms_are_stable, ()) {
    const std::u32string text = *anyText();
    RC_ASSERT(nfc(nfc(text)) == nfc(text));
    RC_ASSERT(nfd(nfd(text)) == nfd(text));
    RC_ASSERT(nfc(nfd(text)) == nfc(text));
    RC_ASSERT(nfd(nfc(text)) == nfd(text));
}

RC_GTEST_PROP(Unicode, folding_is_stable_and_does_not_care_about_the_normal_form, ()) {
    const std::u32string text = *anyText();
    RC_ASSERT(caseless(caseless(text)) == caseless(text));
    RC_ASSERT(caseless(nfc(text)) == caseless(nfd(text)));
}

}  // namespace
}  // namespace parlour::lexicon
