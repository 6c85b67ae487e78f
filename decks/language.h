// The four languages of Parlour, and a text in all of them.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <string>
#include <string_view>

namespace parlour::decks {

enum class Language { english, spanish, italian, russian };
inline constexpr std::array<Language, 4> languages = {Language::english, Language::spanish, Language::italian,
                                                      Language::russian};
inline constexpr std::array<std::string_view, 4> languageCodes = {"en", "es", "it", "ru"};

/// The same words in each language, in the order of Language.
struct Words {
    std::array<std::string_view, 4> in;

    std::string_view operator[](Language language) const { return in[static_cast<std::size_t>(language)]; }
};

/// The same, made at run time.
struct Text {
    std::array<std::string, 4> in;

    std::string& operator[](Language language) { return in[static_cast<std::size_t>(language)]; }
    const std::string& operator[](Language language) const { return in[static_cast<std::size_t>(language)]; }
    friend bool operator==(const Text&, const Text&) = default;
};

}  // namespace parlour::decks
