// The register of bots, by game: one line in forGame, one newPlayer, one run. Here a bot's types are left behind; from
// here on it reads and writes JSON. SPDX-License-Identifier: MIT
#include "bots/bots.h"

#include <algorithm>
#include <cstdlib>

#include "bots/not_human/not_human_bot.h"
#include "bots/not_human/simulation.h"
#include "bots/play_out.h"
#include "bots/turing/simulation.h"
#include "bots/turing_machine/machine_bot.h"
#include "bots/turing_machine/simulation.h"
#include "bots/words/association.h"
#include "core/json.h"
#include "core/random_play.h"
#include "games/not_human/not_human.h"
#include "games/turing/turing.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::bots {
namespace {

/// Puts a game's bot behind JSON.
template <Game G>
class BotOf final : public Bot {
public:
    explicit BotOf(std::unique_ptr<PlayerOf<G>> player) : player_(std::move(player)) {}

    std::string choose(std::string_view json, Chance& chance) override {
        typename G::View view;
        if (wire::read(json, view)) return {};
        auto command = player_->choose(view, chance);
        if (!command) return {};
        const bool isAllowed = !G::whyNot(view, *command);
        assert(isAllowed);
        if (!isAllowed)
            command = RandomPlay<G>(view.up.options).choose(view, chance);  // our mistake must stall no table
        return command ? wire::message(*command) : "";
    }

private:
    std::unique_ptr<PlayerOf<G>> player_;
};

/// Calls `with` with that game.
template <class With>
auto forGame(std::string_view game, With with) {
    if (game == turing::Turing::name) return with.template operator()<turing::Turing>();
    if (game == not_human::NotHuman::name) return with.template operator()<not_human::NotHuman>();
    if (game == turing_machine::TuringMachine::name) return with.template operator()<turing_machine::TuringMachine>();
    std::abort();  // a game without bots: register_test.cpp says which
}

std::unique_ptr<PlayerOf<turing::Turing>> newPlayer(const turing::Turing*, Level level, const GalleryReference& gallery,
                                                    Chance& chance) {
    return newTuringPlayer(level, gallery, chance);
}
std::unique_ptr<PlayerOf<not_human::NotHuman>> newPlayer(const not_human::NotHuman*, Level level,
                                                         const GalleryReference& gallery, Chance& chance) {
    return newNotHumanPlayer(level, gallery, chance);
}
std::unique_ptr<MachinePlayer> newPlayer(const turing_machine::TuringMachine*, Level level, const GalleryReference&,
                                         Chance&) {
    return newMachinePlayer(level);
}

Report run(const turing_machine::Options& options, const Trial& trial) { return simulateMachine(options, trial); }
Report run(const turing::Options& options, const Trial& trial) { return simulateTuring(options, trial); }
Report run(const not_human::Options& options, const Trial& trial) { return simulateNotHuman(options, trial); }

}  // namespace

std::unique_ptr<Bot> newBot(std::string_view game, Level level, const GalleryReference& gallery, Chance& chance) {
    return forGame(game, [&]<Game G>() -> std::unique_ptr<Bot> {
        return std::make_unique<BotOf<G>>(newPlayer(static_cast<const G*>(nullptr), level, gallery, chance));
    });
}

void prepare() {
    if (const auto idea = words::ideaOf("moon", words::Language::en)) words::association(words::Sense{0}, *idea);
}

bool mayAct(std::string_view game, std::string_view json) {
    return forGame(game, [&]<Game G>() {
        typename G::View view;
        if (wire::read(json, view)) return false;
        return std::ranges::any_of(G::everyCommand(view.up.options),
                                   [&](const auto& command) { return !G::whyNot(view, command); });
    });
}

OrFault<Report> simulate(std::string_view game, std::string_view json, const Trial& trial) {
    return forGame(game, [&]<Game G>() -> OrFault<Report> {
        typename G::Options options;
        if (const auto fault = wire::read(json, options))
            return std::unexpected(Fault{"in the options, " + fault->says});
        if (const auto refusal = G::whyNot(options, static_cast<int>(trial.seats.size())))
            return std::unexpected(Fault{std::string(refusal->reason) + " (" + std::string(refusal->rule) + ")"});
        return run(options, trial);
    });
}

}  // namespace parlour::bots
