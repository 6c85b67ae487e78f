// How a game's bots come behind JSON (game_bots.h): a player for a seat, and a simulation between players.
// Compiled once for each game, in bots/<game>/entry.cpp. SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <functional>

#include "bots/game_bots.h"
#include "bots/lesson.h"
#include "bots/play_out.h"
#include "bots/speech.h"
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

    std::optional<Motive> takeMotive() override { return player_->takeMotive(); }

private:
    std::unique_ptr<PlayerOf<G>> player_;
};

/// Somebody who plays it in a simple way.
template <Game G>
struct StrangerOf {
    std::string_view name;
    std::function<std::unique_ptr<PlayerOf<G>>(const GalleryReference&, Chance&)> arrive;
};
/// All of a kind that WORDS lists; `arrive` makes a player of one.
template <Game G, class Habit>
std::vector<StrangerOf<G>> strangersOf(std::unique_ptr<PlayerOf<G>> (*arrive)(Habit, const GalleryReference&,
                                                                              Chance&)) {
    std::vector<StrangerOf<G>> all;
    for (const auto& word : wordsOf(static_cast<const Habit*>(nullptr)))
        all.push_back({word.text, [arrive, habit = word.value](const GalleryReference& gallery, Chance& chance) {
                           return arrive(habit, gallery, chance);
                       }});
    return all;
}

/// What is to be learnt from a round that is over; nothing, if a game has no such rounds.
template <Game G>
struct TeachingOf {
    std::string_view endsRound;  // the event that does, by its name
    Lesson (*lesson)(const typename G::FaceUp&, const GalleryReference&) = nullptr;
};

/// What bots do besides playing; made of what lies face up alone.
template <Game G>
struct LifeOf {
    using FaceUp = typename G::FaceUp;
    using PublicEvent = typename G::PublicEvent;

    Pace (*pace)(const FaceUp&);
    MaybeRemark (*remark)(const PublicEvent&, const FaceUp&, const Bystander&, Chance&);
    MaybeRemark (*reply)(Seat, const FaceUp&, const Bystander&, Chance&) = nullptr;  // nothing: as in every game
    std::vector<Encounter> (*encounters)(const PublicEvent&, const FaceUp&) = nullptr;
};

template <Game G>
class GameBotsOf final : public GameBots {
public:
    using NewPlayer = std::unique_ptr<PlayerOf<G>> (*)(Persona, const GalleryReference&, Chance&);
    using Simulate = Report (*)(const typename G::Options&, const Trial&);

    GameBotsOf(NewPlayer newPlayer, Simulate simulation, LifeOf<G> life, std::vector<StrangerOf<G>> strangers = {},
               TeachingOf<G> teaching = {})
        : newPlayer_(newPlayer),
          simulate_(simulation),
          life_(life),
          strangers_(std::move(strangers)),
          teaching_(teaching) {}

    std::unique_ptr<Bot> newBot(Persona who, const GalleryReference& gallery, Chance& chance) const override {
        return std::make_unique<BotOf<G>>(newPlayer_(who, gallery, chance));
    }

    std::vector<std::string_view> strangers() const override {
        std::vector<std::string_view> names;
        for (const StrangerOf<G>& stranger : strangers_) names.push_back(stranger.name);
        return names;
    }
    std::unique_ptr<Bot> newStranger(std::string_view name, const GalleryReference& gallery,
                                     Chance& chance) const override {
        const auto found = std::ranges::find(strangers_, name, &StrangerOf<G>::name);
        if (found == strangers_.end()) return nullptr;
        return std::make_unique<BotOf<G>>(found->arrive(gallery, chance));
    }

    bool endsRound(std::string_view json) const override {
        std::string name;  // asked of every event at every table: the rest of it is not read
        return !teaching_.endsRound.empty() && wire::Reader(json).peekIs(name) && name == teaching_.endsRound;
    }
    std::optional<Lesson> lesson(std::string_view json, const GalleryReference& gallery) const override {
        typename G::View view;
        if (teaching_.lesson == nullptr || wire::read(json, view)) return {};
        return teaching_.lesson(view.up, gallery);
    }

    Pace pace(std::string_view json) const override {
        typename G::View view;
        if (wire::read(json, view)) return {};
        Pace pace = life_.pace(view.up);
        for (const Seat seat : factsOf(view).waitedFor) pace.waitedFor.push_back(seat);
        return pace;
    }
    MaybeRemark remark(std::string_view happened, std::string_view json, const Bystander& who,
                       Chance& luck) const override {
        typename G::PublicEvent event;
        typename G::View view;
        if (wire::read(happened, event) || wire::read(json, view)) return {};
        return life_.remark(event, view.up, who, luck);
    }
    MaybeRemark reply(Seat speaker, std::string_view json, const Bystander& who, Chance& luck) const override {
        typename G::View view;
        if (life_.reply == nullptr || wire::read(json, view)) return Speech(who, luck).answer(speaker);
        return life_.reply(speaker, view.up, who, luck);
    }
    std::vector<Encounter> encounters(std::string_view happened, std::string_view json) const override {
        typename G::PublicEvent event;
        typename G::View view;
        if (life_.encounters == nullptr || wire::read(happened, event) || wire::read(json, view)) return {};
        return life_.encounters(event, view.up);
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
    LifeOf<G> life_;
    std::vector<StrangerOf<G>> strangers_;
    TeachingOf<G> teaching_;
};

}  // namespace parlour::bots
