// An id is the keyed BLAKE2b hash of the card's place in the deck and of the deck's name, cut to 128 bits.
// SPDX-License-Identifier: MIT
#include "server/table/picture_names.h"

#include <sodium.h>

#include <algorithm>

namespace parlour::server {
namespace {

std::string idFor(const Secret& secret, const std::string& deck, std::uint32_t card) {
    std::string place = deck;
    for (std::uint32_t shift = 0; shift < 32; shift += 8) place += static_cast<char>(card >> shift);
    std::array<std::uint8_t, 16> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const std::uint8_t*>(place.data()), place.size(),
                       secret.data(), secret.size());
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::array<char, sodium_base64_ENCODED_LEN(16, variant)> text{};
    sodium_bin2base64(text.data(), text.size(), hash.data(), hash.size(), variant);
    return text.data();
}

}  // namespace

PictureNames::PictureNames(const Secret& secret, std::string deck, int deckSize)
    : secret_(secret), deck_(std::move(deck)), deckSize_(deckSize) {}

const std::string& PictureNames::idOf(int card) const {
    const auto made = std::ranges::find(made_, card, &std::pair<int, std::string>::first);
    if (made != made_.end()) return made->second;
    return made_.emplace_back(card, idFor(secret_, deck_, static_cast<std::uint32_t>(card))).second;
}

std::optional<int> PictureNames::cardOf(std::string_view id) const {
    Id wanted{};
    if (id.size() != wanted.size()) return std::nullopt;
    std::ranges::copy(id, wanted.begin());
    if (cards_.empty()) {
        for (int card = 0; card < deckSize_; ++card) {
            auto& [made, place] = cards_.emplace_back(Id{}, card);
            std::ranges::copy(idFor(secret_, deck_, static_cast<std::uint32_t>(card)), made.begin());
        }
        std::ranges::sort(cards_);
    }
    const auto found = std::ranges::lower_bound(cards_, wanted, {}, &std::pair<Id, int>::first);
    return found == cards_.end() || found->first != wanted ? std::nullopt : std::optional(found->second);
}

}  // namespace parlour::server
