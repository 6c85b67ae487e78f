// What events change on the table of I Am Not Human. What brings them about is in rules.cpp.
// SPDX-License-Identifier: MIT
#include "games/not_human/not_human.h"

namespace parlour::not_human {
namespace {

/// A new phase; if it has a time limit, it is a new one.
void enter(FaceUp& up, Phase phase) {
    up.phase = phase;
    ++up.limits;
}

void nobodyIsReady(FaceUp& up) {
    for (Player& player : up.players) player.ready = false;
}

}  // namespace

void fold(FaceUp& up, const PicturesReshuffled&) { up.usedCards.clear(); }  // N-S1

void fold(FaceUp& up, const RoundStarted& event) {
    enter(up, Phase::looking);
    ++up.round;
    up.pictures = event.pictures;
    for (const Picture picture : event.pictures)
        up.usedCards.push_back(static_cast<std::uint8_t>(picture) / 2);  // N-E1
    up.steppedForward.reset();
    up.named.reset();
    up.answer.reset();
    up.explained = up.extensions = 0;
    for (Player& player : up.players) player.voted = false;
}

void fold(FaceUp& up, const BecameReady& event) { up.players[event.seat].ready = true; }

void fold(FaceUp& up, const RolesGiven&) {
    enter(up, Phase::associating);
    nobodyIsReady(up);
    up.associations.clear();
}

void fold(FaceUp& up, const Said& event) {
    up.associations.push_back({event.seat, event.word, {}});  // N-A1
    up.usedWords.push_back(markOf(event.word, up.options));   // N-A5
}

void fold(FaceUp& up, const HumanAsked&) { enter(up, Phase::asking); }

void fold(FaceUp& up, const SteppedForward& event) {
    enter(up, Phase::naming);
    up.steppedForward = event.seat;
}

void fold(FaceUp& up, const Named& event) { up.named = event.picture; }

void fold(FaceUp& up, const AnswerOpened& event) {
    up.answer = event.number;
    if (up.phase == Phase::asking) enter(up, Phase::explaining);
}

void fold(FaceUp& up, const Explained& event) {
    up.associations[up.explained++].explanation = event.text;
    enter(up, up.explained == up.associations.count() ? Phase::discussing : Phase::explaining);
}

void fold(FaceUp& up, const DiscussionExtended&) {
    enter(up, Phase::discussing);
    nobodyIsReady(up);
    ++up.extensions;
}

void fold(FaceUp& up, const DiscussionEnded&) {
    enter(up, Phase::voting);
    nobodyIsReady(up);
}

void fold(FaceUp& up, const Voted& event) { up.players[event.seat].voted = true; }

void fold(FaceUp& up, const RoundScored& event) {
    up.lastRound = event;
    for (int i = 0; i < up.players.count(); ++i) {
        const std::uint8_t stars = event.stars[Seat(i)];
        up.players[Seat(i)].stars += stars;
        up.players[Seat(i)].pairsOfStars += stars == 2 ? 1 : 0;  // N-E2
    }
}

void fold(FaceUp& up, const GameOver& event) {
    enter(up, Phase::over);
    up.winners = event.winners;
}

void fold(FaceDown& down, const RoundStarted&) {
    down.number = 0;
    down.human.reset();
    for (auto& vote : down.votes) vote.reset();
}
void fold(FaceDown& down, const RolesDealt& event) {
    down.number = event.number;
    down.human = event.human;
}
void fold(FaceDown& down, const VoteChosen& event) { down.votes[event.seat] = event.entry; }

}  // namespace parlour::not_human
