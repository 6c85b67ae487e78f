// Checks words; what is promised is in words.h, why it is done so in README.md. Keys are made in keys.cpp.
// SPDX-License-Identifier: MIT
#include "lexicon/words.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>

#include "lexicon/endings.h"
#include "lexicon/numbers.h"
#include "lexicon/unicode.h"

namespace parlour::lexicon {
namespace {

constexpr std::u32string_view joiners = U"\u200C\u200D";

std::optional<Objection> objectionToKind(Kind kind) {
    switch (kind) {
        case Kind::letter:
        case Kind::mark:
        case Kind::spacingMark:
            return std::nullopt;
        case Kind::number:
            return Objection::digit;
        case Kind::space:
            return Objection::space;
        case Kind::control:
            return Objection::control;
        case Kind::invisible:
            return Objection::invisible;
        case Kind::other:
            break;
    }
    return Objection::symbol;
}

constexpr bool isSign(char32_t point) { return point == U'\'' || point == U'-'; }

constexpr bool needsJoiners(Script script) {
    return script == Script::arabic || script == Script::syriac || script == Script::mongolian ||
           (script >= Script::devanagari && script <= Script::khmer);
}

constexpr bool isPart(Kind kind) { return kind == Kind::letter || kind == Kind::mark || kind == Kind::spacingMark; }

/// Each character as it was typed: its kind, and whether it may stand where it stands.
std::optional<Objection> objectionToOrder(std::u32string_view points) {
    const auto kindAt = [&](std::size_t i) { return i < points.size() ? characterOf(points[i]).kind : Kind::other; };
    Kind previous = Kind::other;
    Script script = Script::common;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const bool isJoiner =
            isAmong(points[i], joiners) && isPart(previous) && needsJoiners(script) && isPart(kindAt(i + 1));
        if (isSign(plainSign(points[i]))) {
            if (!isPart(previous) || kindAt(i + 1) != Kind::letter) return Objection::looseSign;
            previous = Kind::other;
        } else if (isJoiner) {
            previous = Kind::invisible;
        } else {
            const auto [kind, itsScript] = characterOf(points[i]);
            if (const auto objection = objectionToKind(kind)) return objection;
            if (kind != Kind::letter && previous == Kind::other) return Objection::looseMark;
            if (itsScript != Script::inherited) script = itsScript;
            previous = kind;
        }
    }
    return std::nullopt;
}

bool hasTooManyMarks(std::u32string_view decomposed) {
    std::size_t marks = 0;
    char32_t previous = 0;
    for (const char32_t point : decomposed) {
        marks = characterOf(point).kind == Kind::mark ? marks + 1 : 0;
        if (marks > mostMarks || (marks > 1 && point == previous)) return true;
        previous = point;
    }
    return false;
}

constexpr std::uint32_t latin = 1, han = 2, kana = 4, bopomofo = 8, hangul = 16, another = 32;

constexpr std::uint32_t setOf(Script script) {
    switch (script) {
        case Script::common:
        case Script::inherited:
            return 0;
        case Script::latin:
            return latin;
        case Script::han:
            return han;
        case Script::hiragana:
        case Script::katakana:
            return kana;
        case Script::bopomofo:
            return bopomofo;
        case Script::hangul:
            return hangul;
        default:
            return another;
    }
}

/// Whether all letters are of one script, or of scripts that are written together in East Asia: the level that
/// Unicode calls highly restrictive (UTS #39).
bool isOfOneScript(std::u32string_view part) {
    std::uint32_t seen = 0;
    Script other = Script::common;
    for (const char32_t point : part) {
        const Script script = characterOf(point).script;
        const std::uint32_t set = setOf(script);
        if (set == another && (seen & another) != 0 && script != other) return false;
        if (set == another) other = script;
        seen |= set;
    }
    constexpr std::array together = {latin | han | kana, latin | han | bopomofo, latin | han | hangul, another};
    return std::ranges::any_of(together, [seen](std::uint32_t sets) { return (seen & ~sets) == 0; });
}

/// Each part of a word with hyphens is looked at by itself: "IT-отдел" is honest, "кинo" with a Latin o is not.
bool mixesScripts(std::u32string_view letters) {
    while (true) {
        const auto hyphen = letters.find(U'-');
        if (!isOfOneScript(letters.substr(0, hyphen))) return true;
        if (hyphen == std::u32string_view::npos) return false;
        letters.remove_prefix(hyphen + 1);
    }
}

std::optional<Objection> objectionToAscii(std::string_view word) {
    for (std::size_t i = 0; i < word.size(); ++i) {
        const bool isInner = i > 0 && i + 1 < word.size() && isAsciiLetter(word[i - 1]) && isAsciiLetter(word[i + 1]);
        if (isAsciiSign(word[i]) && !isInner) return Objection::looseSign;
    }
    const auto count = static_cast<std::size_t>(std::ranges::count_if(word, isAsciiLetter));
    return count > mostLetters ? std::optional(Objection::tooLong) : std::nullopt;
}

/// The word's key, or what is wrong with it.
std::variant<std::string, Objection> keyOrObjection(std::string_view word, Language language) {
    auto points = fromUtf8(word);
    if (!points) return Objection::notUtf8;
    if (const auto objection = objectionToOrder(*points)) return *objection;
    if (hasTooManyMarks(nfd(*points))) return Objection::tooManyMarks;
    const std::u32string letters = composed(comparedLetters(std::move(*points), language));
    if (mixesScripts(letters)) return Objection::mixedScripts;
    const auto isLetter = [](char32_t point) { return characterOf(point).kind == Kind::letter; };
    const auto count = static_cast<std::size_t>(std::ranges::count_if(letters, isLetter));
    if (count == 0) return Objection::symbol;  // an Arabic stretch alone
    if (count > mostLetters) return Objection::tooLong;
    return toUtf8(letters);
}

}  // namespace

std::optional<Objection> objectionTo(std::string_view word, Language language) {
    if (word.empty()) return Objection::empty;
    if (word.size() > mostBytes) return Objection::tooLong;
    std::string key;
    if (isAsciiWord(word)) {
        if (const auto objection = objectionToAscii(word)) return objection;
        key = keyOf(word, language);
    } else {
        auto result = keyOrObjection(word, language);
        if (const auto* objection = std::get_if<Objection>(&result)) return *objection;
        key = std::get<std::string>(std::move(result));
    }
    return isNumberWord(key, language) ? std::optional(Objection::numberWord) : std::nullopt;
}

namespace {

struct Words {
    Literal name, reason;
};
constexpr std::array<Words, static_cast<std::size_t>(Objection::numberWord) + 1> objections = {{
    {"empty", "say one word"},
    {"tooLong", "the word is too long: 30 letters and 63 bytes are the most"},
    {"notUtf8", "the word is damaged (it is not UTF-8): type it again"},
    {"space", "one word only: no spaces"},
    {"digit", "letters only: no digits"},
    {"control", "the word holds a control character: type it by hand"},
    {"invisible", "the word holds an invisible character: type it by hand instead of pasting it"},
    {"symbol", "letters only: no emoji, no symbols, no punctuation but inner hyphens and apostrophes"},
    {"looseSign", "a hyphen or apostrophe must stand between two letters"},
    {"looseMark", "an accent must follow a letter"},
    {"tooManyMarks", "there are too many accents on one letter"},
    {"mixedScripts",
     "the word mixes letters of different alphabets that may look alike: type it with one keyboard layout"},
    {"numberWord", "words for the numbers one to nine are not allowed: say something about the picture"},
}};

}  // namespace

Literal nameOf(Objection objection) { return objections[static_cast<std::size_t>(objection)].name; }
Literal reasonOf(Objection objection) { return objections[static_cast<std::size_t>(objection)].reason; }

}  // namespace parlour::lexicon
