// Games of I Am Not Human between bots: how often the human wins, and how; whether an empty seat is noticed.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/not_human/not_human_bot.h"
#include "bots/report.h"

namespace parlour::bots {

struct NotHumanSeat {
    std::string player;
    long long wins, stars;
    long long roundsAsHuman, wonAsHuman, hidAsHuman, unseenAsHuman;
    long long votes, rightVotes;  // as a robot
};
/// Rounds, but for `games`. Those with a human at the table end in one of four ways: the right picture or a wrong one
/// was named, the human stayed hidden, or was caught. What would have come of always hiding is played beside them.
struct NotHumanCount {
    std::string game;
    long long games, rounds;
    long long withHuman, namedRight, namedWrong, stayedHidden, caught;
    long long caughtIfAlwaysHiding;
    long long empty, emptyRecognised;  // nobody at the table was the human
    std::vector<NotHumanSeat> seats;
};
WIRE(NotHumanSeat, player, wins, stars, roundsAsHuman, wonAsHuman, hidAsHuman, unseenAsHuman, votes, rightVotes)
WIRE(NotHumanCount, game, games, rounds, withHuman, namedRight, namedWrong, stayedHidden, caught, caughtIfAlwaysHiding,
     empty, emptyRecognised, seats)

/// The options must suit as many players as the trial has.
Report simulateNotHuman(const not_human::Options& options, const Trial& trial);

/// Who sits in a seat, anew for each game.
struct NotHumanGuest {
    std::string name;
    std::function<std::unique_ptr<NotHumanPlayer>(Chance&)> arrive;
};
/// The same with anybody; of the trial its seats are not asked.
NotHumanCount countNotHuman(const not_human::Options& options, const Trial& trial,
                            const std::vector<NotHumanGuest>& guests);

}  // namespace parlour::bots
