// New Game, the whole truth: what not everybody may see, and the functions of the game (rules.cpp).
// What players say and see is in view.h; bots and clients include only that.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/new_game/view.h"

namespace parlour::new_game {

// ---- Secret events: kept in the journal, never sent ---------------------------------------------------
struct NumberDrawn {  // Q-S2
    std::uint8_t number;
};
struct NumberChosen {  // Q-G1
    Seat seat;
    std::uint8_t number;
};
using SecretEvent = std::variant<NumberDrawn, NumberChosen>;
using Event = Join<PublicEvent, SecretEvent>::Type;

/// What lies face down.
struct FaceDown {
    std::uint8_t number = 0;
    ForEach<std::uint8_t> guesses;  // 0: not yet
};

struct State {
    FaceUp up;
    FaceDown down;
};

JOURNAL(NumberDrawn, number)
JOURNAL(NumberChosen, seat, number)
JOURNAL(FaceDown, number, guesses)
JOURNAL(State, up, down)

void fold(FaceUp& up, const Guessed& event);
void fold(FaceUp& up, const Opened& event);
void fold(FaceDown& down, const NumberDrawn& event);
void fold(FaceDown& down, const NumberChosen& event);

struct NewGame {
    static constexpr std::string_view name = "new-game", title = "New Game",
                                      summary = "A number lies face down. Who comes nearest?";
    static constexpr int version = 1, fewestPlayers = 2, mostPlayers = new_game::mostPlayers;
    using Options = new_game::Options;
    using Command = new_game::Command;
    using PublicEvent = new_game::PublicEvent;
    using SecretEvent = new_game::SecretEvent;
    using FaceUp = new_game::FaceUp;
    using State = new_game::State;
    using View = new_game::View;
    using Facts = new_game::Facts;

    /// Why an event from a journal, or a view from a stranger, does not fit; empty if it does (fits.cpp).
    static std::string_view misfit(const State& state, const Event& event);
    static std::string_view misfit(const View& view);

    static std::vector<OptionText> optionTexts();
    static MaybeRefusal whyNot(const Options& options, int players);
    static State table(const Options& options, int players);
    static void start(Story<NewGame>& story, Chance& chance);

    static Mine mine(const State& state, Seat seat);
    static View view(const State& state, Seat seat) { return {seat, state.up, mine(state, seat)}; }
    static View watch(const FaceUp& up) { return {.seat = {}, .up = up, .mine = Watcher{}}; }
    static MaybeVeto whyNot(const View& view, const Command& command) { return new_game::whyNot(view, command); }
    static Facts facts(const View& view) { return factsOf(view); }
    static void play(Story<NewGame>& story, Seat seat, const Command& command, Chance& chance);
    static std::vector<Command> everyCommand(const Options& options);
    static constexpr bool isTimed = false;
    static std::optional<Clock> clock(const FaceUp&) { return {}; }  // people take the time they want
    static void timeUp(Story<NewGame>&, Chance&) {}
    static State redeal(const View& view, Chance& chance);

    static bool mayTalk(const FaceUp&, Seat) { return true; }
    static bool isOver(const FaceUp& up) { return up.phase == Phase::over; }
    static std::vector<int> scores(const FaceUp& up);
    static std::vector<Seat> winners(const FaceUp& up);
};

/// Q-E1: opening everything tells secrets, and nothing else does.
inline bool reveals(const Options&, const EventOf<NewGame>& event, int) {
    return std::holds_alternative<Opened>(event);
}

}  // namespace parlour::new_game
