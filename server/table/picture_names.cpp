// An id is the keyed BLAKE2b hash of the card's place in the deck, cut to 128 bits.
// SPDX-License-Identifier: MIT
#include "server/table/picture_names.h"

#include <sodium.h>

namespace parlour::server {
namespace {

std::string idFor(const Secret& secret, std::uint32_t card) {
    const std::array<std::uint8_t, 4> place = {static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(card >> 8U),
                                               static_cast<std::uint8_t>(card >> 16U),
                                               static_cast<std::uint8_t>(card >> 24U)};
    std::array<std::uint8_t, 16> hash{};
    crypto_generichash(hash.data(), hash.size(), place.data(), place.size(), secret.data(), secret.size());
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::array<char, sodium_base64_ENCODED_LEN(16, variant)> text{};
    sodium_bin2base64(text.data(), text.size(), hash.data(), hash.size(), variant);
    return text.data();
}

}  // namespace

PictureNames::PictureNames(const Secret& secret, int deckSize) : secret_(secret), deckSize_(deckSize) {}

std::string PictureNames::idOf(int card) const { return idFor(secret_, static_cast<std::uint32_t>(card)); }

std::optional<int> PictureNames::cardOf(std::string_view id) const {
    for (int card = 0; card < deckSize_; ++card)
        if (idOf(card) == id) return card;
    return std::nullopt;
}

}  // namespace parlour::server
