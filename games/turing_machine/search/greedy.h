// A player with full deduction who asks what tells most now and never looks further ahead.
// The MACHINE's middle strength (machine.h), and the first upper bound of an exact search (solve.h).
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/search/bounds.h"

namespace parlour::turing_machine {

/// A question, in the round that is being played or in a new one.
struct Move {
    int proposal = -1;
    int verifier = -1;
    bool newRound = true;
};

/// A round that is being played: its proposal, the verifiers not yet asked, and how many questions remain.
struct OpenRound {
    int proposal = -1;  // none yet: a new round begins
    unsigned open = 0;
    int left = 0;

    bool begins() const { return proposal < 0 || left == 0; }
    /// The round after this question.
    OpenRound after(const Move& move, int verifiers) const;
};

/// The next greedy move; the list must hold more than one code. Of proposals that are as good as each other it takes
/// the first, counted from `first` on.
Move greedyMove(const Questions& questions, WorldList list, const OpenRound& round, int first = 0);

/// What greedy play costs in all these worlds together.
Cost greedyCost(const Questions& questions, WorldList list, const OpenRound& round);

}  // namespace parlour::turing_machine
