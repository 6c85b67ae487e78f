// How a bot of I Am Not Human speaks and judges: the figures behind its level. What they do is in board.h and talk.h,
// how they were found in docs/performance.md. SPDX-License-Identifier: MIT
#pragma once
#include "bots/level.h"

namespace parlour::bots {

struct Manner {
    bool isLiteral = false;    // names what is seen, and does not mind who hears it
    float noise = 0.04F;       // how far its own eye for what goes with what is off, as an association (association.h)
    float goal = 0.37F;        // how sure the human may be of the picture when all have spoken
    float caution = 60;        // how much a word that tells too much is shunned
    float taste = 0.5F;        // how much a word that fits less is shunned
    float whim = 0.5F;         // how far a choice is left to luck
    float plenty = 25;         // how many words fit a picture well enough
    float hedging = 0.04F;     // whim of the human
    float trust = 0.6F;        // what a word counts as evidence of a picture
    float suspicion = 1;       // what a word counts as evidence of a human
    float serverBias = -0.3F;  // how much more than by the cards the server is suspected
    float boldness = 1;        // what naming the picture seems worth
    float insight = 0.5F, literalness = 0.5F, levels = 1, heed = 10, leniency = .5F, front = 1, strange = 1;
    bool neverNames = false;  // a human who always hides
};

constexpr Manner mannerOf(Level level) {
    Manner manner;
    if (level == Level::normal) manner.noise = 0.08F, manner.goal = 0.5F;
    if (level == Level::easy) manner.noise = 0.12F, manner.isLiteral = true;
    return manner;
}

}  // namespace parlour::bots
