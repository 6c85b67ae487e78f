// Sets of worlds as bits of machine words, for frames of several widths (frame.h).
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace parlour::turing_machine {

template <std::size_t Words>
struct Bits {
    static constexpr std::size_t most = Words * 64;

    std::array<std::uint64_t, Words> words;

    static Bits none() {
        Bits bits;
        bits.words.fill(0);
        return bits;
    }
    void add(std::size_t bit) { words[bit / 64] |= std::uint64_t{1} << bit % 64; }
    bool has(std::size_t bit) const { return (words[bit / 64] >> bit % 64 & 1) != 0; }
    bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words) any |= word;
        return any == 0;
    }
    unsigned size() const {
        unsigned sum = 0;
        for (const std::uint64_t word : words) sum += static_cast<unsigned>(std::popcount(word));
        return sum;
    }
    /// The lowest one; there must be one.
    std::size_t first() const {
        std::size_t at = 0;
        while (words[at] == 0) ++at;
        return at * 64 + static_cast<std::size_t>(std::countr_zero(words[at]));
    }
    bool isWithin(const Bits& other) const {
        std::uint64_t outside = 0;
        for (std::size_t i = 0; i < Words; ++i) outside |= words[i] & ~other.words[i];
        return outside == 0;
    }
    Bits operator&(const Bits& other) const {
        Bits both;
        for (std::size_t i = 0; i < Words; ++i) both.words[i] = words[i] & other.words[i];
        return both;
    }
    Bits operator^(const Bits& other) const {
        Bits one;
        for (std::size_t i = 0; i < Words; ++i) one.words[i] = words[i] ^ other.words[i];
        return one;
    }
    Bits without(const Bits& other) const {
        Bits rest;
        for (std::size_t i = 0; i < Words; ++i) rest.words[i] = words[i] & ~other.words[i];
        return rest;
    }
    void unite(const Bits& other) {
        for (std::size_t i = 0; i < Words; ++i) words[i] |= other.words[i];
    }
    bool operator==(const Bits&) const = default;

    template <class Visit>
    void forEach(Visit visit) const {
        for (std::size_t i = 0; i < Words; ++i) {
            for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
                visit(i * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
            }
        }
    }
};

}  // namespace parlour::turing_machine
