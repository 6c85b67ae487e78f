// The bots of one game behind JSON: what the register (bots.cpp) asks of them. Each game has bots/<game>/entry.cpp,
// where its own become such (game_bots_of.h). SPDX-License-Identifier: MIT
#pragma once
#include "bots/bot.h"
#include "bots/report.h"
#include "core/fault.h"

namespace parlour::bots {

class GameBots {
public:
    GameBots() = default;
    virtual ~GameBots() = default;
    GameBots(const GameBots&) = delete;
    GameBots& operator=(const GameBots&) = delete;

    virtual std::unique_ptr<Bot> newBot(Level level, const GalleryReference& gallery, Chance& chance) const = 0;
    virtual bool mayAct(std::string_view view) const = 0;
    virtual OrFault<Report> simulate(std::string_view options, const Trial& trial) const = 0;
};

/// The bots of that game. A game that has none does not link.
template <class G>
const GameBots& botsOf();

}  // namespace parlour::bots
