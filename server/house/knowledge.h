// What one connection knows of its table, and what it is to be told next. The only place that decides it: what the
// server believes a page to know, the page was told. SPDX-License-Identifier: MIT
#pragma once
#include <bitset>

#include "server/house/decks.h"
#include "server/table/picture_names.h"
#include "server/table/table.h"

namespace parlour::server {

inline constexpr std::size_t secretStep = 512;  // S-M9: what is secret has a length in steps of so many bytes

struct Knowledge {
    Version seen = 0;
    bool wantsWhole = false;  // views come whole each time, never as changes
    /// The game that it was shown last. Another game, or another seat, is shown whole, to somebody who knows nothing of
    /// it.
    struct OfGame {
        std::int32_t number;
        std::optional<std::uint8_t> seat;
        std::bitset<1024> pictures;  // whose names it was told
    };
    std::optional<OfGame> game;
};

/// What a table calls the pictures of a deck.
inline PictureNames namesAt(const Table& table, const Decks::Pictures& pictures) {
    return {table.secret(), pictures.name, static_cast<int>(pictures.full.size())};
}

/// The pictures that a table plays with, and how they are called there.
struct NamedPictures {
    const Decks::Pictures& pictures;
    PictureNames names;
};

struct Telling {
    Update update;
    Knowledge after;          // what the connection knows when it has heard it
    std::size_t padding = 0;  // spaces that follow, so that its length tells nobody what only this seat may know (S-M9)
};

/// What somebody who knows that much is told of this news, at a table that plays with these pictures, if with any.
/// `person` is whose eyes the connection has at the table, if anybody's.
Telling tellingOf(const News& news, const Table& table, const std::optional<NamedPictures>& named,
                  const Knowledge& before, std::optional<PersonId> person, Time now);

}  // namespace parlour::server
