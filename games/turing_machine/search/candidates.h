// The proposals that a search must look at in a set of worlds, each with the rounds that it needs at least: worlds of
// different codes that all verifiers answer alike must wait for another round. Of proposals that split the worlds alike
// only one is looked at.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/search/frame.h"

namespace parlour::turing_machine {

struct Candidate {
    std::uint8_t proposal = 0;
    unsigned rounds = 0;       // at least
    std::uint64_t uneven = 0;  // how far its splits are from halves: smaller is more promising
    std::uint64_t sign = 0;    // the same for those that split the worlds alike
};

template <std::size_t Words>
class Candidates {
public:
    Candidates(Frame<Words>& frame, const Bits<Words>& set);

    /// The rounds that the set needs at least.
    unsigned least() const { return least_; }
    /// The next one, fewest rounds first, then the most promising; none if it needs `limit` rounds or more.
    const Candidate* next(unsigned limit);
    /// Replaces the bounds of those that are left by better ones.
    template <class Rounds>
    void improve(Rounds rounds) {
        for (Candidate& candidate : left()) candidate.rounds = std::max(candidate.rounds, rounds(candidate));
        sort();
    }

private:
    std::span<Candidate> left() { return std::span(items_).first(count_).subspan(at_); }
    void sort();
    void add(int proposal, unsigned rounds);
    void addWaiting(unsigned worlds);

    Frame<Words>& frame_;
    const Bits<Words>& set_;
    unsigned size_;
    Confusion confusion_;   // in small sets, where candidates are made when they are wanted
    unsigned waiting_ = 0;  // of those made last
    unsigned least_ = 0;
    std::array<Candidate, codeCount> items_;
    std::size_t at_ = 0;
    std::size_t count_ = 0;
};

/// The worlds of a set by what all verifiers say about a proposal. A round cannot tell more, so what comes after it
/// costs at least what these cells cost together: worlds never get cheaper by being kept together.
template <std::size_t Words>
class Cells {
public:
    Cells(Frame<Words>& frame, const Bits<Words>& set, int proposal);

    /// Those with several codes.
    std::span<const Bits<Words>> mixed() const { return std::span(cells_).first(count_); }

private:
    std::array<Bits<Words>, std::size_t{1} << mostVerifiers> cells_;
    std::size_t count_ = 0;
};

}  // namespace parlour::turing_machine
