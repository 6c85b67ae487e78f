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
    float goal = 0.45F;       // who asks what robots would have said, as they do
    float plainGoal = 0.36F;  // who counts in how many lists of a picture the words stand
    float clearGoal = 0.6F;   // who weighs that, with eyes that are never off
    float counting = 10;      // what a list counts for to the one, as a factor
    float weighing = 0.6F;    // and how sharply the other weighs
    float crowd = -0.03F;     // how much surer for each player above five
    float caution = 15;       // how much a word that tells too much is shunned
    float taste = 1;          // how much a word that fits less than well enough is shunned
    float strange = 0.5F;     // one that does not suit the picture at all
    float stale = 0.5F;       // and one that is said of anything
    float plenty = 25;        // how many words fit well enough
    float whim = 0.5F;        // how far a choice is left to luck
    float hedging = 0.015F;   // and the human's

    // Listening
    float heed = 10;        // how much caution is expected of others
    float leniency = 0.5F;  // and how much whim
    float trust = 0.6F;     // what the fit of a word counts as evidence of a picture
    float insight = 0.25F;  // how much it asks what a robot would have said, rather than what fits
    float doubt = -10;      // no robot is less likely to say a word, as a logarithm

    float sure = 0.82F;  // how sure of the picture it steps forward

    // Suspecting: what speaks for the human, as logarithms
    float misfit = 0.58F;    // that the word fits the picture less than well enough, as a logarithm
    float unlisted = 1.75F;  // that nothing on the picture brings it to mind
    float hedged = 2.4F;     // that it would be believed of whatever the picture might have been
    float generic = 1.5F;    // that it is said of anything
    float last = 0.75F;      // that who said it had heard all others
    float unknown = 5.4F;    // that nobody knows it
    float silent = 2.6F;     // what speaks for those who have not spoken yet
    float server = 3;        // what speaks for the server, if nobody has stepped forward
};

constexpr Manner mannerOf(Level level) {
    Manner manner;
    if (level == Level::normal) manner.noise = 0.08F, manner.goal = 0.4F;
    if (level == Level::easy) manner.noise = 0.12F, manner.insight = 0;
    return manner;
}

/// The bold step forward sooner, the suspicious believe in no server, poets mind least what is said of anything.
constexpr Manner mannerOf(Persona who) {
    const Temperament temperament = natureOf(who.character).temperament;
    Manner manner = mannerOf(who.level);
    manner.sure += 0.2F * (0.5F - temperament.boldness);
    manner.server += 0.6F * (0.5F - temperament.suspicion);
    manner.stale *= 1.4F - temperament.poetry;
    return manner;
}

}  // namespace parlour::bots
