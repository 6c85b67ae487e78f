// The bots of one game behind JSON: what the register (bots.cpp) asks of them. Each game has bots/<game>/entry.cpp,
// where its own become such (game_bots_of.h). SPDX-License-Identifier: MIT
#pragma once
#include "bots/bot.h"
#include "bots/pace.h"
#include "bots/remark.h"
#include "bots/report.h"
#include "core/fault.h"

namespace parlour::bots {

class GameBots {
public:
    GameBots() = default;
    virtual ~GameBots() = default;
    GameBots(const GameBots&) = delete;
    GameBots& operator=(const GameBots&) = delete;

    virtual std::unique_ptr<Bot> newBot(Persona who, const GalleryReference& gallery, Chance& chance) const = 0;
    /// Ways in which people play it without a computer, by name (bots/<game>/strangers.h); none, if nobody wrote any.
    virtual std::vector<std::string_view> strangers() const = 0;
    virtual std::unique_ptr<Bot> newStranger(std::string_view name, const GalleryReference& gallery,
                                             Chance& chance) const = 0;
    /// Whether an event ends a round of which there is something to learn.
    virtual bool endsRound(std::string_view event) const = 0;
    /// What, from a watcher's view before that event; not to be shown before the event is.
    virtual std::optional<Lesson> lesson(std::string_view view, const GalleryReference& gallery) const = 0;
    /// How long bots take now, from a watcher's view.
    virtual Pace pace(std::string_view view) const = 0;
    /// What somebody says about a public event after which a watcher's view is this one; nothing, more often than not.
    virtual MaybeRemark remark(std::string_view event, std::string_view view, const Bystander& who,
                               Chance& luck) const = 0;
    /// What somebody says to who has spoken to them.
    virtual MaybeRemark reply(Seat speaker, std::string_view view, const Bystander& who, Chance& luck) const = 0;
    virtual std::vector<Encounter> encounters(std::string_view event, std::string_view view) const = 0;
    virtual bool mayAct(std::string_view view) const = 0;
    virtual OrFault<Report> simulate(std::string_view options, const Trial& trial) const = 0;
};

/// The bots of that game. A game that has none does not link.
template <class G>
const GameBots& botsOf();

}  // namespace parlour::bots
