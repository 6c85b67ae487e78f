// New Game: the rules of RULES.md, in the order in which a game is played.
// The words are in view.h and new_game.h; at a line's end stands the rule that it carries out.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>

#include "games/new_game/new_game.h"

namespace parlour::new_game {
namespace {

std::uint8_t anyNumber(const Options& options, Chance& chance) {
    return static_cast<std::uint8_t>(1 + chance.below(options.highest));
}

Opened opened(const FaceDown& down) {  // Q-E1
    Opened result{down.number, down.guesses, {}};
    const auto far = [&](int seat) { return std::abs(down.guesses[Seat(seat)] - down.number); };
    int nearest = far(0);
    for (int i = 1; i < down.guesses.count(); ++i) nearest = std::min(nearest, far(i));
    for (int i = 0; i < down.guesses.count(); ++i)
        if (far(i) == nearest) result.winners.push_back(Seat(i));
    return result;
}

}  // namespace

// ---- What bots and pages may ask -----------------------------------------------------------------------

MaybeVeto whyNot(const View& view, const Command& command) {
    if (!view.seat) return Veto{"Q-H1", "watching", "those who watch do not play"};
    if (view.up.phase == Phase::over) return Veto{"Q-E1", "over", "the game is over"};
    if (view.up.guessed[*view.seat]) return Veto{"Q-G1", "guessed", "you have guessed, and a guess is final"};
    const int number = std::get<Guess>(command).number;
    if (number < 1 || number > view.up.options.highest)
        return Veto{"Q-G1", "noSuchNumber", "that number is not among those"};
    return {};
}

Facts factsOf(const View& view) {
    Facts facts;
    for (int i = 0; i < view.up.guessed.count(); ++i)
        if (!view.up.guessed[Seat(i)]) facts.waitedFor.push_back(Seat(i));  // Q-G1
    return facts;
}

// ---- Events -------------------------------------------------------------------------------------------

void fold(FaceUp& up, const Guessed& event) { up.guessed[event.seat] = true; }
void fold(FaceUp& up, const Opened& event) { up.opened = event, up.phase = Phase::over; }
void fold(FaceDown& down, const NumberDrawn& event) { down.number = event.number; }
void fold(FaceDown& down, const NumberChosen& event) { down.guesses[event.seat] = event.number; }

// ---- The game -----------------------------------------------------------------------------------------

std::vector<OptionText> NewGame::optionTexts() { return {{"highest", "the highest number, 2 to 99"}}; }

MaybeRefusal NewGame::whyNot(const Options& options, int players) {
    if (players < fewestPlayers || players > mostPlayers) return Veto{"Q-S1", "players", "2 to 6 players"};
    if (options.highest < 2 || options.highest > 99) return Veto{"Q-S2", "highest", "the highest number is 2 to 99"};
    return {};
}

State NewGame::table(const Options& options, int players) {
    State state;
    state.up.options = options;
    state.up.guessed = ForEach<bool>(players);
    state.down.guesses = ForEach<std::uint8_t>(players);
    return state;
}

void NewGame::start(Story<NewGame>& story, Chance& chance) {
    story.hide(NumberDrawn{anyNumber(story.now().up.options, chance)});  // Q-S2
}

Mine NewGame::mine(const State& state, Seat seat) {  // Q-H1
    const std::uint8_t guess = state.down.guesses[seat];
    return Guesser{guess == 0 ? std::nullopt : std::optional(guess)};
}

void NewGame::play(Story<NewGame>& story, Seat seat, const Command& command, Chance&) {
    story.hide(NumberChosen{seat, std::get<Guess>(command).number});
    story.show(Guessed{seat});
    const auto& [up, down] = story.now();
    if (std::ranges::all_of(up.guessed, [](bool guessed) { return guessed; })) story.show(opened(down));  // Q-E1
}

std::vector<Command> NewGame::everyCommand(const Options& options) {
    std::vector<Command> commands;
    for (int i = 1; i <= options.highest; ++i) commands.emplace_back(Guess{static_cast<std::uint8_t>(i)});
    return commands;
}

State NewGame::redeal(const View& view, Chance& chance) {
    State state = table(view.up.options, view.up.guessed.count());
    state.up = view.up;
    state.down.number = anyNumber(view.up.options, chance);
    for (int i = 0; i < view.up.guessed.count(); ++i)
        if (view.up.guessed[Seat(i)]) state.down.guesses[Seat(i)] = anyNumber(view.up.options, chance);
    if (view.up.opened) state.down = {view.up.opened->number, view.up.opened->guesses};
    if (const auto* mine = std::get_if<Guesser>(&view.mine)) state.down.guesses[*view.seat] = mine->guess.value_or(0);
    return state;
}

std::vector<int> NewGame::scores(const FaceUp& up) {
    std::vector<int> scores;
    for (int i = 0; i < up.guessed.count(); ++i)
        scores.push_back(up.opened && up.opened->winners.contains(Seat(i)) ? 1 : 0);
    return scores;
}

std::vector<Seat> NewGame::winners(const FaceUp& up) {
    if (!up.opened) return {};
    return {up.opened->winners.begin(), up.opened->winners.end()};
}

}  // namespace parlour::new_game
