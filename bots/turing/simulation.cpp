// Each round is also played to its third pair on the side, as if nobody voted early: or else only rounds that were hard
// to read would count there. SPDX-License-Identifier: MIT
#include "bots/turing/simulation.h"

#include <algorithm>
#include <cmath>

#include "bots/play_out.h"
#include "core/json.h"
#include "core/plain.h"
#include "games/turing/turing.h"

namespace parlour::bots {
namespace {

using namespace turing;

using Minds = std::vector<TuringPlayer*>;

void note(Right& sum, bool right) { ++sum.of, sum.right += right ? 1 : 0; }

void noteGuess(TuringCount& count, std::size_t seat, std::size_t pair, double left, Side machine) {
    const bool right = (left >= 0.5) == (machine == Side::R);
    const double sure = std::max(left, 1 - left);
    note(count.seats[seat].guesses[pair], right);
    Sureness& bin = count.sureness[std::min<std::size_t>(9, static_cast<std::size_t>((sure - 0.5) * 20))];
    bin.millionths += std::llround(sure * 1e6);
    bin.right += right ? 1 : 0;
    ++bin.of;
}

/// Lets the round that has just begun go on to its third pair, without votes, and asks everybody after each.
void guess(const State& state, const Minds& company, Chance& chance, TuringCount& count) {
    Story<Turing> aside(state, Journal::dropped);
    const Seat responder = state.up.responder;
    while (!aside.now().up.pairs.full()) {
        for (int i = 0; aside.now().up.phase == Phase::voting && i < aside.now().up.players.count(); ++i)
            if (Seat(i) != responder) Turing::play(aside, Seat(i), Pass{}, chance);
        const auto answer = company[indexOf(responder)]->choose(Turing::view(aside.now(), responder), chance);
        assert(answer);
        Turing::play(aside, responder, *answer, chance);
    }
    std::vector<reading::Beliefs> others;
    for (std::size_t i = 0; i < company.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (seat == responder) continue;
        company[i]->choose(Turing::view(state, seat), chance);  // that it knows of the round before
        const auto beliefs = company[i]->beliefs(aside.now().up);
        for (std::size_t pair = 0; pair < beliefs.size(); ++pair) {
            noteGuess(count, i, pair, beliefs[pair], state.down.machine);
            for (const auto& other : others)
                note(count.alikeGuesses[pair], (other[pair] >= 0.5) == (beliefs[pair] >= 0.5));
        }
        others.push_back(beliefs);
    }
}

void noteVotes(const FaceUp& before, const RoundScored& scored, TuringCount& count) {
    for (std::size_t i = 0; i < count.seats.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        const int after = before.players[seat].votedAfter;  // 0: the vote that ended the round
        if (const auto vote = scored.votes[seat])
            note(count.seats[i].votes[static_cast<std::size_t>((after == 0 ? before.pairs.count() : after) - 1)],
                 *vote != scored.machine);
        for (std::size_t j = 0; j < i; ++j)
            if (scored.votes[seat] && scored.votes[Seat(static_cast<int>(j))])
                note(count.alike, scored.votes[seat] == scored.votes[Seat(static_cast<int>(j))]);
    }
}

void playGame(const Options& options, const TuringParty& party, std::uint64_t seed, TuringCount& count) {
    SeededChance chance(seed);
    SeededChance besides(~seed);
    Company<Turing> company;
    Minds minds;
    for (auto& player : party(chance)) {
        minds.push_back(player.get());
        company.push_back(std::move(player));
    }
    count.seats.resize(company.size());
    auto story = begin<Turing>(options, static_cast<int>(company.size()), chance, Journal::dropped);
    guess(story.now(), minds, besides, count);
    while (!Turing::isOver(story.now().up)) {
        const FaceUp before = story.now().up;
        playOn(story, company, chance);
        const FaceUp& up = story.now().up;
        const bool over = Turing::isOver(up);
        if (up.round == before.round && !over) continue;
        ++count.rounds;
        noteVotes(before, *up.lastRound, count);
        if (!over) guess(story.now(), minds, besides, count);
    }
    for (const Seat seat : Turing::winners(story.now().up)) ++count.seats[indexOf(seat)].wins;
    const auto points = Turing::scores(story.now().up);
    for (std::size_t seat = 0; seat < points.size(); ++seat) count.seats[seat].points += points[seat];
}

Right sumOf(const TuringCount& count, std::vector<Right> TuringSeat::* kind, std::size_t pair) {
    Right sum;
    for (const TuringSeat& seat : count.seats) sum.right += (seat.*kind)[pair].right, sum.of += (seat.*kind)[pair].of;
    return sum;
}

std::string textOf(const TuringCount& count, const std::vector<Level>& levels) {
    const auto line = [](const char* what, auto&& rightAfter) {
        std::string text = what;
        for (std::size_t pair = 0; pair < pairsInRound; ++pair) {
            const Right sum = rightAfter(pair);
            text += "  " + decimal(sum.right, sum.of, 3) + " of " + std::to_string(sum.of);
        }
        return text + "\n";
    };
    std::string text =
        std::to_string(count.games) + " games of turing, " + decimal(count.rounds, count.games) + " rounds each\n";
    text += line("guesses right after pair 1, 2, 3:", [&](std::size_t pair) { return guessesAfter(count, pair); });
    text += line("votes right after pair 1, 2, 3:  ", [&](std::size_t pair) { return votesAfter(count, pair); });
    text += "two votes in a round alike: " + decimal(count.alike.right, count.alike.of, 3) + "\n";
    text += "calibration error " + decimal(count.calibrationMillionths, 1'000'000, 3) + "\n";
    for (std::size_t i = 0; i < count.seats.size(); ++i) {
        const TuringSeat& seat = count.seats[i];
        text += "seat " + std::to_string(i) + ", " + wire::plain(levels[i]) + ": " + decimal(seat.points, count.games) +
                " points, wins " + decimal(seat.wins, count.games) + "\n";
    }
    return text;
}

}  // namespace

Right guessesAfter(const TuringCount& count, std::size_t pair) { return sumOf(count, &TuringSeat::guesses, pair); }
Right votesAfter(const TuringCount& count, std::size_t pair) { return sumOf(count, &TuringSeat::votes, pair); }

TuringParty partyOf(int players, const TuringManner& manner, const GalleryReference& gallery) {
    return [=](Chance& chance) {
        std::vector<std::unique_ptr<TuringPlayer>> all;
        for (int i = 0; i < players; ++i) all.push_back(newTuringPlayer(manner, gallery, chance));
        return all;
    };
}

TuringParty twins(int players, Level level, const GalleryReference& gallery) {
    return [=](Chance& chance) {
        std::vector<std::unique_ptr<TuringPlayer>> all;
        const Persona who = anybody(level, chance);
        const std::uint64_t seed = drawSeed(chance);
        for (int i = 0; i < players; ++i) {
            SeededChance eyes(seed);
            all.push_back(newTuringPlayer(who, gallery, eyes));
        }
        return all;
    };
}

TuringParty partyOf(const std::vector<Level>& levels, const GalleryReference& gallery) {
    return [=](Chance& chance) {
        std::vector<std::unique_ptr<TuringPlayer>> all;
        const auto characters = anyCharacters(levels.size(), chance);
        for (std::size_t i = 0; i < levels.size(); ++i)
            all.push_back(newTuringPlayer(Persona{levels[i], characters[i]}, gallery, chance));
        return all;
    };
}

TuringCount countTuring(const Options& options, const TuringParty& party, const Trial& trial) {
    TuringCount count;
    count.game = Turing::name;
    count.games = trial.games;
    for (long long game = 0; game < trial.games; trial.progress(++game))
        playGame(options, party, trial.seed + static_cast<std::uint64_t>(game), count);
    long long off = 0;
    long long all = 0;
    for (const Sureness& bin : count.sureness) off += std::abs(bin.millionths - bin.right * 1'000'000), all += bin.of;
    count.calibrationMillionths = all == 0 ? 0 : off / all;
    return count;
}

Report simulateTuring(const Options& options, const Trial& trial) {
    const TuringCount count = countTuring(options, partyOf(trial.seats, trial.gallery), trial);
    return {wire::message(count), textOf(count, trial.seats)};
}

}  // namespace parlour::bots
