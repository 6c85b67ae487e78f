// Commitments, what is mixed into a game, and the numbers that come of it. SPDX-License-Identifier: MIT
#include "core/fair.h"

#include <algorithm>
#include <cassert>

#include "core/json.h"

namespace parlour::fair {

bool isLuck(std::string_view text) {
    return text.size() == 64 && std::ranges::all_of(text, [](char digit) {
               return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f');
           });
}

std::string drawLuck(Chance& chance) {
    std::string luck(64, '0');
    for (char& digit : luck) digit = "0123456789abcdef"[chance.below(16)];
    return luck;
}

std::string commitmentTo(std::string_view seed, std::string_view salt) {
    return blake2b256(std::string("parlour seed ").append(salt).append(" ").append(seed));
}

std::string mixOf(const Terms& terms) { return blake2b256("parlour mix " + wire::message(terms)); }

}  // namespace parlour::fair

namespace parlour {

FairChance::FairChance(std::string_view seed, std::string_view mix)
    : key_(blake2b256(std::string("parlour luck ").append(seed).append(" ").append(mix))) {}
FairChance::~FairChance() = default;

int FairChance::below(int n) {
    assert(n > 0);
    const auto bound = static_cast<std::uint32_t>(n);
    const std::uint32_t tooLow = -bound % bound;  // numbers below it would make some outcomes likelier
    std::uint32_t number = next();
    while (number < tooLow) number = next();
    return static_cast<int>(number % bound);
}

void FairChance::moveTo(std::int64_t position) { position_ = position; }

std::uint32_t FairChance::next() {
    if (position_ / inBlock != block_) fill();
    return numbers_[static_cast<std::size_t>(position_++ % inBlock)];
}

void FairChance::fill() {
    block_ = position_ / inBlock;
    const Blake2b512 hash = blake2b512("parlour draw " + key_ + " " + std::to_string(block_));
    for (std::size_t i = 0; i < numbers_.size(); ++i)
        numbers_[i] = static_cast<std::uint32_t>(hash[i / 2] >> (i % 2 * 32));
}

}  // namespace parlour
