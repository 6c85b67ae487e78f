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
    std::size_t padding = 0;  // spaces that follow, so that its length tells nobody what only this seat may know (S-M9)
};

/// A table's news, as its connections are told them. Most of them hear the same, and that is written once.
class Announcement {
public:
    /// What it is written on, kept for its memory.
    struct Paper {
        std::string toAll, toAsker;
    };

    /// At a table that plays with these pictures, if with any.
    Announcement(const News& news, const Table& table, std::optional<NamedPictures> named, Time now);

    /// What somebody is told who knows that much; then they know it. `person` is whose eyes the connection has at the
    /// table, if anybody's.
    Telling tell(Knowledge& knows, std::optional<PersonId> person);
    /// The same as a message, which says which wish of theirs it is that was done. Always on the same paper, where it
    /// stays until the next.
    std::string_view message(Knowledge& knows, std::optional<PersonId> person, std::optional<CommandId> done,
                             Paper& paper);

private:
    /// All that a telling depends on besides the news: who are alike in this are told the same, to the byte.
    struct Listener {
        bool inChanges = false;                // the game comes as what has changed in it
        std::optional<std::uint8_t> eyes;      // or else as it is seen from there
        std::vector<wire::Difference> inHand;  // what has changed of what only they hold
        Version seen = 0;
        std::vector<int> pictures;  // that they have no names for yet
        bool mayTalk = true;
        bool operator==(const Listener&) const = default;
    };
    Listener listen(Knowledge& knows, std::optional<std::uint8_t> seat) const;
    std::optional<std::uint8_t> seatOf(std::optional<PersonId> person) const;
    Telling telling(const Listener& listener, std::optional<std::uint8_t> seat) const;

    const News& news_;
    const Table& table_;
    std::optional<NamedPictures> named_;
    Update toAll_;                  // what everybody is told alike
    std::optional<Listener> last_;  // who heard what was written last
};

}  // namespace parlour::server
