// Games of Turing between bots: how often they are right after each pair, what they score, and whether they know how
// sure they may be. SPDX-License-Identifier: MIT
#pragma once
#include <functional>

#include "bots/report.h"
#include "bots/turing/turing_bot.h"

namespace parlour::bots {

/// How often something was right, of how many times.
struct Right {
    long long right = 0, of = 0;
};
WIRE(Right, right, of)
/// `points` and `wins` are sums over all games. `guesses` are what the seat would have voted for after the first,
/// second and third pair of every round in which it was Interrogator, had everybody waited that long; `votes` are those
/// cast.
struct TuringSeat {
    long long points = 0, wins = 0;
    std::vector<Right> guesses = std::vector<Right>(turing::pairsInRound), votes = guesses;
};
WIRE(TuringSeat, points, wins, guesses, votes)
/// Guesses that were so and so sure; `millionths`: how sure they were together.
struct Sureness {
    long long millionths = 0, right = 0, of = 0;
};
WIRE(Sureness, millionths, right, of)
struct TuringCount {
    std::string game;
    long long games = 0, rounds = 0;
    std::vector<TuringSeat> seats;
    std::vector<Sureness> sureness = std::vector<Sureness>(10);  // of all guesses: from 0.5 to 0.55, to 0.6... to 1
    long long calibrationMillionths = 0;                         // how far from right those were on average
    Right alike;                                                 // of two votes in a round
    std::vector<Right> alikeGuesses = std::vector<Right>(turing::pairsInRound);  // of two guesses after that pair
};
WIRE(TuringCount, game, games, rounds, seats, sureness, calibrationMillionths, alike, alikeGuesses)

/// Those who sit down to a game, by seat.
using TuringParty = std::function<std::vector<std::unique_ptr<TuringPlayer>>(Chance&)>;
/// As many with that manner, each with luck of its own in what it sees.
TuringParty partyOf(int players, const TuringManner& manner, const GalleryReference& gallery);
/// As many of one character, drawn anew for each game, who all see with the same eyes.
TuringParty twins(int players, Level level, const GalleryReference& gallery);
/// Bots of these levels; who they are is drawn anew for each game.
TuringParty partyOf(const std::vector<Level>& levels, const GalleryReference& gallery);

/// Plays games between those, whatever the levels of the trial's seats.
TuringCount countTuring(const turing::Options& options, const TuringParty& party, const Trial& trial);
/// How often all seats together guessed right after so many pairs (0 for the first), and voted.
Right guessesAfter(const TuringCount& count, std::size_t pair);
Right votesAfter(const TuringCount& count, std::size_t pair);

/// The options must suit as many players as the trial has.
Report simulateTuring(const turing::Options& options, const Trial& trial);

}  // namespace parlour::bots
