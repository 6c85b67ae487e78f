// A game as a match (match.h): the one place where a game's types and their JSON meet.
// SPDX-License-Identifier: MIT
#pragma once

#include "core/inside.h"
#include "core/match.h"
#include "core/random_play.h"

namespace parlour {

/// What a match can learn from its homework: nothing, in most games.
template <class G>
struct LearntIn {
    using Type = std::monostate;
};
template <HasHomework G>
struct LearntIn<G> {
    using Type = typename G::Learnt;
};

template <Game G>
class MatchOf final : public Match {
    using State = typename G::State;

public:
    explicit MatchOf(Story<G> story, int players)
        : story_(std::move(story)), seen_(story_.now()), players_(players), random_(story_.now().up.options) {}

    const Story<G>& story() const { return story_; }
    int players() const override { return players_; }

    Outcome consider(Seat seat, std::string_view json, Chance& chance) const override {
        auto told = tell(seat, json, chance);
        if (auto* events = std::get_if<Events>(&told)) return happenings(*events);
        if (auto* refusal = std::get_if<Refusal>(&told)) return *refusal;
        return std::get<Fault>(std::move(told));
    }
    OrFault<std::vector<Happening>> considerTimeUp(Chance& chance) const override {
        auto told = tellTimeUp(chance);
        if (!told) return std::unexpected(std::move(told.error()));
        return happenings(*told);
    }

    Outcome submit(Seat seat, std::string_view json, Chance& chance) override {
        auto told = tell(seat, json, chance);
        if (auto* events = std::get_if<Events>(&told)) return happen(*events);
        if (auto* refusal = std::get_if<Refusal>(&told)) return *refusal;
        return std::get<Fault>(std::move(told));
    }
    OrFault<std::vector<Happening>> timeUp(Chance& chance) override {
        auto told = tellTimeUp(chance);
        if (!told) return std::unexpected(std::move(told.error()));
        return happen(*told);
    }
    std::optional<Clock> clock() const override { return G::clock(story_.now().up); }

    std::optional<Homework> homework() const override {
        if constexpr (HasHomework<G>) {
            const auto task = learnt_ ? std::nullopt : G::homework(story_.now());
            if (task) return Homework{G::nameOf(*task), [task = *task] { return wire::journal(G::workOut(task)); }};
        }
        return {};
    }
    bool needsHomework([[maybe_unused]] std::string_view json) const override {
        if constexpr (HasHomework<G>) {
            typename G::Command command;
            return !learnt_ && !wire::read(json, command) && G::needsHomework(command) && G::homework(story_.now());
        }
        return false;
    }
    void learn([[maybe_unused]] std::string_view result) override {
        if constexpr (HasHomework<G>) {
            typename G::Learnt learnt;
            if (!wire::read(result, learnt)) learnt_ = learnt;
        }
    }

    std::string view(Seat seat) const override { return wire::message(G::view(story_.now(), seat)); }
    std::string watch() const override { return wire::message(G::watch(story_.now().up)); }
    std::function<std::string()> watchSeen() const override {
        return [up = seen_.up] { return wire::message(G::watch(up)); };
    }
    void markSeen() override {
        seen_ = story_.now();
        turnedUp_.reset();
    }
    const std::vector<wire::Difference>& changedFaceUp() const override {  // found once for all
        if (!turnedUp_) turnedUp_ = wire::differences(seen_.up, story_.now().up, "/up");
        return *turnedUp_;
    }
    std::vector<wire::Difference> changedInHand(Seat seat) const override {
        return wire::differences(G::mine(seen_, seat), G::mine(story_.now(), seat), "/mine");
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
    int round() const override {
        if constexpr (requires(const State& state) { state.up.round; }) return static_cast<int>(story_.now().up.round);
        return 0;
    }
    bool isOver() const override { return G::isOver(story_.now().up); }
    std::vector<int> scores() const override { return G::scores(story_.now().up); }
    std::vector<Seat> winners() const override { return G::winners(story_.now().up); }

    std::vector<Happening> journal() const override { return happenings(story_.events()); }
    OrFault<Happening> retell(std::string_view json) override {
        typename Story<G>::Event event;
        if (const auto fault = wire::read(json, event)) return std::unexpected(*fault);
        turnedUp_.reset();
        if (auto told = story_.retell(event); !told) return std::unexpected(std::move(told.error()));
        return Happening{isPublic<G>(event), std::string(json)};
    }
    std::string misfit() const override {
        Doubt doubt;
        std::string why(G::misfit(G::watch(story_.now().up)));
        for (int seat = 0; why.empty() && !doubt.isFounded() && seat < players_; ++seat)
            why = G::misfit(G::view(story_.now(), Seat(seat)));
        if (why.empty()) clock(), scores(), winners();
        return doubt.isFounded() ? doubt.why() : why;
    }

    std::unique_ptr<Match> redealt(std::optional<Seat> seat, Chance& chance) const override {
        return std::make_unique<MatchOf>(Story<G>(G::redeal(viewOf(story_.now(), seat), chance)), players_);
    }

    std::string randomCommand(Seat seat, Chance& chance) override {
        const auto command = random_.choose(G::view(story_.now(), seat), chance);
        return command ? wire::message(*command) : "";
    }

private:
    static typename G::View viewOf(const State& state, std::optional<Seat> seat) {
        return seat ? G::view(state, *seat) : G::watch(state.up);
    }
    using Events = std::vector<EventOf<G>>;

    /// Plays it on a copy: what happens is told, and has not happened yet.
    std::variant<Events, Refusal, Fault> tell(Seat seat, std::string_view json, Chance& chance) const {
        typename G::Command command;
        if (const auto fault = wire::read(json, command)) return *fault;
        Doubt doubt;
        if (const auto veto = G::whyNot(G::view(story_.now(), seat), command)) return Refusal(*veto);
        Story<G> copy(story_.now());
        if constexpr (HasHomework<G>) {
            G::play(copy, seat, command, chance, learnt_);
        } else {
            G::play(copy, seat, command, chance);
        }
        if (doubt.isFounded()) return Fault{doubt.why()};
        return copy.take();
    }
    OrFault<Events> tellTimeUp(Chance& chance) const {
        Doubt doubt;
        Story<G> copy(story_.now());
        if (clock()) G::timeUp(copy, chance);
        if (doubt.isFounded()) return std::unexpected(Fault{doubt.why()});
        return copy.take();
    }
    std::vector<Happening> happen(const Events& events) {
        turnedUp_.reset();
        for (const auto& event : events)
            if (const auto told = story_.retell(event); !told) parlour::misfit(told.error().says);
        return happenings(events);
    }
    static std::vector<Happening> happenings(const Events& events) {
        std::vector<Happening> all;
        all.reserve(events.size());
        for (const auto& event : events) all.push_back({isPublic<G>(event), wire::journal(event)});
        return all;
    }

    Story<G> story_;
    State seen_;
    std::optional<typename LearntIn<G>::Type> learnt_;
    mutable std::optional<std::vector<wire::Difference>> turnedUp_;  // between the two
    int players_;
    RandomPlay<G> random_;
};

}  // namespace parlour
