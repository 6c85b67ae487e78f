// How bots of Turing Machine take part in the evening; see life.h.
// SPDX-License-Identifier: MIT
#include "bots/turing_machine/life.h"

#include <algorithm>

#include "bots/speech.h"

namespace parlour::bots {
namespace {

using namespace turing_machine;

MaybeRemark onThumbs(const ThumbsShown& thumbs, const Bystander& who, Speech& speech) {
    for (std::size_t i = 0; i < thumbs.up.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (seat == who.self || !thumbs.up[seat]) continue;
        return speech.say(Line::thumb, Slots::about(who.nameOf(seat)), Reaction::wow);
    }
    if (thumbs.up[who.self] || !speech.now(40)) return {};
    return speech.say(Line::noThumb, {}, Reaction::think);
}

MaybeRemark onCodes(const CodesChecked& checked, const Bystander& who, Speech& speech) {
    for (const CheckedCode& code : checked.codes) {
        if (code.right) continue;
        if (code.seat == who.self) return speech.say(Line::selfWrongCode, {}, Reaction::laugh);
        return speech.say(Line::wrongCode, Slots::about(who.nameOf(code.seat)), Reaction::heart);
    }
    return {};
}

/// Two found the code, and one question decided between them (M-E1).
MaybeRemark onNarrowRace(const GameOver& end, const FaceUp& up, const Bystander& who, Speech& speech) {
    if (!up.lastCodes || end.winners.count() != 1) return {};
    const Seat winner = end.winners[0];
    for (const CheckedCode& code : up.lastCodes->codes) {
        const bool isOfTwo = winner == who.self ? code.seat != who.self : code.seat == who.self;
        if (!isOfTwo || !code.right || up.sheets[code.seat].questions != up.sheets[winner].questions + 1) continue;
        if (winner == who.self)
            return speech.say(Line::narrowlyWon, Slots::about(who.nameOf(code.seat)), Reaction::heart);
        return speech.say(Line::narrowlyLost, Slots::about(who.nameOf(winner)), Reaction::hurry);
    }
    return {};
}

}  // namespace

Pace paceOf(const FaceUp& up) {
    Pace pace;
    const int verifiers = up.cards.count();
    pace.moment = up.round;
    pace.shortest = 1000 + 100 * verifiers, pace.longest = 3000 + 700 * verifiers, pace.patience = 15'000;
    return pace;
}

MaybeRemark remarkOn(const PublicEvent& event, const FaceUp& up, const Bystander& who, Chance& luck) {
    Speech speech(who, luck);
    const auto* begun = std::get_if<RoundBegun>(&event);
    if (begun != nullptr && begun->round == 1 && speech.now(70)) return speech.greeting();
    const auto* end = std::get_if<GameOver>(&event);
    if (isShared(up)) {  // M-S1: one sheet, one success
        if (end == nullptr) return {};
        return end->winners.empty() ? Reaction::heart : Reaction::applause;
    }
    if (const auto* thumbs = std::get_if<ThumbsShown>(&event)) return onThumbs(*thumbs, who, speech);
    if (const auto* checked = std::get_if<CodesChecked>(&event)) return onCodes(*checked, who, speech);
    if (end == nullptr) return {};
    if (auto remark = onNarrowRace(*end, up, who, speech)) return remark;
    return speech.farewell(end->winners, Line::cracked);
}

}  // namespace parlour::bots
