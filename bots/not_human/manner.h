// How a bot of I Am Not Human speaks and judges: the figures behind its level and its temperament. What they do is in
// board.h and talk.h, how they were found in docs/performance.md. SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>

#include "bots/level.h"

namespace parlour::bots {

struct Manner {
    bool neverNames = false;  // a human who always hides
    float noise = 0.04F;      // how far its eye for what goes with what is off, as an association (association.h)

    // Speaking: how sure of the picture somebody may be when all have spoken
    float goal = 0.345F;     // who asks what robots would have said, as they do
    float plainGoal = 0.2F;  // who counts in how many lists of a picture the words stand
    float clearGoal = 0.4F;  // who weighs that, with eyes that are never off
    float counting = 10;     // what a list counts for to the one, as a factor
    float weighing = 0.6F;   // and how sharply the other weighs
    float crowd = -0.035F;   // how much surer for each player above five
    float caution = 60;      // how much a word that tells too much is shunned
    float taste = 0.5F;      // how much a word that fits less than well enough is shunned
    float strange = 0.5F;    // one that does not suit the picture at all
    float stale = 0.5F;      // and one that is said of anything
    float plenty = 25;       // how many words fit well enough
    float whim = 0.5F;       // how far a choice is left to luck
    float hedging = 0.015F;  // and the human's

    // Listening
    float heed = 10;        // how much caution is expected of others
    float leniency = 0.5F;  // and how much whim
    float trust = 0.6F;     // what the fit of a word counts as evidence of a picture
    float insight = 0.25F;  // how much it asks what a robot would have said, rather than what fits
    float doubt = -10;      // no robot is less likely to say a word, as a logarithm

    // Stepping forward: what hiding is thought to bring beyond what was worked out, in stars
    float shyness = 1.35F;
    float shyFew = 0.17F;  // and for each player below five, where many suspect the server

    // Suspecting: what speaks for the human, as logarithms
    float chosen = 0.05F;    // that the human would choose such a word, by the logarithm of how likely
    float unlikely = 0.15F;  // that no robot would, by the same
    float unlisted = 1.2F;   // that nothing on the picture brings it to mind
    float hedged = 4.5F;     // that it fits whatever the picture might have been
    float generic = 1.5F;    // that it is said of anything
    float last = 0.95F;      // that who said it had heard all others
    float unknown = 8;       // that nobody knows it
    float silent = 2.6F;     // what speaks for those who have not spoken yet
    float server = 3;        // what speaks for the server, if nobody has stepped forward
};

constexpr Manner mannerOf(Level level) {
    Manner manner;
    if (level == Level::normal) manner.noise = 0.08F, manner.goal = 0.3F, manner.shyness = 1.45F, manner.last = 1.05F;
    if (level == Level::easy) manner.noise = 0.12F, manner.insight = 0, manner.shyness = 1.9F, manner.last = 1.05F;
    return manner;
}

/// The bold step forward sooner, the suspicious believe in no server, poets mind least what is said of anything.
constexpr Manner mannerOf(Persona who) {
    const Temperament temperament = natureOf(who.character).temperament;
    Manner manner = mannerOf(who.level);
    manner.shyness += 0.6F * (0.5F - temperament.boldness);
    manner.server += 0.6F * (0.5F - temperament.suspicion);
    manner.stale *= 1.4F - temperament.poetry;
    return manner;
}

}  // namespace parlour::bots
