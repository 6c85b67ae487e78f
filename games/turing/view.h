// Turing, what players can say and see. This is all that bots, clients and messages know of the game;
// the secrets are in turing.h. The rules, with their numbers (T-R5...), are in RULES.md.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/game.h"

namespace parlour::turing {

enum class Card : std::uint16_t {};  // a picture of the deck, 0, 1, 2...
enum class Side : std::uint8_t { L, R };
enum class Edition : std::uint8_t { published, prototype };
enum class Mode : std::uint8_t { competitive, cooperative, gnirut };
enum class Difficulty : std::uint8_t { hard, normal, easy };
enum class Phase : std::uint8_t { answering, voting, over };

constexpr int mostPlayers = 6;  // T-C2: six colours
constexpr int pairsInRound = 3, longestRow = 5, smallestDeck = 60, boxDeck = 90;
constexpr int mostDiscards = pairsInRound * (longestRow - 2);

constexpr Side other(Side side) { return side == Side::L ? Side::R : Side::L; }
constexpr int rowLength(Difficulty difficulty) { return 3 + static_cast<int>(difficulty); }  // T-M4

template <class T>
using ForEach = PerSeat<T, mostPlayers>;

struct Options {
    Edition edition = Edition::published;
    Mode mode = Mode::competitive;
    Difficulty difficulty = Difficulty::normal;  // T-M4
    std::uint8_t target = 2;                     // T-E4
    std::uint16_t deck = boxDeck;                // T-C1: how many pictures
};

// ---- Commands: what a player may ask for -------------------------------------------------------------
struct Answer {  // T-R6: the Responder's card, counted from the left of the row, 0 first
    std::uint8_t position;
};
struct Vote {  // T-V1: the column that was chosen by a mind
    Side side;
};
struct Pass {};
using Command = std::variant<Answer, Vote, Pass>;

// ---- Public events: what happened before everybody's eyes ---------------------------------------------
struct RoundStarted {
    Seat responder;
    Card guide;
};
struct PairBegun {};  // T-R4: the Responder draws a row
struct PairPlaced {   // T-R8
    Card left, right;
};
struct Voted {
    Seat seat;
};
struct Passed {
    Seat seat;
};
struct RoundScored {  // T-H4
    Side machine;
    ForEach<std::optional<Side>> votes;
    ForEach<std::uint8_t> points;
    std::uint8_t together;  // T-S6: what the table scored as one
};
struct GameOver {
    Few<Seat, mostPlayers> winners;
};
using PublicEvent = std::variant<RoundStarted, PairBegun, PairPlaced, Voted, Passed, RoundScored, GameOver>;

// ---- The table ---------------------------------------------------------------------------------------
struct Player {
    std::uint8_t votedAfter = 0;                      // T-V2: the pair after which they voted this round, 0 = not yet
    bool passed = false;                              // on the pair that lies there now
    std::uint32_t points = 0, pointsAsResponder = 0;  // T-S4
};

/// What lies face up. Public events alone change it, so it cannot hold a secret.
struct FaceUp {
    Options options;
    Phase phase = Phase::answering;
    std::uint32_t round = 0;
    Seat responder{};
    Card guide{};
    Few<PairPlaced, pairsInRound> pairs;
    ForEach<Player> players;
    std::uint32_t together = 0;  // T-S6
    std::optional<RoundScored> lastRound;
    Few<Seat, mostPlayers> winners;
};

// ---- What one seat knows: what lies face up, and secrets of its own. There is no room for another's. --
struct Responder {  // T-H1
    Side machine;
    Few<Card, longestRow> row;
    Few<Card, mostDiscards> discarded;
};
struct Interrogator {  // T-H2
    std::optional<Side> vote;
};
struct Watcher {};  // T-H3
using Mine = std::variant<Responder, Interrogator, Watcher>;

struct View {
    std::optional<Seat> seat;
    FaceUp up;
    Mine mine;
};

// ---- What follows from a view by the rules, for bots and for those who draw it --------------------------
struct Goal {  // T-E3, T-E6
    std::uint32_t points, needed;
};
struct Facts {
    Few<Seat, mostPlayers> waitedFor;
    Few<Seat, mostPlayers> ranking;          // points, then points as Responder (T-S4), then the seats
    std::uint8_t pairs = pairsInRound;       // in a round
    std::optional<std::uint8_t> worth;       // what a right vote scores now; nothing, if the table scores as one (T-S6)
    Few<std::uint8_t, pairsInRound> worths;  // the same after each pair of a round; empty, if the table scores as one
    std::optional<Goal> goal;                // of a table that plays together
    std::optional<std::uint8_t> machinesCard;  // T-R5: its place in the row that one holds
};
Facts factsOf(const View& view);

/// Why a command is refused to who sees this view. It asks the view alone, so that a refusal cannot leak.
MaybeVeto whyNot(const View& view, const Command& command);

WORDS(Side, L, R)
WORDS(Edition, published, prototype)
WORDS(Mode, competitive, cooperative, gnirut)
WORDS(Difficulty, hard, normal, easy)
WORDS(Phase, answering, voting, over)
OPTIONS(Options, edition, mode, difficulty, target, deck)
WIRE(Answer, position)
WIRE(Vote, side)
WIRE(Pass)
WIRE(RoundStarted, responder, guide)
WIRE(PairBegun)
WIRE(PairPlaced, left, right)
WIRE(Voted, seat)
WIRE(Passed, seat)
WIRE(RoundScored, machine, votes, points, together)
WIRE(GameOver, winners)
WIRE(Player, votedAfter, passed, points, pointsAsResponder)
WIRE(FaceUp, options, phase, round, responder, guide, pairs, players, together, lastRound, winners)
WIRE(Responder, machine, row, discarded)
WIRE(Interrogator, vote)
WIRE(Watcher)
WIRE(View, seat, up, mine)
WIRE(Goal, points, needed)
WIRE(Facts, waitedFor, ranking, pairs, worth, worths, goal, machinesCard)

}  // namespace parlour::turing
