// How bots of Turing take part in the evening; see life.h.
// SPDX-License-Identifier: MIT
#include "bots/turing/life.h"

#include <algorithm>

#include "bots/speech.h"

namespace parlour::bots {
namespace {

using namespace turing;

/// Who read the Responder's mind, and who did not.
struct Votes {
    explicit Votes(const RoundScored& round) {
        for (std::size_t i = 0; i < round.votes.size(); ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            const auto& vote = round.votes[seat];
            if (!vote) responder = seat;  // everybody else has voted when a round is scored
            if (vote) (*vote == round.machine ? wrong : right).push_back(seat);
        }
    }
    std::optional<Seat> responder;
    std::vector<Seat> right, wrong;
};

MaybeRemark onRound(const Votes& votes, Mode mode, const Bystander& who, Speech& speech) {
    if (!votes.responder) return {};
    const bool deceives = mode == Mode::gnirut;
    if (votes.responder == who.self) {
        if (deceives && votes.wrong.size() >= votes.right.size()) return speech.line(Line::disguised);
        if (votes.wrong.empty()) return speech.say(Line::selfRead, {}, deceives ? Reaction::wow : Reaction::heart);
        if (votes.right.empty()) return speech.say(Line::selfMisread, {}, Reaction::laugh);
        return {};
    }
    const bool isRight = std::ranges::find(votes.right, who.self) != votes.right.end();
    const auto slots = Slots::about(who.nameOf(*votes.responder));
    if (votes.wrong.empty()) return speech.say(Line::allRight, slots, Reaction::applause);
    if (votes.right.empty()) return speech.say(Line::allWrong, slots, Reaction::laugh);
    if (isRight && votes.right.size() == 1) return speech.say(Line::onlyI, {}, Reaction::wow);
    if (!isRight) return speech.say(Line::selfWrong, {}, Reaction::wow);
    return speech.say(Line::someRight, {}, Reaction::applause);
}

}  // namespace

Pace paceOf(const FaceUp& up) {
    Pace pace;
    pace.moment =
        up.round * 32U + static_cast<std::uint32_t>(up.pairs.size()) * 4U + static_cast<std::uint32_t>(up.phase);
    if (up.phase == Phase::answering) {
        const int row = rowLength(up.options.difficulty);
        pace.shortest = 2000 + 600 * row, pace.longest = 5000 + 1800 * row;
    } else {  // two columns; the first pair is new to everybody
        const bool isFirst = up.pairs.size() < 2;
        pace.shortest = isFirst ? 4000 : 3000, pace.longest = isFirst ? 12'000 : 9000, pace.patience = 20'000;
    }
    return pace;
}

MaybeRemark remarkOn(const PublicEvent& event, const FaceUp& up, const Bystander& who, Chance& luck) {
    Speech speech(who, luck);
    if (std::holds_alternative<RoundStarted>(event) && up.round == 1 && speech.now(70)) return speech.greeting();
    if (std::holds_alternative<PairPlaced>(event) && up.pairs.full() && speech.now(40))
        return speech.say(Line::lastPair, {}, Reaction::think);
    if (const auto* round = std::get_if<RoundScored>(&event))
        return onRound(Votes(*round), up.options.mode, who, speech);
    if (const auto* end = std::get_if<GameOver>(&event)) {
        const bool together = up.options.mode == Mode::cooperative;  // T-E3: won or lost by all
        if (together) return end->winners.empty() ? Reaction::heart : Reaction::applause;
        return speech.farewell(end->winners, Line::theyWon);
    }
    return {};
}

/// Only in Gnirut does anybody mean to deceive; elsewhere being read is what one hopes for.
std::vector<Encounter> encountersIn(const PublicEvent& event, const FaceUp& up) {
    const auto* round = std::get_if<RoundScored>(&event);
    if (round == nullptr) return {};
    const Votes votes(*round);
    std::vector<Encounter> all;
    if (!votes.responder) return all;
    for (const Seat seat : votes.right) all.push_back({Deed::sawThrough, seat, *votes.responder});
    if (up.options.mode == Mode::gnirut)
        for (const Seat seat : votes.wrong) all.push_back({Deed::fooled, *votes.responder, seat});
    return all;
}

}  // namespace parlour::bots
