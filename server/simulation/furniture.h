// What stands in a simulated house: decks and the games that are played. SPDX-License-Identifier: MIT
#pragma once
#include "server/house/decks.h"

namespace parlour::server::simulation {

/// A deck that looks like nothing much; pictures are not what is simulated.
inline Decks::Pictures plainDeck(int cards) {
    Decks::Pictures pictures;
    for (int card = 0; card < cards; ++card) {
        const std::string says = "picture " + std::to_string(card);
        pictures.says.push_back({says, says, says, says});
        for (auto* size : {&pictures.full, &pictures.table, &pictures.small})
            size->push_back(std::make_shared<decks::Bytes>(1, 0x52));
    }
    return pictures;
}

inline Setup setupFor(int which) {
    Setup setup;
    setup.game = which == 0 ? "turing" : which == 1 ? "not-human" : "turing-machine";
    if (which == 1) setup.options.json = R"({"rounds":2})";
    if (which == 2) setup.options.json = R"({"problem":{"printed":3}})";
    setup.seats = 5;
    setup.leaverSeconds = 10;
    return setup;
}

/// The decks that games begin with, and another.
inline Decks plainDecks() {
    Decks decks;
    for (const char* name : {"dreams", "reveries"}) decks.add(name, plainDeck(90));
    decks.add("tales", plainDeck(144));
    return decks;
}

}  // namespace parlour::server::simulation
