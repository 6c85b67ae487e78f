// The exact search for the best strategy: least expected rounds, then least expected questions (M-S1).
// solve.h is its public face; bounds.h and memo.h are its tools.
// SPDX-License-Identifier: MIT
#pragma once
#include <functional>
#include <memory>

#include "games/turing_machine/memo.h"
#include "games/turing_machine/symmetry.h"

namespace parlour::turing_machine {

/// What to do next: a question, or the end of the round if no verifier is named.
struct Move {
    int proposal = -1;
    int verifier = -1;
};

/// The cost lies between `lower` and `upper`; they are equal if it is proven. `move` reaches `upper` if followed by
/// best play.
struct Found {
    Cost lower = 0;
    Cost upper = unknownCost;
    Move move;
};

/// How long a search may take. Both are optional; the engine itself has no clock.
struct Effort {
    std::uint64_t mostNodes = ~std::uint64_t{0};
    std::function<bool()> keepGoing;  // asked now and then
    std::size_t mostBytes = std::size_t{1} << 30;
};

/// Reserves short lists of worlds as a stack.
class ListStack {
public:
    std::uint32_t* take(std::size_t size);
    struct Mark {
        std::size_t block;
        std::size_t used;
    };
    Mark mark() const { return {block_, used_}; }
    void release(Mark mark) {
        block_ = mark.block;
        used_ = mark.used;
    }

private:
    static constexpr std::size_t blockSize = std::size_t{1} << 18;
    std::vector<std::unique_ptr<std::uint32_t[]>> blocks_;
    std::size_t block_ = 0;
    std::size_t used_ = blockSize;
};

class Search {
public:
    Search(const Worlds& worlds, Effort effort);

    /// At the start of a round. Strategies that cost `limit` or more are of no interest.
    Found startRound(WorldList list, Cost limit = unknownCost);
    /// Within a round: this proposal is fixed, the verifiers in `open` have not been asked, `left` questions remain.
    Found continueRound(WorldList list, int proposal, unsigned open, int left, Cost limit = unknownCost);

    const Questions& questions() const { return questions_; }
    bool stopped() const { return stopped_; }
    std::uint64_t nodes() const { return nodes_; }

private:
    struct Candidate {
        std::uint8_t proposal;
        Cost bound;
        std::uint64_t spread;
    };
    struct Round {
        const std::uint8_t* answers;
        std::span<const std::uint8_t> proposals;  // those worth a thought in later rounds
        Twins twins;
    };
    class Worthwhile;

    Cost best(WorldList list, std::span<const std::uint8_t> proposals, Cost limit);
    Cost ask(WorldList list, const Round& round, unsigned open, int left, bool mayStop, Cost limit, int* chosen);
    Cost askOne(WorldList list, const Round& round, unsigned open, int left, int verifier, std::array<Cost, 2> bounds,
                Cost limit);
    std::array<Shares, 2> split(WorldList list, const std::uint8_t* answers, int verifier) const;
    std::vector<Candidate>& candidatesFor(WorldList list, std::span<const std::uint8_t> proposals, Cost rounds);
    bool outOfEffort();

    Questions questions_;
    Symmetry symmetry_;
    Effort effort_;
    Memo memo_;
    ListStack stack_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace parlour::turing_machine
