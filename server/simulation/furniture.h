// What stands in a simulated house: decks and the games that are played. SPDX-License-Identifier: MIT
#pragma once
#include "games/games.h"
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

/// Options of a game: short games, and whatever makes a house do something else than usual.
inline std::string anyOptions(std::string_view game, Chance& luck) {
    const auto any = [&](std::initializer_list<const char*> words) {
        return std::string(words.begin()[luck.below(static_cast<int>(words.size()))]);
    };
    if (game == "turing")
        return R"({"mode":")" + any({"competitive", "cooperative", "gnirut"}) + R"(","edition":")" +
               any({"published", "prototype"}) + R"("})";
    if (game == "not-human")
        return R"({"rounds":2,"server":)" + any({"true", "false"}) + R"(,"strictRepeats":)" + any({"true", "false"}) +
               "}";
    if (game == "turing-machine")
        return R"({"problem":)" +
               any({R"({"printed":3})", R"({"printed":12})", R"({"verifiers":4})", R"({"mode":"nightmare"})",
                    R"({"mode":"extreme"})"}) +
               R"(,"play":")" + any({"competitive", "together"}) + R"(","machine":")" +
               any({"careless", "thorough", "perfect"}) + R"(","hints":)" + any({"true", "false"}) + "}";
    return "{}";
}

/// Whichever game there is.
inline Setup anySetup(Chance& luck) {
    const auto& games = allGames();
    Setup setup;
    setup.game = games[static_cast<std::size_t>(luck.below(static_cast<int>(games.size())))]->name();
    setup.options.json = anyOptions(setup.game, luck);
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
