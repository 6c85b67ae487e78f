// A code: three digits from 1 to 5, and sets of codes as two machine words.
// What can be said about a code is in criteria.h.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlour::turing_machine {

inline constexpr int codeCount = 125;  // M-C1

/// Triangle, square and circle, always in that order (M-C1). 111 has index 0, 555 has index 124.
struct Code {
    std::uint8_t index = 0;

    static constexpr Code of(int triangle, int square, int circle) {
        return Code{static_cast<std::uint8_t>((triangle - 1) * 25 + (square - 1) * 5 + (circle - 1))};
    }
    constexpr int triangle() const { return index / 25 + 1; }
    constexpr int square() const { return index / 5 % 5 + 1; }
    constexpr int circle() const { return index % 5 + 1; }
    auto operator<=>(const Code&) const = default;
};

/// "241" for 2, 4, 1.
inline std::string toText(Code code) {
    const auto digit = [](int value) { return static_cast<char>('0' + value); };
    return {digit(code.triangle()), digit(code.square()), digit(code.circle())};
}

/// The code that a text such as "241" names, if it names one.
inline std::optional<Code> codeFrom(std::string_view text) {
    if (text.size() != 3) return std::nullopt;
    for (const char letter : text) {
        if (letter < '1' || letter > '5') return std::nullopt;
    }
    return Code::of(text[0] - '0', text[1] - '0', text[2] - '0');
}

/// A set of codes.
struct CodeSet {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    static constexpr CodeSet all() { return {~std::uint64_t{0}, (std::uint64_t{1} << (codeCount - 64)) - 1}; }
    constexpr bool empty() const { return (low | high) == 0; }
    constexpr int size() const { return std::popcount(low) + std::popcount(high); }
    constexpr bool has(Code code) const {
        return ((code.index < 64 ? low >> code.index : high >> (code.index - 64)) & 1) != 0;
    }
    constexpr bool isSingle() const {
        return low == 0 ? std::has_single_bit(high) : high == 0 && std::has_single_bit(low);
    }
    constexpr void add(Code code) { (code.index < 64 ? low : high) |= std::uint64_t{1} << (code.index % 64); }
    /// The smallest code; the set must not be empty.
    constexpr Code first() const {
        return Code{static_cast<std::uint8_t>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high))};
    }
    constexpr CodeSet operator&(CodeSet other) const { return {low & other.low, high & other.high}; }
    constexpr CodeSet operator|(CodeSet other) const { return {low | other.low, high | other.high}; }
    constexpr CodeSet operator^(CodeSet other) const { return {low ^ other.low, high ^ other.high}; }
    constexpr CodeSet without(CodeSet other) const { return {low & ~other.low, high & ~other.high}; }
    constexpr bool operator==(const CodeSet&) const = default;
};

/// Calls visit(code) for each code of the set, smallest first.
template <class Visit>
constexpr void forEachCode(CodeSet codes, Visit visit) {
    for (; !codes.empty();) {
        visit(codes.first());
        (codes.low != 0 ? codes.low &= codes.low - 1 : codes.high &= codes.high - 1);
    }
}

}  // namespace parlour::turing_machine
