// The exact search for the best strategy: least expected rounds, then least expected questions (M-S1).
// solve.h is its public face; candidates.h, round.h, bounds.h and memo.h are its tools.
// SPDX-License-Identifier: MIT
#pragma once
#include <functional>

#include "games/turing_machine/search/candidates.h"
#include "games/turing_machine/search/greedy.h"
#include "games/turing_machine/search/memo.h"

namespace parlour::turing_machine {

/// The cost lies between `lower` and `upper`; if they are equal it is proven. `move` leads to `upper`.
struct Found {
    Cost lower = 0;
    Cost upper = unknownCost;
    Move move;
};

/// How long a search may take. The engine itself has no clock.
struct Effort {
    std::uint64_t mostNodes = ~std::uint64_t{0};
    std::function<bool()> keepGoing;  // asked now and then, if there is one
};

class Search {
public:
    explicit Search(const Worlds& worlds, std::size_t mostBytes);

    /// The best move from here. What earlier calls found out is used again.
    Found find(WorldList list, const OpenRound& round, const Effort& effort);

    const Questions& questions() const { return questions_; }
    std::uint64_t nodes() const { return nodes_; }

private:
    struct Context {
        Proposals later;  // what is worth proposing in later rounds
        Twins twins;
    };

    Found startRound(WorldList list, Cost limit);
    Found continueRound(WorldList list, const OpenRound& round, Cost limit);
    Cost best(WorldList list, Proposals proposals, Cost limit);
    Found expand(WorldList list, Proposals proposals, const Floor& floor, Cost limit);
    Found expandSmall(WorldList list, Proposals proposals, const Floor& floor, Cost limit);
    Found expandLarge(WorldList list, Proposals proposals, const Floor& floor, Cost limit);
    Cells cellsOf(WorldList list, int proposal, Proposals later, Cost limit);
    template <class AskAbout>
    void tryOne(const Candidate& candidate, Cost starting, Cost& limit, AskAbout askAbout, Found& found);
    template <class AskAbout>
    void tryAll(const Candidates& candidates, Cost starting, Cost floor, Cost limit, AskAbout askAbout, Found& found);

    /// What asking on costs, and what the parts cost in whichever way the set is split: what stopping costs at least,
    /// for worlds never get cheaper by being kept together.
    struct Asked {
        Cost cost = 0;
        Cost parts = 0;
    };
    template <class Round>
    Asked ask(const Round& round, typename Round::Set set, const Context& context, unsigned open, int left, Cost limit,
              int* chosen);
    template <class Round>
    Cost askOne(const Round& round, typename Round::Set set, const Context& context, unsigned open, int left,
                int verifier, SplitBounds bounds, Cost limit);
    template <class Round>
    Cost stopOrAsk(const Round& round, typename Round::Set set, const Context& context, unsigned open, int left,
                   Cost limit, int* chosen);

    bool outOfEffort();
    unsigned everyVerifier() const { return (1U << questions_.verifiers()) - 1; }

    Questions questions_;
    Symmetry symmetry_;
    Effort effort_;
    Memo memo_;
    ListStack stack_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace parlour::turing_machine
