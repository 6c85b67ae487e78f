// People with one simple idea each; see strangers.h.
// SPDX-License-Identifier: MIT
#include "bots/turing/strangers.h"

namespace parlour::bots {
namespace {

using namespace turing;

class Stranger final : public Player<View, Command> {
public:
    Stranger(TuringStranger habit, const GalleryReference& gallery, Chance& chance)
        : habit_(habit), bot_(newTuringPlayer(Level::normal, gallery, chance)) {}

    std::optional<Command> choose(const View& view, Chance& chance) override {
        auto command = bot_->choose(view, chance);
        if (!command || std::holds_alternative<Answer>(*command)) return command;
        if (habit_ == TuringStranger::majority) return Vote{usualSide(view.up)};
        if (!whyNot(view, Pass{})) return Pass{};
        return Vote{bot_->beliefs(view.up).back() >= 0.5 ? Side::L : Side::R};
    }

private:
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
