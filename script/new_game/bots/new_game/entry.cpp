// The bots of New Game behind JSON, and what matters between them: who wins how often.
// SPDX-License-Identifier: MIT
#include "bots/game_bots_of.h"
#include "bots/new_game/new_game_bot.h"
#include "core/plain.h"
#include "games/new_game/new_game.h"

namespace parlour::bots {

using new_game::NewGame;

/// By seat; several may win one game.
struct NewGameCount {
    std::string game;
    long long games;
    std::vector<long long> wins;
};
WIRE(NewGameCount, game, games, wins)

namespace {

Report simulateNewGame(const new_game::Options& options, const Trial& trial) {
    NewGameCount count{std::string(NewGame::name), trial.games, std::vector<long long>(trial.seats.size())};
    const int players = static_cast<int>(trial.seats.size());
    for (long long game = 0; game < trial.games; trial.progress(++game)) {
        SeededChance chance(trial.seed + static_cast<std::uint64_t>(game));
        Company<NewGame> company;
        for (const Level level : trial.seats) company.push_back(newNewGamePlayer(level));
        auto story = begin<NewGame>(options, players, chance, Journal::dropped);
        while (!NewGame::isOver(story.now().up)) playOn(story, company, chance);
        for (const Seat seat : NewGame::winners(story.now().up)) ++count.wins[indexOf(seat)];
    }
    std::string text = std::to_string(count.games) + " games of " + count.game + "\n";
    for (std::size_t i = 0; i < count.wins.size(); ++i)
        text += "seat " + std::to_string(i) + ", " + wire::plain(trial.seats[i]) + ": wins " +
                decimal(count.wins[i], count.games) + "\n";
    return {wire::message(count), text};
}

/// Guessing takes a little longer the more there is to choose from.
Pace paceOf(const new_game::FaceUp& up) {
    return {.shortest = 1000, .longest = 4000 + 200 * up.options.highest, .waitedFor = {}};
}

MaybeRemark remarkOn(const new_game::PublicEvent& event, const new_game::FaceUp&, const Bystander& who, Chance& luck) {
    const auto* opened = std::get_if<new_game::Opened>(&event);
    if (opened == nullptr) return {};
    return Speech(who, luck).farewell(opened->winners, Line::theyWon);
}

}  // namespace

template <>
const GameBots& botsOf<NewGame>() {
    static const GameBotsOf<NewGame> bots(
        [](Level level, const GalleryReference&, Chance&) -> std::unique_ptr<PlayerOf<NewGame>> {
            return newNewGamePlayer(level);
        },
        simulateNewGame, {paceOf, remarkOn});
    return bots;
}

}  // namespace parlour::bots
