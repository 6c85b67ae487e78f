// Patterns are ours, so a malformed one is our mistake and asserts.
// SPDX-License-Identifier: MIT
#include "decks/paint/grammar.h"

#include <array>
#include <cassert>

#include "decks/paint/description.h"

namespace parlour::decks {
namespace {

std::string_view agreeing(std::string_view forms, Gender gender) {
    for (int skip = static_cast<int>(gender); skip > 0; --skip) {
        const std::size_t bar = forms.find('|');
        if (bar == std::string_view::npos) break;  // the last form stands for the rest
        forms.remove_prefix(bar + 1);
    }
    return forms.substr(0, forms.find('|'));
}

}  // namespace

std::string bareNoun(const Silhouette& silhouette, Language language) {
    const std::string_view noun = silhouette.words[language];
    constexpr std::array<std::array<std::string_view, 4>, 3> articles = {
        {{"a ", "an ", "", ""}, {"un ", "una ", "", ""}, {"un ", "una ", "uno ", "un'"}}};
    if (language == Language::russian) return std::string(noun);
    for (const std::string_view article : articles[static_cast<std::size_t>(language)])
        if (!article.empty() && noun.starts_with(article)) return std::string(noun.substr(article.size()));
    return std::string(noun);
}

std::string filled(std::string_view pattern, Language language, const std::vector<int>& cast,
                   const std::function<std::string_view(std::string_view)>& named) {
    std::string text;
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        text += pattern.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t close = pattern.find('}', open);
        assert(close != std::string_view::npos);
        const std::string_view key = pattern.substr(open + 1, close - open - 1);
        pattern.remove_prefix(close + 1);
        if (key.front() < '0' || key.front() > '9') {
            text += named(key);
            continue;
        }
        const auto role = static_cast<std::size_t>(key.front() - '0');
        const Silhouette& silhouette = silhouettes()[static_cast<std::size_t>(cast.at(role))];
        if (key.size() == 1)
            text += silhouette.words[language];
        else if (key[1] == '-')
            text += bareNoun(silhouette, language);
        else
            text += agreeing(key.substr(2), silhouette.gender(language));
    }
    return text;
}

std::string asSentence(std::string text) {
    const auto first = static_cast<unsigned char>(text[0]);
    if (first >= 'a' && first <= 'z') {
        text[0] = static_cast<char>(first - 'a' + 'A');
    } else if (first == 0xD0 || first == 0xD1) {  // Cyrillic in UTF-8: а-п are D0 B0..BF, р-я D1 80..8F, ё D1 91
        const auto second = static_cast<unsigned char>(text[1]);
        if (first == 0xD0 && second >= 0xB0) text[1] = static_cast<char>(second - 0x20);
        if (first == 0xD1 && second <= 0x8F)
            text.replace(0, 2, {static_cast<char>(0xD0), static_cast<char>(second + 0x20)});
        if (first == 0xD1 && second == 0x91) text.replace(0, 2, "Ё");
    }
    return text + ".";
}

int countWords(std::string_view sentence) {
    int words = 0;
    bool inside = false;
    bool counted = false;
    for (const char c : sentence) {
        if (c == ' ')
            inside = false;
        else if (!inside)
            inside = true, counted = false;
        const auto byte = static_cast<unsigned char>(c);
        const bool letter = (byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z';
        const bool wide = byte == 0xC3 || byte == 0xD0 || byte == 0xD1;  // accented Latin and Cyrillic, but no dash
        if (inside && !counted && (letter || wide)) ++words, counted = true;
    }
    return words;
}

}  // namespace parlour::decks
