// What every game obeys, whatever its rules, under random play:
//   it ends and nobody is ever stuck; its journal alone leads to the same state; what is refused changes
//   nothing; whom its facts wait for can act; a view is what lies face up and what its seat holds; what a seat sees
//   does not depend on what it may not know (non-interference); and a choice that is secret looks to the others like
//   any other choice.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/json.h"
#include "core/match_of.h"

namespace parlour {

template <Game G>
class Laws {
public:
    using State = typename G::State;
    using View = typename G::View;
    using Command = typename G::Command;
    using Step = typename RandomPlay<G>::Step;
    using Events = std::vector<EventOf<G>>;

    /// `alike` says which two commands the others must not be able to tell apart.
    using Alike = bool (*)(const Command&, const Command&);

    Laws(const typename G::Options& options, int players, Alike alike)
        : options_(options),
          players_(players),
          alike_(alike),
          every_(G::everyCommand(options)),
          allowed_(options),
          mask_(every_.size()),
          random_(options) {}

    /// Plays so many random games. The first law that is broken, where and how; empty if all hold.
    std::string broken(int games, int mostSteps = 20000) {
        for (int game = 0; game < games && broken_.empty(); ++game)
            playOne(static_cast<std::uint64_t>(game), mostSteps);
        return broken_;
    }

private:
    void playOne(std::uint64_t seed, int mostSteps) {
        SeededChance chance(seed), other(~seed);
        auto story = begin<G>(options_, players_, chance);
        for (int step = 0; !G::isOver(story.now().up) && broken_.empty(); ++step) {
            where_ = "game " + std::to_string(seed) + ", step " + std::to_string(step) + ": ";
            if (step == mostSteps) return report("the game does not end");
            const auto next = random_.next(story.now(), players_, chance);
            if (!next) return report("nobody can act and no clock runs");
            if (G::clock(story.now().up) && !G::isTimed) return report("a clock runs in a game that is not timed");
            checkWaiting(story.now());
            for (int seat = -1; seat < players_; ++seat) checkSecrets(story.now(), seat, *next, other);
            if (next->command) checkChoice(story.now(), *next, other);
            checkNoise(story, other);
            take<G>(*next, story, chance);
        }
        if (broken_.empty()) checkJournal(story);
    }

    void report(const std::string& what) {
        if (broken_.empty()) broken_ = where_ + what;
    }

    /// What seat sees; seat -1 is a watcher.
    View look(const State& state, int seat) const { return seat < 0 ? G::watch(state.up) : G::view(state, Seat(seat)); }

    // ---- The facts fit the rules ----------------------------------------------------------------------

    /// Whom the table waits for can do something; where it waits for nobody, a clock runs.
    void checkWaiting(const State& state) {
        const auto waitedFor = G::facts(G::watch(state.up)).waitedFor;
        if (waitedFor.begin() == waitedFor.end() && !G::clock(state.up)) report("the facts wait for nobody");
        for (const Seat seat : waitedFor) {
            const View view = G::view(state, seat);
            if (std::ranges::all_of(every_,
                                    [&](const Command& command) { return G::whyNot(view, command).has_value(); }))
                report("the facts wait for seat " + std::to_string(indexOf(seat)) + ", who can do nothing");
            checkAllowed(view);
        }
    }

    /// What is judged for many at once (allowed.h) is what whyNot says to each.
    void checkAllowed(const View& view) {
        const int count = allowed_.mask(view, mask_.data());
        for (std::size_t place = 0; place < every_.size(); ++place)
            if ((mask_[place] == 0) != G::whyNot(view, every_[place]).has_value())
                report("commands that are judged alike are not alike");
        if (count != std::ranges::count(mask_, 1)) report("what is allowed is counted wrong");
    }

    // ---- The journal is the game ---------------------------------------------------------------------

    void checkJournal(const Story<G>& story) {
        Story<G> again(G::table(options_, players_));
        for (const auto& event : story.events()) {
            EventOf<G> read;
            if (const auto fault = wire::read(wire::journal(event), read)) return report(fault->says);
            if (const auto told = again.retell(read); !told)
                return report("the journal is not believed: " + told.error().says);
        }
        if (!(again.now() == story.now())) report("the journal leads to another state");
        for (int seat = -1; seat < players_; ++seat)
            if (wire::message(look(again.now(), seat)) != wire::message(look(story.now(), seat)))
                report("the journal leads to another view");
    }

    // ---- What is refused changes nothing -------------------------------------------------------------

    /// A command at random, often spoilt, from a seat at random.
    void checkNoise(const Story<G>& story, Chance& chance) {
        MatchOf<G> match(story, players_);
        std::string json =
            wire::message(every_[static_cast<std::size_t>(chance.below(static_cast<int>(every_.size())))]);
        for (int spoilt = chance.below(3); spoilt > 0; --spoilt)
            json[static_cast<std::size_t>(chance.below(static_cast<int>(json.size())))] =
                static_cast<char>(chance.below(256));
        const auto outcome = match.submit(Seat(chance.below(players_)), json, chance);
        if (outcome.index() == 0) return;
        if (!(match.story().now() == story.now()) || match.story().events().size() != story.events().size())
            report("refused or broken, and yet it changed something: " + json);
    }

    // ---- Non-interference ----------------------------------------------------------------------------

    /// Another world, which differs in what this seat may not know, must look and go on the same for it.
    void checkSecrets(const State& state, int seat, const Step& step, Chance& chance) {
        const View view = look(state, seat);
        View read;
        if (const auto fault = wire::read(wire::message(view), read)) return report(fault->says);
        if (!(read == view)) return report("a view does not survive the wire");
        if (const auto why = G::misfit(read); !why.empty())
            return report("a view is not believed: " + std::string(why));
        if (!(view.up == state.up) || (seat >= 0 && !(view.mine == G::mine(state, Seat(seat)))))
            return report("a view is not what lies face up and what its seat holds");
        const State twin = G::redeal(view, chance);
        if (wire::message(look(twin, seat)) != wire::message(view))
            return report("seat " + std::to_string(seat) + " can tell its world from another");
        const auto luck = static_cast<std::uint64_t>(chance.below(1 << 30));
        const auto here = after(state, step, luck);
        const bool mine = !step.command || static_cast<int>(step.seat) == seat;
        if (mine) return compare(here, after(twin, step, luck), seat, true);
        // Another seat may know what this one does not, and act on it: some act of theirs must look the same.
        std::optional<Story<G>> alike;
        const View theirs = G::view(twin, step.seat);
        const auto looksTheSame = [&](const Command& command) {
            if (G::whyNot(theirs, command)) return false;
            auto there = after(twin, {step.seat, command}, luck);
            if (!sameKinds(here, there, seat)) return false;
            const bool same = samePublic(here, there, seat);
            alike = std::move(there);
            return same;
        };
        if (!looksTheSame(*step.command)) (void)std::ranges::any_of(every_, looksTheSame);
        if (alike) return compare(here, *alike, seat, false);
        if (!firstReveals(here, seat))
            report("what seat " + std::to_string(indexOf(step.seat)) + " did tells a secret to " +
                   std::to_string(seat));
    }

    /// Had that seat made another choice of the same secret kind, nobody else would have noticed.
    void checkChoice(const State& state, const Step& step, Chance& chance) {
        const auto luck = static_cast<std::uint64_t>(chance.below(1 << 30));
        const auto here = after(state, step, luck);
        for (const Command& command : every_) {
            if (!alike_(*step.command, command) || G::whyNot(G::view(state, step.seat), command)) continue;
            const auto there = after(state, {step.seat, command}, luck);
            for (int seat = -1; seat < players_; ++seat)
                if (seat != static_cast<int>(step.seat)) compare(here, there, seat, true);
        }
    }

    static Story<G> after(const State& state, const Step& step, std::uint64_t luck) {
        Story<G> story(state);
        SeededChance chance(luck);
        take<G>(step, story, chance);
        return story;
    }

    void compare(const Story<G>& here, const Story<G>& there, int seat, bool sameAct) {
        if (!sameKinds(here, there, seat))
            return report("seat " + std::to_string(seat) + " can tell its world by what happens");
        if (!samePublic(here, there, seat)) {
            if (sameAct) report("seat " + std::to_string(seat) + " can tell its world by the events");
            return;
        }
        if (revealed(here, seat)) return;
        if (wire::message(look(here.now(), seat)) != wire::message(look(there.now(), seat)))
            report("seat " + std::to_string(seat) + " can tell its world by what it sees then");
        if (G::clock(here.now().up) != G::clock(there.now().up)) report("the clock tells a secret");
    }

    /// What everybody saw, up to the first event that tells secrets; that one counts by its kind only.
    struct Shown {
        std::string kinds, text;
    };
    Shown shown(const Story<G>& story, int seat) const {
        Shown all;
        for (const auto& event : story.events()) {
            if (!isPublic<G>(event)) continue;
            all.kinds += std::to_string(event.index()) + ' ';
            if (reveals(options_, event, seat)) break;
            all.text += wire::journal(event);
        }
        return all;
    }
    bool sameKinds(const Story<G>& a, const Story<G>& b, int seat) const {
        return shown(a, seat).kinds == shown(b, seat).kinds;
    }
    bool samePublic(const Story<G>& a, const Story<G>& b, int seat) const {
        return shown(a, seat).text == shown(b, seat).text;
    }
    bool revealed(const Story<G>& story, int seat) const {
        return std::ranges::any_of(story.events(), [&](const auto& event) { return reveals(options_, event, seat); });
    }
    bool firstReveals(const Story<G>& story, int seat) const {
        const auto first = std::ranges::find_if(story.events(), isPublic<G>);
        return first != story.events().end() && reveals(options_, *first, seat);
    }

    typename G::Options options_;
    int players_;
    Alike alike_;
    std::vector<Command> every_;
    Allowed<G> allowed_;
    std::vector<std::uint8_t> mask_;
    RandomPlay<G> random_;
    std::string where_, broken_;
};

}  // namespace parlour
