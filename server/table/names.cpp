// Names and lines of talk, judged by what Unicode says of their characters.
// SPDX-License-Identifier: MIT
#include "server/table/names.h"

#include "lexicon/unicode.h"
#include "lexicon/words.h"
#include "server/protocol.h"

namespace parlour::server {
namespace {

using lexicon::Kind;

constexpr int mostMarksInARow = 4;
constexpr char32_t joiner = 0x200D, emojiStyle = 0xFE0F;  // both stand inside one emoji

bool isHidden(char32_t point, Kind kind) {
    return kind == Kind::control || (kind == Kind::invisible && point != joiner && point != emojiStyle);
}

}  // namespace

std::optional<std::string> whyNotText(std::string_view text, std::size_t most) {
    const auto points = lexicon::fromUtf8(text);
    if (!points) return "it is not valid UTF-8";
    if (points->size() > most) return "it may have at most " + std::to_string(most) + " characters";
    bool visible = false;
    int marks = 0;
    for (const char32_t point : *points) {
        const Kind kind = lexicon::characterOf(point).kind;
        if (isHidden(point, kind)) return "it has a character that cannot be seen; please take it out";
        const bool isMark = kind == Kind::mark || kind == Kind::spacingMark;
        marks = isMark ? marks + 1 : 0;
        if (marks > mostMarksInARow) return "it has too many marks on one letter";
        visible = visible || (kind != Kind::space && kind != Kind::invisible && !isMark);
    }
    if (!visible) return "it needs something that can be seen";
    return {};
}

MaybeRefusal whyNotName(std::string_view name) {
    if (const auto wrong = whyNotText(name, mostNameCharacters))
        return Refusal{"S-J1", "name", "That name will not do: ", *wrong + "."};
    return {};
}

Refusal nameIsTaken() { return {"S-J1", "nameTaken", "Somebody here has that name; please choose another."}; }

std::string keyOfName(std::string_view name) {
    const auto points = lexicon::fromUtf8(name);
    if (!points) return std::string(name);
    std::u32string key = lexicon::nfc(lexicon::fold(lexicon::nfd(*points)));
    std::erase_if(key, [](char32_t point) { return lexicon::characterOf(point).kind == Kind::space; });
    return lexicon::toUtf8(key);
}

std::optional<std::string> keyOfSeedWord(std::string_view word) {
    constexpr auto anywhere = lexicon::Language::other;  // the same deck, whatever is spoken at the table
    if (lexicon::objectionTo(word, anywhere)) return {};
    auto key = lexicon::keyOf(word, anywhere);
    if (key.size() > lexicon::mostBytes) return {};
    return key;
}

std::uint32_t seedOfWord(std::string_view key) {
    const auto hash = lexicon::hashOf(key);
    return static_cast<std::uint32_t>(hash ^ (hash >> 32U));
}

}  // namespace parlour::server
