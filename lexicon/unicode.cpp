// Reads the tables of unicode_tables.h: the algorithms of the Unicode Standard, chapter 3 (D68, D76, D84-D117,
// section 3.12), that unicode.h promises.
// SPDX-License-Identifier: MIT
#include "lexicon/unicode.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "lexicon/unicode_tables.h"

namespace parlour::lexicon {
namespace {

// Hangul syllables are arithmetic, not data (section 3.12 of the standard).
constexpr char32_t syllableBase = 0xAC00, leadBase = 0x1100, vowelBase = 0x1161, tailBase = 0x11A7;
constexpr char32_t leads = 19, vowels = 21, tails = 28;

constexpr char32_t lastPoint = 0x10FFFF, firstComposingStarter = 0x9BE;

/// The value of the run that holds a code point: runs are first code point << bits | value.
std::uint32_t valueAt(std::span<const std::uint32_t> runs, int bits, char32_t point) {
    const auto after = std::ranges::upper_bound(runs, point, {}, [bits](std::uint32_t run) { return run >> bits; });
    return *(after - 1) & ((1U << bits) - 1);
}

constexpr char32_t firstMark = 0x300;  // every character before it is a starter

int combiningClass(char32_t point) {
    if (point < firstMark) return 0;
    const Kind kind = characterOf(point).kind;
    if (kind != Kind::mark && kind != Kind::spacingMark) return 0;
    return static_cast<int>(valueAt(tables::combiningClasses, 8, point));
}

std::u16string_view unitsOf(const tables::Mapping& mapping, std::size_t entry) {
    const std::size_t from = mapping.offsets[entry];
    return {mapping.units.data() + from, mapping.offsets[entry + 1] - from};
}

/// What a code point becomes, in UTF-16, or nothing if it stays.
std::u16string_view lookUp(const tables::Mapping& mapping, char32_t point) {
    const auto after = std::ranges::upper_bound(mapping.starts, point);
    if (after == mapping.starts.begin()) return {};
    const auto run = static_cast<std::size_t>(after - mapping.starts.begin()) - 1;
    const std::size_t entry = mapping.firstEntries[run] + (point - mapping.starts[run]);
    if (entry >= mapping.firstEntries[run + 1]) return {};
    return unitsOf(mapping, entry);
}

/// Takes the first code point off UTF-16 text.
char32_t takePoint(std::u16string_view& units) {
    const char32_t high = units[0];
    const bool isPair = high >= 0xD800 && high < 0xDC00;
    const char32_t point = isPair ? 0x10000 + ((high - 0xD800) << 10) + (units[1] - 0xDC00U) : high;
    units.remove_prefix(isPair ? 2 : 1);
    return point;
}

void appendDecomposed(std::u32string& out, char32_t point) {
    constexpr char32_t firstDecomposable = U'À';
    if (const char32_t index = point - syllableBase; index < leads * vowels * tails) {
        out += {leadBase + index / (vowels * tails), vowelBase + index % (vowels * tails) / tails};
        if (index % tails != 0) out += {tailBase + index % tails};
        return;
    }
    std::u16string_view units;
    if (point >= firstDecomposable) units = lookUp(tables::decompositions, point);
    if (units.empty()) out += point;
    while (!units.empty()) appendDecomposed(out, takePoint(units));  // at most three deep
}

using Points = std::u32string::iterator;

/// Sorts marks by class; marks of one class keep their order, so each is sorted as class, place and mark in one number.
void sortMarks(Points first, Points last) {
    std::vector<std::uint64_t> marks;
    for (auto mark = first; mark != last; ++mark)
        marks.push_back(static_cast<std::uint64_t>(combiningClass(*mark)) << 56 |
                        static_cast<std::uint64_t>(mark - first) << 21 | *mark);
    std::ranges::sort(marks);
    std::ranges::transform(marks, first, [](std::uint64_t mark) { return static_cast<char32_t>(mark & 0x1FFFFF); });
}

/// Puts the marks after each letter into the order of their classes.
void orderMarks(std::u32string& points) {
    const auto isStarter = [](char32_t point) { return combiningClass(point) == 0; };
    for (auto first = points.begin(); first != points.end();) {
        first = std::find_if_not(first, points.end(), isStarter);
        const auto last = std::find_if(first, points.end(), isStarter);
        if (!std::ranges::is_sorted(first, last, {}, combiningClass)) sortMarks(first, last);
        first = last;
    }
}

std::pair<char32_t, char32_t> partsOf(std::size_t entry) {
    std::u16string_view units = unitsOf(tables::decompositions, entry);
    const char32_t first = takePoint(units);
    return {first, takePoint(units)};
}

/// The code point whose canonical decomposition is the two, or 0.
char32_t composedOf(char32_t first, char32_t second) {
    if (first - leadBase < leads && second - vowelBase < vowels)
        return syllableBase + ((first - leadBase) * vowels + (second - vowelBase)) * tails;
    const bool hasNoTail = first - syllableBase < leads * vowels * tails && (first - syllableBase) % tails == 0;
    if (hasNoTail && second - tailBase - 1 < tails - 1) return first + (second - tailBase);
    const std::pair parts{first, second};
    const auto found = std::ranges::lower_bound(tables::compositions, parts, {}, partsOf);
    if (found == tables::compositions.end() || partsOf(*found) != parts) return 0;
    const tables::Mapping& mapping = tables::decompositions;
    const auto after = std::ranges::upper_bound(mapping.firstEntries, *found);
    const auto run = static_cast<std::size_t>(after - mapping.firstEntries.begin()) - 1;
    return mapping.starts[run] + (*found - mapping.firstEntries[run]);
}

/// How many bytes the character at the front takes, or 0 if it is no UTF-8; the character is put into `point`.
std::size_t takeUtf8(std::string_view text, char32_t& point) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    point = first;
    if (first < 0x80) return 1;
    const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length == 0 || text.size() < length) return 0;
    point = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return 0;
        point = point << 6 | (byte(i) & 0x3FU);
    }
    const char32_t least = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000;
    const bool isSurrogate = point >= 0xD800 && point < 0xE000;
    return point < least || point > lastPoint || isSurrogate ? 0 : length;
}

}  // namespace

Character characterOf(char32_t point) {
    if (point > lastPoint) return {Kind::other, Script::common};
    const std::uint32_t value = point < tables::firstCharacters.size() ? tables::firstCharacters[point]
                                                                       : valueAt(tables::characters, 11, point);
    return {static_cast<Kind>(value >> 8), static_cast<Script>(value & 0xFF)};
}

std::optional<std::u32string> fromUtf8(std::string_view text) {
    std::u32string points;
    points.reserve(text.size());
    while (!text.empty()) {
        char32_t point = 0;
        const std::size_t length = takeUtf8(text, point);
        if (length == 0) return std::nullopt;
        points += point;
        text.remove_prefix(length);
    }
    return points;
}

std::string toUtf8(std::u32string_view points) {
    std::string text;
    text.reserve(points.size() * 2);
    const auto put = [&](char32_t byte) { text += static_cast<char>(byte); };
    for (const char32_t point : points) {
        if (point < 0x80) {
            put(point);
            continue;
        }
        if (point < 0x800) {
            put(0xC0 | point >> 6);
        } else if (point < 0x10000) {
            put(0xE0 | point >> 12);
            put(0x80 | (point >> 6 & 0x3F));
        } else {
            put(0xF0 | point >> 18);
            put(0x80 | (point >> 12 & 0x3F));
            put(0x80 | (point >> 6 & 0x3F));
        }
        put(0x80 | (point & 0x3F));
    }
    return text;
}

std::u32string nfd(std::u32string_view points) {
    std::u32string out;
    out.reserve(points.size() * 2);
    for (const char32_t point : points) appendDecomposed(out, point);
    orderMarks(out);
    return out;
}

std::u32string nfc(std::u32string_view points) { return composed(nfd(points)); }

std::u32string composed(std::u32string points) {
    std::size_t size = 0, starter = 0;
    bool hasStarter = false;
    int previousClass = 0;
    for (const char32_t point : points) {
        const int itsClass = combiningClass(point);
        const bool isReachable =
            hasStarter && (starter + 1 == size || (previousClass != 0 && previousClass < itsClass));
        const bool isSecondPart = itsClass != 0 || point >= firstComposingStarter;
        const char32_t whole = isReachable && isSecondPart ? composedOf(points[starter], point) : 0;
        if (whole != 0) {
            points[starter] = whole;
            continue;
        }
        if (itsClass == 0) starter = size, hasStarter = true;
        previousClass = itsClass;
        points[size++] = point;
    }
    points.resize(size);
    return points;
}

std::u32string fold(std::u32string_view decomposed) {
    std::u32string out;
    out.reserve(decomposed.size());
    for (const char32_t point : decomposed) {
        if (std::u16string_view units = lookUp(tables::foldings, point); !units.empty()) {
            while (!units.empty()) out += takePoint(units);
        } else if (characterOf(point).kind != Kind::invisible) {
            out += point;
        }
    }
    return out;
}

}  // namespace parlour::lexicon
