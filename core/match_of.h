// A game as a match (match.h): the one place where a game's types and their JSON meet.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <iterator>

#include "core/inside.h"
#include "core/match.h"
#include "core/random_play.h"

namespace parlour {

template <Game G>
class MatchOf final : public Match {
public:
    explicit MatchOf(Story<G> story, int players)
        : story_(std::move(story)), shown_(story_.now()), players_(players), random_(story_.now().up.options) {}

    const Story<G>& story() const { return story_; }
    int players() const override { return players_; }

    Outcome submit(Seat seat, std::string_view json, Chance& chance) override {
        typename G::Command command;
        if (auto fault = wire::read(json, command)) return *std::move(fault);
        if (const auto refusal = G::whyNot(G::view(story_.now(), seat), command)) return *refusal;
        const auto before = story_.events().size();
        turnedUp_.reset();
        G::play(story_, seat, command, chance);
        return since(before);
    }

    std::vector<Happening> timeUp(Chance& chance) override {
        const auto before = story_.events().size();
        turnedUp_.reset();
        if (clock()) G::timeUp(story_, chance);
        return since(before);
    }
    std::optional<Clock> clock() const override { return G::clock(story_.now().up); }

    std::string view(Seat seat) const override { return wire::message(G::view(story_.now(), seat)); }
    std::string watch() const override { return wire::message(G::watch(story_.now().up)); }
    void shown() override {
        shown_ = story_.now();
        turnedUp_.reset();
    }
    std::vector<wire::Difference> changed(std::optional<Seat> seat) const override {
        auto changes = turnedUp();
        if (seat)
            std::ranges::move(wire::differences(G::mine(shown_, *seat), G::mine(story_.now(), *seat), "/mine"),
                              std::back_inserter(changes));
        return changes;
    }
    std::vector<int> pictures(std::optional<Seat> seat) const override {
        std::vector<int> pictures;
        if constexpr (HasPictures<G>) {
            pictures.reserve(16);
            const auto see = [&](typename G::Picture picture) { pictures.push_back(static_cast<int>(picture)); };
            wire::eachInside<typename G::Picture>(story_.now().up, see);
            if (seat) wire::eachInside<typename G::Picture>(G::mine(story_.now(), *seat), see);
        }
        return pictures;
    }
    bool mayTalk(Seat seat) const override { return G::mayTalk(story_.now().up, seat); }
    bool isOver() const override { return G::isOver(story_.now().up); }
    std::vector<int> scores() const override { return G::scores(story_.now().up); }
    std::vector<Seat> winners() const override { return G::winners(story_.now().up); }

    std::vector<Happening> journal() const override { return since(0); }
    std::variant<Happening, wire::Fault> retell(std::string_view json) override {
        typename Story<G>::Event event;
        if (auto fault = wire::read(json, event)) return *std::move(fault);
        turnedUp_.reset();
        story_.retell(event);
        return Happening{isPublic<G>(event), std::string(json)};
    }

    std::unique_ptr<Match> redealt(std::optional<Seat> seat, Chance& chance) const override {
        return std::make_unique<MatchOf>(Story<G>(G::redeal(viewOf(story_.now(), seat), chance)), players_);
    }

    std::string randomCommand(Seat seat, Chance& chance) override {
        const auto command = random_.choose(G::view(story_.now(), seat), chance);
        return command ? wire::message(*command) : "";
    }

private:
    using State = typename G::State;

    static typename G::View viewOf(const State& state, std::optional<Seat> seat) {
        return seat ? G::view(state, *seat) : G::watch(state.up);
    }
    /// What has changed for all, found once for all.
    const std::vector<wire::Difference>& turnedUp() const {
        if (!turnedUp_) turnedUp_ = wire::differences(shown_.up, story_.now().up, "/up");
        return *turnedUp_;
    }
    std::vector<Happening> since(std::size_t first) const {
        std::vector<Happening> happenings;
        for (std::size_t i = first; i < story_.events().size(); ++i)
            happenings.push_back({isPublic<G>(story_.events()[i]), wire::journal(story_.events()[i])});
        return happenings;
    }

    Story<G> story_;
    State shown_;
    mutable std::optional<std::vector<wire::Difference>> turnedUp_;  // between the two
    int players_;
    RandomPlay<G> random_;
};

}  // namespace parlour
