// The register of bots: one line for each game. Here a bot's types are left behind; from here on it reads and writes
// JSON. SPDX-License-Identifier: MIT
#include "bots/bots.h"

#include "bots/play_out.h"
#include "bots/turing_machine/machine_bot.h"
#include "bots/turing_machine/simulation.h"
#include "core/random_play.h"
#include "games/not_human/not_human.h"
#include "games/turing/turing.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::bots {
namespace {

/// What a bot may not do, its rules forbid: then it plays at random, as it does where it has no idea.
template <Game G>
class BotOf final : public Bot {
public:
    explicit BotOf(std::unique_ptr<PlayerOf<G>> player) : player_(std::move(player)) {}

    std::string choose(std::string_view json, Chance& chance) override {
        typename G::View view;
        if (wire::read(json, view)) return {};
        const auto command = player_->choose(view, chance);
        if (!command) return {};
        assert(!G::whyNot(view, *command));
        return wire::message(*command);
    }

private:
    std::unique_ptr<PlayerOf<G>> player_;
};

/// Any command that the view allows.
template <Game G>
class RandomPlayer final : public PlayerOf<G> {
public:
    std::optional<typename G::Command> choose(const typename G::View& view, Chance& chance) override {
        return RandomPlay<G>(view.up.options).choose(view, chance);
    }
};

template <Game G>
OrComplaint<Report> simulateWith(Report (*run)(const typename G::Options&, const Trial&), std::string_view json,
                                 const Trial& trial) {
    typename G::Options options;
    if (const auto fault = wire::read(json, options)) return Complaint{"in the options, " + wire::describe(*fault)};
    if (const auto refusal = G::whyNot(options, static_cast<int>(trial.seats.size())))
        return Complaint{std::string(refusal->reason) + " (" + std::string(refusal->rule) + ")"};
    return run(options, trial);
}

}  // namespace

std::unique_ptr<Bot> newBot(std::string_view game, Level level, [[maybe_unused]] GalleryReference gallery,
                            [[maybe_unused]] Chance& chance) {
    if (game == turing::Turing::name)
        return std::make_unique<BotOf<turing::Turing>>(std::make_unique<RandomPlayer<turing::Turing>>());
    if (game == not_human::NotHuman::name)
        return std::make_unique<BotOf<not_human::NotHuman>>(std::make_unique<RandomPlayer<not_human::NotHuman>>());
    return std::make_unique<BotOf<turing_machine::TuringMachine>>(newMachinePlayer(level));
}

OrComplaint<Report> simulate([[maybe_unused]] std::string_view game, std::string_view options, const Trial& trial) {
    return simulateWith<turing_machine::TuringMachine>(simulateMachine, options, trial);
}

}  // namespace parlour::bots
