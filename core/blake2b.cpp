// BLAKE2b as RFC 7693 has it, for texts that are there as a whole. SPDX-License-Identifier: MIT
#include "core/blake2b.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace parlour {
namespace {

constexpr std::size_t blockBytes = 128;

constexpr Blake2b512 beginning{0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
                               0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

constexpr std::array<std::array<std::uint8_t, 16>, 10> orders{{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                                               {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
                                                               {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
                                                               {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
                                                               {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
                                                               {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
                                                               {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
                                                               {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
                                                               {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
                                                               {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}}};

struct Mixer {
    std::array<std::uint64_t, 16> v;

    void mix(std::size_t a, std::size_t b, std::size_t c, std::size_t d, std::uint64_t x, std::uint64_t y) {
        v[a] += v[b] + x;
        v[d] = std::rotr(v[d] ^ v[a], 32);
        v[c] += v[d];
        v[b] = std::rotr(v[b] ^ v[c], 24);
        v[a] += v[b] + y;
        v[d] = std::rotr(v[d] ^ v[a], 16);
        v[c] += v[d];
        v[b] = std::rotr(v[b] ^ v[c], 63);
    }
};

/// One block; what it lacks of 128 bytes is zeros.
void compress(Blake2b512& hash, std::string_view block, std::uint64_t bytesSoFar, bool isLast) {
    std::array<std::uint64_t, 16> words{};
    for (std::size_t i = 0; i < block.size(); ++i)
        words[i / 8] |= std::uint64_t{static_cast<std::uint8_t>(block[i])} << (i % 8 * 8);
    Mixer mixer{};
    std::ranges::copy(hash, mixer.v.begin());
    std::ranges::copy(beginning, mixer.v.begin() + 8);
    mixer.v[12] ^= bytesSoFar;
    if (isLast) mixer.v[14] = ~mixer.v[14];
    for (std::size_t round = 0; round < 12; ++round) {
        const auto& order = orders[round % orders.size()];
        const auto word = [&](std::size_t i) { return words[order[i]]; };
        for (std::size_t i = 0; i < 4; ++i) mixer.mix(i, i + 4, i + 8, i + 12, word(2 * i), word(2 * i + 1));
        for (std::size_t i = 0; i < 4; ++i)
            mixer.mix(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4, word(8 + 2 * i), word(9 + 2 * i));
    }
    for (std::size_t i = 0; i < hash.size(); ++i) hash[i] ^= mixer.v[i] ^ mixer.v[i + 8];
}

Blake2b512 hashOf(std::string_view text, std::uint64_t bytesWanted) {
    Blake2b512 hash = beginning;
    hash[0] ^= 0x01010000 ^ bytesWanted;
    std::uint64_t bytes = 0;
    while (text.size() > blockBytes) {
        bytes += blockBytes;
        compress(hash, text.substr(0, blockBytes), bytes, false);
        text.remove_prefix(blockBytes);
    }
    compress(hash, text, bytes + text.size(), true);
    return hash;
}

}  // namespace

Blake2b512 blake2b512(std::string_view text) { return hashOf(text, 64); }

std::string blake2b256(std::string_view text) {
    const Blake2b512 hash = hashOf(text, 32);
    std::string hex;
    for (std::size_t i = 0; i < 32; ++i) {
        const auto byte = static_cast<std::uint8_t>(hash[i / 8] >> (i % 8 * 8));
        hex += "0123456789abcdef"[byte / 16];
        hex += "0123456789abcdef"[byte % 16];
    }
    return hex;
}

}  // namespace parlour
