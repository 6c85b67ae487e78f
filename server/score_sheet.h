// The score sheet of a table (S-G8), as everybody there hears of it: who played, and game by game what came of it.
// Part of protocol.h. SPDX-License-Identifier: MIT
#pragma once
#include "core/game.h"

namespace parlour::server {

inline constexpr std::size_t mostSheetGames = 24;

struct SheetPlayer {
    std::optional<std::int32_t> person;  // as the table numbers them; null: a bot
    std::string name;
};
struct SheetGame {
    std::int32_t number;  // under which it is replayed
    std::string game;
    std::int64_t at;                    // when it ended, milliseconds since 1970
    std::vector<std::uint8_t> players;  // by seat: their places among the players of the sheet
    std::vector<int> scores;            // by seat
    std::vector<Seat> winners;
};
struct Sheet {
    std::vector<SheetPlayer> players;
    std::vector<SheetGame> games;
};
WIRE(SheetPlayer, person, name)
WIRE(SheetGame, number, game, at, players, scores, winners)
WIRE(Sheet, players, games)

}  // namespace parlour::server
