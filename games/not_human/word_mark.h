// What is kept of a word of an earlier round: a number that tells it from other words (N-A5), not its spelling.
// On the wire it is 16 hexadecimal digits, because JavaScript's numbers are too short.
// SPDX-License-Identifier: MIT
#pragma once
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace parlour::not_human {

struct WordMark {
    std::uint64_t hash = 0;
    friend constexpr bool operator==(const WordMark&, const WordMark&) = default;
};

constexpr std::size_t markDigits = 16;

inline std::string spell(const WordMark& mark) {
    std::string text(markDigits, '0');
    for (std::size_t i = 0; i < markDigits; ++i) text[i] = "0123456789abcdef"[mark.hash >> (60 - 4 * i) & 15];
    return text;
}
inline bool unspell(std::string_view text, WordMark& mark) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), mark.hash, 16);
    return error == std::errc{} && end == text.data() + text.size() && spell(mark) == text;
}
constexpr std::string_view spelling(const WordMark*) { return "^[0-9a-f]{16}$"; }

}  // namespace parlour::not_human
