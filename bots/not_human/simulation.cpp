// Counting what becomes of humans among robots.
// SPDX-License-Identifier: MIT
#include "bots/not_human/simulation.h"

#include "bots/play_out.h"
#include "core/json.h"
#include "core/plain.h"
#include "games/not_human/not_human.h"

namespace parlour::bots {

using namespace not_human;

namespace {

/// Plays until the round is scored.
const RoundScored& finishRound(Story<NotHuman>& story, const Company<NotHuman>& company, Chance& chance) {
    const auto isPlayed = [&, round = story.now().up.round] {
        return story.now().up.round != round || story.now().up.phase == Phase::over;
    };
    while (!isPlayed()) playOn(story, company, chance);
    return *story.now().up.lastRound;
}

void playToQuestion(Story<NotHuman>& story, const Company<NotHuman>& company, Chance& chance) {
    while (story.now().up.phase != Phase::asking) playOn(story, company, chance);
}

/// The entry of the human's word; the server's, if nobody at the table is the human.
std::uint8_t rightVote(const State& state) {
    const auto& said = state.up.associations;
    for (std::size_t i = 0; i < said.size(); ++i)
        if (said[i].seat == state.down.human) return static_cast<std::uint8_t>(i + 1);
    return serverEntry;
}

/// The same round, if nobody steps forward.
bool isCaughtHiding(Story<NotHuman> story, const Company<NotHuman>& company, Chance& chance) {
    NotHuman::timeUp(story, chance);  // N-G4
    return finishRound(story, company, chance).winner == Winner::robots;
}

/// What everybody voted for, against what would have been right.
void countVotes(const RoundScored& round, std::uint8_t right, NotHumanCount& counted) {
    for (std::size_t i = 0; i < counted.seats.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (seat == round.human || !round.votes[seat]) continue;
        ++counted.seats[i].votes;
        counted.seats[i].rightVotes += round.votes[seat] == right ? 1 : 0;
    }
}

void count(const RoundScored& round, std::uint8_t right, NotHumanCount& counted) {
    ++counted.rounds;
    for (std::size_t i = 0; i < counted.seats.size(); ++i)
        counted.seats[i].stars += round.stars[Seat{static_cast<std::uint8_t>(i)}];
    countVotes(round, right, counted);
    const bool robotsWon = round.winner == Winner::robots;
    if (!round.human) {
        ++counted.empty;
        counted.emptyRecognised += robotsWon ? 1 : 0;
        return;
    }
    ++counted.withHuman;
    auto& ending = round.opened ? (robotsWon ? counted.caught : counted.stayedHidden)
                                : (robotsWon ? counted.namedWrong : counted.namedRight);
    ++ending;
    NotHumanSeat& seat = counted.seats[indexOf(*round.human)];
    ++seat.roundsAsHuman;
    seat.wonAsHuman += robotsWon ? 0 : 1;
    seat.hidAsHuman += round.opened ? 1 : 0;
    seat.unseenAsHuman += round.opened && !robotsWon ? 1 : 0;
}

std::string textOf(const NotHumanCount& counted) {
    const auto ofHumans = [&](long long part) { return decimal(part, counted.withHuman, 3); };
    std::string text = std::to_string(counted.games) + " games of not-human, " + std::to_string(counted.rounds) +
                       " rounds, " + std::to_string(counted.withHuman) + " with a human at the table\n";
    text += "the human wins " + ofHumans(counted.namedRight + counted.stayedHidden) + ": names the picture " +
            ofHumans(counted.namedRight) + ", stays hidden " + ofHumans(counted.stayedHidden) + "\n";
    text += "the human loses " + ofHumans(counted.namedWrong + counted.caught) + ": names a wrong picture " +
            ofHumans(counted.namedWrong) + ", is caught " + ofHumans(counted.caught) +
            "; always hiding would be caught " + ofHumans(counted.caughtIfAlwaysHiding) + "\n";
    if (counted.empty > 0)
        text += "nobody is the human in " + std::to_string(counted.empty) + " rounds, recognised " +
                decimal(counted.emptyRecognised, counted.empty, 3) + "\n";
    for (std::size_t i = 0; i < counted.seats.size(); ++i) {
        const NotHumanSeat& seat = counted.seats[i];
        text += "seat " + std::to_string(i) + ", " + seat.player + ": wins " + decimal(seat.wins, counted.games) +
                ", " + decimal(seat.stars, counted.rounds) + " stars a round, wins as the human " +
                decimal(seat.wonAsHuman, seat.roundsAsHuman) + ", votes right " + decimal(seat.rightVotes, seat.votes) +
                "\n";
    }
    return text;
}

}  // namespace

NotHumanCount countNotHuman(const Options& options, const Trial& trial, const std::vector<NotHumanGuest>& guests) {
    NotHumanCount counted{};
    counted.game = NotHuman::name;
    counted.games = trial.games;
    for (const NotHumanGuest& guest : guests) counted.seats.push_back({guest.name, 0, 0, 0, 0, 0, 0, 0, 0});
    for (long long game = 0; game < trial.games; trial.progress(++game)) {
        SeededChance chance(trial.seed + static_cast<std::uint64_t>(game));
        Company<NotHuman> company;
        for (const NotHumanGuest& guest : guests) company.push_back(guest.arrive(chance));
        auto story = begin<NotHuman>(options, static_cast<int>(guests.size()), chance, Journal::dropped);
        while (!NotHuman::isOver(story.now().up)) {
            playToQuestion(story, company, chance);
            if (story.now().down.human) counted.caughtIfAlwaysHiding += isCaughtHiding(story, company, chance) ? 1 : 0;
            const std::uint8_t right = rightVote(story.now());
            count(finishRound(story, company, chance), right, counted);
        }
        for (const Seat winner : story.now().up.winners) ++counted.seats[indexOf(winner)].wins;
    }
    return counted;
}

Report simulateNotHuman(const Options& options, const Trial& trial) {
    std::vector<NotHumanGuest> guests;
    for (const Level level : trial.seats)
        guests.push_back({wire::plain(level), [&, level](Chance& chance) {
                              return newNotHumanPlayer(anybody(level, chance), trial.gallery, chance);
                          }});
    const auto counted = countNotHuman(options, trial, guests);
    return {wire::message(counted), textOf(counted)};
}

}  // namespace parlour::bots
