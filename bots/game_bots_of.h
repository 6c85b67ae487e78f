// How a game's bots come behind JSON (game_bots.h): a player for a seat, and a simulation between players.
// Compiled once for each game, in bots/<game>/entry.cpp. SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>

#include "bots/game_bots.h"
#include "bots/play_out.h"
#include "core/json.h"
#include "core/random_play.h"

namespace parlour::bots {

template <Game G>
class BotOf final : public Bot {
public:
    explicit BotOf(std::unique_ptr<PlayerOf<G>> player) : player_(std::move(player)) {}

    std::string choose(std::string_view json, Chance& chance) override {
        typename G::View view;
        if (wire::read(json, view)) return {};
        auto command = player_->choose(view, chance);
        if (!command) return {};
        const bool isAllowed = !G::whyNot(view, *command);
        assert(isAllowed);
        if (!isAllowed)
            command = RandomPlay<G>(view.up.options).choose(view, chance);  // our mistake must stall no table
        return command ? wire::message(*command) : "";
    }

private:
    std::unique_ptr<PlayerOf<G>> player_;
};

template <Game G>
class GameBotsOf final : public GameBots {
public:
    using NewPlayer = std::unique_ptr<PlayerOf<G>> (*)(Level, const GalleryReference&, Chance&);
    using Simulate = Report (*)(const typename G::Options&, const Trial&);

    GameBotsOf(NewPlayer newPlayer, Simulate simulation) : newPlayer_(newPlayer), simulate_(simulation) {}

    std::unique_ptr<Bot> newBot(Level level, const GalleryReference& gallery, Chance& chance) const override {
        return std::make_unique<BotOf<G>>(newPlayer_(level, gallery, chance));
    }

    bool mayAct(std::string_view json) const override {
        typename G::View view;
        if (wire::read(json, view)) return false;
        return std::ranges::any_of(G::everyCommand(view.up.options),
                                   [&](const auto& command) { return !G::whyNot(view, command); });
    }

    OrFault<Report> simulate(std::string_view json, const Trial& trial) const override {
        typename G::Options options;
        if (const auto fault = wire::read(json, options))
            return std::unexpected(Fault{"in the options, " + fault->says});
        if (const auto refusal = G::whyNot(options, static_cast<int>(trial.seats.size())))
            return std::unexpected(Fault{withRule(*refusal)});
        return simulate_(options, trial);
    }

private:
    NewPlayer newPlayer_;
    Simulate simulate_;
};

}  // namespace parlour::bots
