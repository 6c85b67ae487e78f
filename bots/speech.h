// How somebody at a table speaks: the talkative in lines, the quiet rather by a reaction.
// SPDX-License-Identifier: MIT
#pragma once
#include <span>

#include "bots/lines.h"

namespace parlour::bots {

class Speech {
public:
    Speech(const Bystander& who, Chance& luck) : who_(who), luck_(luck) {}

    /// So many times out of a hundred.
    bool now(int percent) { return luck_.below(100) < percent; }
    Remark line(Line line, const Slots& slots = {}) { return lineOf(line, who_.language, slots, luck_); }
    /// A line, or a reaction instead.
    Remark say(Line line, const Slots& slots, Reaction instead);

    Remark greeting() { return say(Line::goodEvening, {}, Reaction::heart); }
    /// When a game is over: to whom one owes something, or to whoever won.
    MaybeRemark farewell(std::span<const Seat> winners, Line toWinner);
    MaybeRemark answer(Seat speaker);

private:
    const Bystander& who_;
    Chance& luck_;
};

}  // namespace parlour::bots
