// How a bot of Turing Machine thinks: the figures behind its level and its temperament. What they do is in
// machine_bot.cpp, how they were found in docs/performance.md. SPDX-License-Identifier: MIT
#pragma once
#include "bots/level.h"

namespace parlour::bots {

struct MachineManner {
    bool thorough = true;  // misses nothing that follows; all that is below is for those who do
    float insight = 1;     // after its second question and on: how often it sees what follows from one code being right
    float slips = 0;       // how often it overlooks that an answer strikes out a criterion, until the next round
    float nerve = 1;       // how likely a code must seem before it is named; 1: nothing else may be left
    float whim = 0;        // how far luck decides what it proposes and asks, compared with what that tells
    float homeliness = 0;  // how much rather it proposes a code that may be right
};

constexpr MachineManner machineManner(Persona who) {
    const Temperament temperament = natureOf(who.character).temperament;
    const float bold = temperament.boldness - 0.5F;
    const float patient = temperament.patience - 0.5F;
    MachineManner manner;
    if (who.level == Level::hard) return manner;
    manner.thorough = false;
    manner.homeliness = 0.3F;
    manner.whim = 0.4F - 0.3F * patient;
    if (who.level == Level::normal) {
        manner.insight = 0.85F + 0.15F * patient;
        manner.nerve = 0.38F - 0.3F * bold;
        return manner;
    }
    manner.insight = 0;
    manner.slips = 0.15F + 0.1F * bold;
    manner.nerve = 0.9F - 0.2F * bold;
    manner.whim += 0.4F;
    return manner;
}

}  // namespace parlour::bots
