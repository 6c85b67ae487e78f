// The easy bot guesses anything; the others stay in the middle, where they are never far off.
// SPDX-License-Identifier: MIT
#include "bots/new_game/new_game_bot.h"

namespace parlour::bots {
namespace {

using namespace new_game;

class NewGameBot final : public NewGamePlayer {
public:
    explicit NewGameBot(Level level) : level_(level) {}

    std::optional<Command> choose(const View& view, Chance& chance) override {
        const int highest = view.up.options.highest;
        const int number = level_ == Level::easy ? 1 + chance.below(highest) : (highest + 1) / 2;
        const Guess guess{static_cast<std::uint8_t>(number)};
        if (whyNot(view, guess)) return {};
        return guess;
    }

private:
    Level level_;
};

}  // namespace

std::unique_ptr<NewGamePlayer> newNewGamePlayer(Level level) { return std::make_unique<NewGameBot>(level); }

}  // namespace parlour::bots
