// What a player notes who takes each verifier by itself, from its cards and its answers, and does not use that one code
// alone is right. The careless mind (mind.h) and the bots that play like people think with it.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/deduce.h"

namespace parlour::turing_machine {

/// Keeps, for each verifier on its own, the criteria that fit its answers. A code is possible while every verifier
/// still has a criterion that accepts it.
class Notes {
public:
    explicit Notes(const Layout& layout);

    void hear(const Answer& answer);
    CodeSet codes() const;
    /// In how many ways the verifiers could all accept that code.
    double waysFor(Code code) const;

    int verifiers() const { return verifiers_; }
    /// The criteria of a verifier that are left.
    std::span<const Function> left(int verifier) const { return left_[static_cast<std::size_t>(verifier)]; }
    /// How many criteria the question strikes out on average, in millionths.
    std::uint64_t gain(int verifier, Code proposal) const;
    /// Of the three questions about a proposal that strike out most, together.
    std::uint64_t gain(Code proposal) const;

    /// The proposal whose three best questions strike out most criteria, on average.
    Code proposal() const;
    /// The open verifier that tells most about the proposal, or -1 if none tells anything.
    int verifier(Code proposal, unsigned open) const;

private:
    void add(int verifier, Function function);

    int verifiers_;
    std::array<std::vector<Function>, mostVerifiers> left_;
};

}  // namespace parlour::turing_machine
