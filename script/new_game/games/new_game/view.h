// New Game, what players can say and see. This is all that bots, clients and messages know of the game;
// the secrets are in new_game.h. The rules, with their numbers (Q-G1...), are in RULES.md.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/game.h"

namespace parlour::new_game {

enum class Phase : std::uint8_t { guessing, over };

constexpr int mostPlayers = 6;  // Q-S1

template <class T>
using ForEach = PerSeat<T, mostPlayers>;

struct Options {
    std::uint8_t highest = 9;  // Q-S2
};

// ---- Commands: what a player may ask for -------------------------------------------------------------
struct Guess {  // Q-G1
    std::uint8_t number;
};
using Command = std::variant<Guess>;

// ---- Public events: what happened before everybody's eyes ---------------------------------------------
struct Guessed {
    Seat seat;
};
struct Opened {  // Q-E1
    std::uint8_t number;
    ForEach<std::uint8_t> guesses;
    Few<Seat, mostPlayers> winners;
};
using PublicEvent = std::variant<Guessed, Opened>;

// ---- The table ---------------------------------------------------------------------------------------
/// What lies face up. Public events alone change it, so it cannot hold a secret.
struct FaceUp {
    Options options;
    Phase phase = Phase::guessing;
    ForEach<bool> guessed;
    std::optional<Opened> opened;
};

// ---- What one seat knows: what lies face up, and secrets of its own. There is no room for another's. --
struct Guesser {
    std::optional<std::uint8_t> guess;
};
struct Watcher {};
using Mine = std::variant<Guesser, Watcher>;

struct View {
    std::optional<Seat> seat;
    FaceUp up;
    Mine mine;
};

// ---- What follows from a view by the rules, for bots and for those who draw it --------------------------
struct Facts {
    Few<Seat, mostPlayers> waitedFor;
};
Facts factsOf(const View& view);

/// Why a command is refused to who sees this view. It asks the view alone, so that a refusal cannot leak.
MaybeVeto whyNot(const View& view, const Command& command);

WORDS(Phase, guessing, over)
OPTIONS(Options, highest)
WIRE(Guess, number)
WIRE(Guessed, seat)
WIRE(Opened, number, guesses, winners)
WIRE(FaceUp, options, phase, guessed, opened)
WIRE(Guesser, guess)
WIRE(Watcher)
WIRE(View, seat, up, mine)
WIRE(Facts, waitedFor)

}  // namespace parlour::new_game
