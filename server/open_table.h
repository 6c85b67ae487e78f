// A table in memory, and its visitors: what the house (house.h) knows about it that is not written down.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <list>

#include "server/house.h"

namespace parlour::server {

/// One connection to a table.
struct House::Visitor {
    Line* line = nullptr;
    TableReference open;  // empty once it has left
    std::optional<TokenHash> token;
    std::optional<PersonId> person;  // empty: only watches
    bool saidHello = false, greeted = false, wantsWhole = false;
    Version seen = 0;
    /// What it was shown last. Another game, or another seat, is shown whole, to somebody who knows nothing of it.
    struct Shown {
        std::int32_t game;
        std::optional<std::uint8_t> seat;
        std::bitset<1024> pictures;  // whose names it was told
    };
    std::optional<Shown> shown;
    Bucket bucket;
    int strikes = 0;
};

struct House::OpenTable {
    Table table;
    bool writing = false;  // a change is on its way to the disk
    Touched touched;       // by that change
    std::list<std::function<void()>> waiting;
    std::function<void()> ifLost;  // whoever opened it is told if it cannot be written
    std::vector<std::shared_ptr<Visitor>> visitors;
    struct Away {
        PersonId person;
        Time since;
    };
    std::vector<Away> away;
    Time emptySince = 0;
    /// A bot at its seat: it looks up when it has had time, if there is something new.
    struct Sitting {
        std::unique_ptr<bots::Bot> mind;
        std::optional<Time> looksAt;
        std::int64_t saw = -1;  // Table::moves
    };
    std::vector<Sitting> sitting;  // by seat, while a game is on
    bool presenceChanged = false;
    Bucket wishes, strangers, starts;  // S-M1: what its people ask for, what others do, and games begun
    std::size_t bookBytes = 0;         // S-M3

    bool isHere(PersonId person) const {
        return std::ranges::any_of(visitors, [&](const auto& visitor) { return visitor->person == person; });
    }
    bool sitsHere(std::uint8_t seat) const {
        return std::ranges::any_of(table.guests(),
                                   [&](const Guest& guest) { return guest.seat == seat && isHere(guest.id); });
    }
    /// Whoever is not here is away from now on.
    void awayIfNotHere(PersonId person, Time now) {
        if (!isHere(person)) away.push_back({person, now});
    }
};

}  // namespace parlour::server
