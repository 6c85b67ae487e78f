// Whether a game was dealt as its house had promised before it began: the same luck, drawn again in this engine, has to
// give the same game to the byte. docs/fairness.md says what that proves. SPDX-License-Identifier: MIT
#pragma once
#include "core/fault.h"
#include "games/replay.h"

namespace parlour {

/// What somebody remembers who was there: what they were shown before and during the game, and what they have added.
struct Witness {
    std::optional<std::string> commitment, mix;
    std::optional<std::uint8_t> seat;  // with the luck that was added there
    std::optional<std::string> luck;
};
OPTIONS(Witness, commitment, mix, seat, luck)

enum class Finding : std::uint8_t {
    fair,
    noProof,      // it was begun before houses committed themselves
    otherRules,   // another version of the rules: this engine cannot say
    unreadable,   // it is no game
    commitment,   // the seed is not the one that was committed to
    witness,      // the house had committed itself to something else
    lateTerms,    // luck, game or options were others when it was dealt
    luckIgnored,  // what somebody has added is not in it
    deal,         // other luck was dealt
    turn,         // something came of a command that does not come of it
    end,          // it goes on where it is said to be over, or the other way round
};
WORDS(Finding, fair, noProof, otherRules, unreadable, commitment, witness, lateTerms, luckIgnored, deal, turn, end)

struct Verdict {
    Finding finding;
    std::string says;                     // a sentence, with where it was found
    std::vector<std::uint8_t> luckAdded;  // the seats that have added luck
    bool finished;                        // as it was checked, if it is fair
    std::vector<int> scores;
};
WIRE(Verdict, finding, says, luckAdded, finished, scores)

Verdict verify(const Replay& replay, const Witness& witness = {});

}  // namespace parlour
