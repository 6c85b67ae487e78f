// Play at random: every decision equally likely among what is allowed. It drives simulations, the laws
// and the golden playthroughs, and sits in where no better bot is known. It knows views only.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/allowed.h"

namespace parlour {

/// A game may make up a command that its view allows by itself: because not all can be listed, as where a player may
/// say any word, or because most of them would end a game before it began.
template <class G>
concept Improvises = requires(const typename G::View& view, Chance& chance) {
    { G::improvise(view, chance) } -> std::same_as<std::optional<typename G::Command>>;
};

template <Game G>
class RandomPlay {
public:
    using Command = typename G::Command;

    /// A seat's command; without one, the time limit runs out.
    struct Step {
        Seat seat{};
        std::optional<Command> command;
    };

    /// Who improvises needs no list.
    explicit RandomPlay(const typename G::Options& options)
        : allowed_(options, Improvises<G> ? std::vector<Command>{} : G::everyCommand(options)),
          mask_(allowed_.every().size()) {}

    /// A command that this view allows, or none.
    std::optional<Command> choose(const typename G::View& view, Chance& chance) {
        if constexpr (Improvises<G>) return G::improvise(view, chance);
        const int count = allowed_.mask(view, mask_.data());
        if (count == 0) return {};
        int skipped = chance.below(count);
        std::size_t place = 0;
        while (mask_[place] == 0 || skipped-- > 0) ++place;
        return allowed_.every()[place];
    }

    /// What happens next: one of those who can act does something, or, one time in eight, the clock is quicker.
    /// Looks at the table from every seat. Nothing, if nobody can act and no clock runs.
    std::optional<Step> next(const typename G::State& state, int players, Chance& chance) {
        choices_.clear();
        for (int i = 0; i < players; ++i)
            if (auto command = choose(G::view(state, Seat(i)), chance))
                choices_.push_back({Seat(i), std::move(command)});
        if (G::clock(state.up) && (choices_.empty() || chance.below(8) == 0)) return Step{};
        if (choices_.empty()) return {};
        return choices_[static_cast<std::size_t>(chance.below(static_cast<int>(choices_.size())))];
    }

private:
    Allowed<G> allowed_;
    std::vector<std::uint8_t> mask_;
    std::vector<Step> choices_;
};

template <Game G>
void take(const typename RandomPlay<G>::Step& step, Story<G>& story, Chance& chance) {
    if (step.command) {
        G::play(story, step.seat, *step.command, chance);
    } else {
        G::timeUp(story, chance);
    }
}

}  // namespace parlour
