// People with one simple idea each; see strangers.h.
// SPDX-License-Identifier: MIT
#include "bots/turing/strangers.h"

namespace parlour::bots {
namespace {

using namespace turing;

TuringManner mannerOf(TuringStranger habit, Chance& chance) {
    TuringManner manner = turingManner(anybody(Level::normal, chance));
    if (habit == TuringStranger::colours) manner.weights = {0, 1, 0, 0, 0, 0};
    if (habit == TuringStranger::things) manner.weights = {0, 0, 0, 0, 0, 1};
    manner.plain = habit == TuringStranger::colours || habit == TuringStranger::things;
    return manner;
}

class Stranger final : public Player<View, Command> {
public:
    Stranger(TuringStranger habit, const GalleryReference& gallery, Chance& chance)
        : habit_(habit), bot_(newTuringPlayer(mannerOf(habit, chance), gallery, chance)) {}

    std::optional<Command> choose(const View& view, Chance& chance) override {
        auto command = bot_->choose(view, chance);
        if (!command || std::holds_alternative<Answer>(*command)) return command;
        switch (habit_) {
            case TuringStranger::firstpair:
                return Vote{likely(view.up)};
            case TuringStranger::waitthird:
                if (!whyNot(view, Pass{})) return Pass{};
                return Vote{likely(view.up)};
            case TuringStranger::majority:
                return Vote{usualSide(view.up)};
            case TuringStranger::left:
                return Vote{Side::L};
            case TuringStranger::colours:
            case TuringStranger::things:
                break;
        }
        return command;
    }

private:
    Side likely(const FaceUp& up) const { return bot_->beliefs(up).back() >= 0.5 ? Side::L : Side::R; }

    static Side usualSide(const FaceUp& up) {
        int left = 0;
        if (up.lastRound)
            for (const auto& vote : up.lastRound->votes)
                if (vote) left += *vote == Side::L ? 1 : -1;
        return left >= 0 ? Side::L : Side::R;
    }

    TuringStranger habit_;
    std::unique_ptr<TuringPlayer> bot_;
};

}  // namespace

std::unique_ptr<Player<View, Command>> newStranger(TuringStranger habit, const GalleryReference& gallery,
                                                   Chance& chance) {
    return std::make_unique<Stranger>(habit, gallery, chance);
}

}  // namespace parlour::bots
