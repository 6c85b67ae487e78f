// The exact solver: from any position, the question that leads to the fewest expected rounds, then questions.
// All worlds count alike; the goal is the code, not the criteria. The search itself is in search/.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/deduce.h"
#include "games/turing_machine/search/search.h"

namespace parlour::turing_machine {

struct Fraction {
    std::uint64_t numerator = 0;
    std::uint64_t denominator = 1;  // in lowest terms

    static Fraction of(std::uint64_t numerator, std::uint64_t denominator);
    double value() const { return static_cast<double>(numerator) / static_cast<double>(denominator); }
    bool operator==(const Fraction&) const = default;
};
/// "9/7", or "2" for a whole number.
std::string toText(const Fraction& fraction);

/// What is still to come, on average. In the middle of a round that round has been counted already.
struct Expected {
    Fraction rounds;
    Fraction questions;
    bool operator==(const Expected&) const = default;
};

struct Advice {
    Code proposal;
    int verifier = 0;
    bool newRound = true;  // else go on in this round
};

struct Solution {
    std::uint32_t worlds = 0;  // 0: the answers contradict each other
    CodeSet codes;
    bool optimal = false;  // proven; then lower and upper are equal
    Expected lower;
    Expected upper;              // what following the advice, and best play from there, is known to reach
    std::optional<Advice> next;  // none if the code is known

    bool solved() const { return codes.isSingle(); }
};

/// How one world would be played.
struct Tally {
    std::uint32_t rounds = 0;
    std::uint32_t questions = 0;
    auto operator<=>(const Tally&) const = default;
};

/// The worlds that fit the answers, and the round that is being played, as the search wants them.
std::vector<std::uint32_t> fitting(const Worlds& worlds, std::span<const Answer> answers);
OpenRound roundOf(const Position& position);

class Solver {
public:
    /// The layout must be valid. Memory for remembered sets of worlds stays below the given bytes.
    explicit Solver(const Layout& layout, std::size_t mostBytes = std::size_t{1} << 30);

    const Worlds& worlds() const { return worlds_; }
    const Questions& questions() const { return search_.questions(); }

    /// The position must be valid and of this layout.
    Solution solve(const Position& position, const Effort& effort = {});

    /// Plays the strategy that `solve` advises in every world of the position, in the order of their numbers. The
    /// effort is for each decision.
    std::vector<Tally> replay(const Position& position, const Effort& effort = {});

private:
    void replay(WorldList list, const OpenRound& round, Tally soFar, const Effort& effort,
                std::vector<std::pair<std::uint32_t, Tally>>& outcomes);

    Worlds worlds_;
    Search search_;
};

}  // namespace parlour::turing_machine
