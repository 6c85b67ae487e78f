// One game as OpenSpiel shapes it: a state that acts, clones, and tells each seat what it may know. Every step is
// remembered, so that a state can be saved, and told again with its journal (recall.h).
// SPDX-License-Identifier: MIT
#pragma once
#include "core/random_play.h"
#include "python/saved.h"
#include "python/turns.h"

namespace parlour::python {

enum Player : int { chancePlayer = -1, nobody = -3, terminalPlayer = -4 };  // as in OpenSpiel

/// Luck as a player: what was drawn is known, and of the first draw that is not known how many outcomes it has. From
/// there on any luck will do, because what comes of it is thrown away; but it must not be always the same, or rules
/// that deal anew until something fits would never end.
class ToldChance final : public Chance {
public:
    explicit ToldChance(const std::vector<int>& known) : known_(known) {}

    int unknown() const { return unknown_; }
    int below(int n) override {
        if (next_ < known_.size()) return known_[next_++];
        if (unknown_ == 0) unknown_ = n;
        return any_.below(n);
    }

private:
    const std::vector<int>& known_;
    std::size_t next_ = 0;
    int unknown_ = 0;
    SeededChance any_{0};
};

/// What Python calls State, whatever the game.
struct StateBase {};

template <Game G>
class State : public StateBase {
public:
    using View = typename G::View;

    /// Without a seed luck is a player.
    State(SettingReference<G> setting, std::optional<std::uint64_t> seed, Journal journal = Journal::dropped)
        : setting_(std::move(setting)),
          seed_(seed),
          chance_(seed.value_or(0)),
          story_(G::table(setting_->options, setting_->players), journal),
          journal_(journal) {
        happen(Start{});
    }

    const Setting<G>& setting() const { return *setting_; }
    const SettingReference<G>& settingReference() const { return setting_; }
    const typename G::State& now() const { return story_.now(); }
    const auto& up() const { return story_.now().up; }
    bool isOver() const { return outcomes_ == 0 && G::isOver(up()); }
    /// How many outcomes the draw has that luck as a player has to make; 0 if there is none.
    int outcomes() const { return outcomes_; }
    const std::vector<Step>& steps() const { return steps_; }
    const std::optional<std::uint64_t>& seed() const { return seed_; }
    /// What happened in the last step, if the journal is kept.
    std::vector<EventOf<G>> take() { return story_.take(); }

    View view(int seat) const {
        check(seat);
        if (!isDealt_) throw Unfit("nothing is dealt yet: luck has to draw first");
        return G::view(now(), Seat(seat));
    }

    // ---- Who may do what --------------------------------------------------------------------------------

    /// Fills the mask of a seat's actions; how many it has.
    int mask(int seat, std::uint8_t* mask) const {
        check(seat);
        if (outcomes_ > 0 || G::isOver(up())) {
            std::fill_n(mask, setting_->actions, 0);
            return 0;
        }
        return turns_.mask(*setting_, now(), G::view(now(), Seat(seat)), seat, mask);
    }

    /// The first seat that may act, and its mask.
    int current() const {
        look();
        return outcomes_ > 0 ? chancePlayer : current_;
    }
    const std::vector<std::uint8_t>& currentMask() const {
        look();
        return mask_;
    }

    // ---- What happens -----------------------------------------------------------------------------------

    /// The seat may be left out: then it is the first that may act, or luck.
    void apply(int action, std::optional<int> asked) {
        if (outcomes_ > 0) return draw(action);
        const int seat = asked ? *asked : current();
        if (!asked && seat == terminalPlayer) throw Unfit("the game is over");
        check(seat);
        if (action < 0 || action >= setting_->actions)
            throw Unfit("there is no action " + std::to_string(action) + ": they are 0 to " +
                        std::to_string(setting_->actions - 1));
        const bool isKnown = seat == current_ && isLooked_;
        if (!isKnown || mask_[static_cast<std::size_t>(action)] == 0) judge(action, seat);
        const Act act{static_cast<std::int8_t>(seat), action};
        steps_.push_back(act);
        isLooked_ = false;
        if (!setting_->isWait(action) || turns_.wait(*setting_, seat)) happen(act);
    }

    /// A command as JSON: any that the rules allow, also one that is no action.
    void applyCommand(std::string_view json, int seat) {
        check(seat);
        if (outcomes_ > 0) throw Unfit("luck has to draw first");
        typename G::Command command;
        if (const auto fault = wire::read(json, command)) throw Unfit(fault->says);
        if (const auto veto = G::whyNot(view(seat), command)) throw Refused(*veto);
        if (const auto action = setting_->find(command)) return apply(*action, seat);
        const Command said{static_cast<std::int8_t>(seat), {wire::message(command)}};
        steps_.push_back(said);
        happen(said);
    }

    void draw(int outcome) {
        if (outcomes_ == 0) throw Unfit("luck has nothing to draw");
        if (outcome < 0 || outcome >= outcomes_)
            throw Unfit("there is no outcome " + std::to_string(outcome) + ": they are 0 to " +
                        std::to_string(outcomes_ - 1));
        known_.push_back(outcome);
        steps_.push_back(Draw{outcome});
        settle();
    }

    /// Deals anew what this seat may not know. It cannot tell the difference.
    void resample(int seat, std::uint64_t seed) {
        check(seat);
        if (outcomes_ > 0) throw Unfit("luck has to draw first");
        chance_ = SeededChance(seed);
        story_ = Story<G>(G::redeal(view(seat), chance_), journal_);
        steps_.push_back(Resample{static_cast<std::int8_t>(seat), {seed}});
        isLooked_ = false;
    }
    void reseed(std::uint64_t seed) {
        if (!seed_) throw Unfit("in this state luck is a player and has no seed");
        chance_ = SeededChance(seed);
        steps_.push_back(Reseed{{seed}});
    }

    // ---- What it is worth -------------------------------------------------------------------------------

    std::vector<double> returns() const { return returnsOf(*setting_, up()); }

private:
    void check(int seat) const {
        if (seat < 0 || seat >= setting_->players)
            throw Unfit("there is no seat " + std::to_string(seat) + ": they are 0 to " +
                        std::to_string(setting_->players - 1));
    }

    /// Why an action is refused, if it is.
    void judge(int action, int seat) const {
        std::vector<std::uint8_t> mine(static_cast<std::size_t>(setting_->actions));
        if (mask(seat, mine.data()) > 0 && mine[static_cast<std::size_t>(action)] != 0) return;
        if (!setting_->isWait(action))
            if (const auto veto = G::whyNot(view(seat), setting_->every()[static_cast<std::size_t>(action)]))
                throw Refused(*veto);
        throw Unfit(isOver()                 ? "the game is over"
                    : turns_.isWaiting(seat) ? "that seat waits until something happens"
                                             : "there is nobody to wait for");
    }

    struct Start {};
    using Pending = std::variant<Start, Act, Command>;

    void perform(const Start&, Story<G>& story, Chance& chance) const { G::start(story, chance); }
    void perform(const Act& act, Story<G>& story, Chance& chance) const {
        if (setting_->isWait(act.action)) return G::timeUp(story, chance);
        G::play(story, Seat(act.seat), setting_->every()[static_cast<std::size_t>(act.action)], chance);
    }
    void perform(const Command& said, Story<G>& story, Chance& chance) const {
        typename G::Command command;
        if (!wire::read(said.command.json, command)) G::play(story, Seat(said.seat), command, chance);
    }

    /// Lets something happen: now, or as soon as luck has drawn all that it needs.
    void happen(const auto& what) {
        if (!seed_) {
            pending_ = what;
            return settle();
        }
        perform(what, story_, chance_);
        turns_.begin();
        isLooked_ = false, isDealt_ = true;
    }
    /// Does what is pending on a copy, with the draws that are known, and keeps it if there were no others.
    void settle() {
        Story<G> story = story_;
        ToldChance told(known_);
        std::visit([&](const auto& what) { perform(what, story, told); }, pending_);
        outcomes_ = told.unknown();
        isLooked_ = false;
        if (outcomes_ > 0) return;
        story_ = std::move(story);
        known_.clear();
        turns_.begin();
        isDealt_ = true;
    }

    void look() const {
        if (isLooked_) return;
        isLooked_ = true;
        current_ = nobody;
        mask_.resize(static_cast<std::size_t>(setting_->actions));
        if (outcomes_ > 0) return;
        if (G::isOver(up())) {
            current_ = terminalPlayer;
            return;
        }
        for (int seat = 0; seat < setting_->players && current_ == nobody; ++seat)
            if (mask(seat, mask_.data()) > 0) current_ = seat;
    }

    SettingReference<G> setting_;
    std::optional<std::uint64_t> seed_;
    SeededChance chance_;
    Story<G> story_;
    Journal journal_;
    std::vector<Step> steps_;
    Turns<G> turns_;
    bool isDealt_ = false;
    // Where luck is a player: what happens when it has drawn, what it drew, and how many outcomes there are now.
    Pending pending_;
    std::vector<int> known_;
    int outcomes_ = 0;
    // Who may act now, and what: found when somebody asks.
    mutable bool isLooked_ = false;
    mutable int current_ = nobody;
    mutable std::vector<std::uint8_t> mask_;
};

}  // namespace parlour::python
