// How a bot of I Am Not Human speaks and judges: the figures behind its level. What they do is in board.h and talk.h,
// how they were found in docs/performance.md. SPDX-License-Identifier: MIT
#pragma once
#include "bots/level.h"

namespace parlour::bots {

struct Manner {
    bool isLiteral = false;   // names what is seen, and does not mind who hears it
    bool neverNames = false;  // a human who always hides
    float noise = 0.04F;      // how far its eye for what goes with what is off, as an association (association.h)

    // Speaking
    float goal = 0.52F;     // how sure of the picture the human may be when all have spoken
    float caution = 60;     // how much a word that tells too much is shunned
    float taste = 0.5F;     // how much a word that fits less than well enough is shunned
    float strange = 0.5F;   // and one that does not suit the picture at all
    float plenty = 25;      // how many words fit well enough
    float whim = 0.5F;      // how far a choice is left to luck
    float hedging = 0.03F;  // and the human's

    // Listening
    float heed = 10;        // how much caution is expected of others
    float leniency = 0.5F;  // and how much whim
    float trust = 0.6F;     // what the fit of a word counts as evidence of a picture
    float insight = 0.5F;   // how much it asks what a robot would have said, rather than what fits
    float doubt = -10;      // no robot is less likely to say a word, as a logarithm

    // Suspecting: what speaks for the human, as logarithms
    float chosen = 0.25F;  // that the human would choose such a word, by the logarithm of how likely
    float unfit = 0.65F;   // that it does not fit the right picture
    float hedged = 4.3F;   // that it fits whatever the picture might have been
    float server = 0.6F;   // what speaks for the server
};

constexpr Manner mannerOf(Level level) {
    Manner manner;
    if (level == Level::normal) manner.noise = 0.08F, manner.goal = 0.5F;
    if (level == Level::easy) manner.noise = 0.12F, manner.isLiteral = true, manner.insight = 0, manner.trust = 1;
    return manner;
}

}  // namespace parlour::bots
