// The register of bots: one line for each game. Here a bot's types are left behind; from here on it reads and writes
// JSON. SPDX-License-Identifier: MIT
#include "bots/bots.h"

#include "bots/play_out.h"
#include "bots/turing/simulation.h"
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

/// Calls `with` with that game.
template <class With>
auto forGame(std::string_view game, With with) {
    if (game == turing::Turing::name) return with.template operator()<turing::Turing>();
    if (game == not_human::NotHuman::name) return with.template operator()<not_human::NotHuman>();
    assert(game == turing_machine::TuringMachine::name);
    return with.template operator()<turing_machine::TuringMachine>();
}

std::unique_ptr<PlayerOf<turing::Turing>> newPlayer(const turing::Turing*, Level level, const GalleryReference& gallery,
                                                    Chance& chance) {
    return newTuringPlayer(level, gallery, chance);
}
std::unique_ptr<PlayerOf<not_human::NotHuman>> newPlayer(const not_human::NotHuman*, Level, const GalleryReference&,
                                                         Chance&) {
    return std::make_unique<RandomPlayer<not_human::NotHuman>>();
}
std::unique_ptr<MachinePlayer> newPlayer(const turing_machine::TuringMachine*, Level level, const GalleryReference&,
                                         Chance&) {
    return newMachinePlayer(level);
}

Report run(const turing_machine::Options& options, const Trial& trial) { return simulateMachine(options, trial); }
Report run(const turing::Options& options, const Trial& trial) { return simulateTuring(options, trial); }
Report run(const not_human::Options&, const Trial&) { return {}; }

}  // namespace

std::unique_ptr<Bot> newBot(std::string_view game, Level level, const GalleryReference& gallery, Chance& chance) {
    return forGame(game, [&]<Game G>() -> std::unique_ptr<Bot> {
        return std::make_unique<BotOf<G>>(newPlayer(static_cast<const G*>(nullptr), level, gallery, chance));
    });
}

bool mayAct(std::string_view game, std::string_view json, Chance& chance) {
    return forGame(game, [&]<Game G>() {
        typename G::View view;
        return !wire::read(json, view) && RandomPlay<G>(view.up.options).choose(view, chance).has_value();
    });
}

OrComplaint<Report> simulate(std::string_view game, std::string_view json, const Trial& trial) {
    return forGame(game, [&]<Game G>() -> OrComplaint<Report> {
        typename G::Options options;
        if (const auto fault = wire::read(json, options)) return Complaint{"in the options, " + wire::describe(*fault)};
        if (const auto refusal = G::whyNot(options, static_cast<int>(trial.seats.size())))
            return Complaint{std::string(refusal->reason) + " (" + std::string(refusal->rule) + ")"};
        return run(options, trial);
    });
}

}  // namespace parlour::bots
