// One round of a search: a proposal is fixed, and sets of worlds are split by the answers of verifiers.
// Two forms of the same thing: bits of one machine word for up to 64 worlds, lists for more.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/search/bounds.h"
#include "games/turing_machine/search/symmetry.h"

namespace parlour::turing_machine {

/// Reserves short lists of worlds as a stack.
class ListStack {
public:
    struct Mark {
        std::size_t block = 0;
        std::size_t used = 0;
    };
    std::uint32_t* take(std::size_t size);
    Mark mark() const { return top_; }
    void release(Mark mark) { top_ = mark; }

private:
    struct Block {
        std::vector<std::uint32_t> worlds;
    };
    static constexpr std::size_t blockSize = std::size_t{1} << 16;
    std::vector<Block> blocks_;
    Mark top_;
};

/// A lower bound for each answer, no first.
using SplitBounds = std::array<Cost, 2>;

/// For each verifier the worlds in which it gives the answer that it does not give in the first world.
using Splits = std::array<std::uint64_t, mostVerifiers>;

/// Up to 64 worlds of a list, seen as bits: bit i is the list's world i.
class SmallWorlds {
public:
    static constexpr std::size_t most = 64;

    SmallWorlds(const Questions& questions, WorldList list);

    WorldList list() const { return list_; }
    std::uint64_t all() const { return all_; }
    Splits splits(int proposal) const;
    bool sameCode(std::uint64_t set) const { return (set & ~withCodeOf(set)) == 0; }
    Shares shares(std::uint64_t set) const;

private:
    /// All worlds with the code of the set's first world.
    std::uint64_t withCodeOf(std::uint64_t set) const {
        return withCode_[static_cast<std::size_t>(std::countr_zero(set))];
    }

    const Questions& questions_;
    WorldList list_;
    std::uint64_t all_;
    std::array<std::uint64_t, most> withCode_;
    struct Criteria {
        std::uint64_t present = 0;
        std::array<std::uint64_t, most> worlds;               // by criterion, only of those present
        mutable std::array<std::uint64_t, codeCount> splits;  // by kind of proposal, only of those known
        mutable CodeSet known;
    };
    std::uint64_t splitOf(const Criteria& criteria, std::uint64_t accepting) const;

    std::array<Criteria, mostVerifiers> criteria_;
};

/// A round in a small set of worlds.
class SmallRound {
public:
    using Set = std::uint64_t;

    SmallRound(const SmallWorlds& worlds, std::span<const std::uint64_t> yes, std::uint64_t confused)
        : worlds_(worlds), yes_(yes), confused_(confused) {}

    std::size_t size(Set set) const { return static_cast<std::size_t>(std::popcount(set)); }
    /// Nothing if the answer is known beforehand.
    std::optional<SplitBounds> bounds(Set set, int verifier, std::size_t cases) const;
    std::array<Set, 2> split(Set set, int verifier, ListStack&) const {
        const std::uint64_t yes = set & yes_[static_cast<std::size_t>(verifier)];
        return {set ^ yes, yes};
    }
    WorldList listOf(Set set, ListStack& stack) const;

private:
    Cost bound(Set set, std::size_t cases) const;

    const SmallWorlds& worlds_;
    std::span<const std::uint64_t> yes_;
    std::uint64_t confused_;
};

/// The worlds of a list by what all verifiers say about a proposal. A round cannot tell more, so what comes after it
/// costs at least what these cells cost together.
class Cells {
public:
    static constexpr std::size_t most = std::size_t{1} << mostVerifiers;

    /// The worlds stay on the stack. Each cell's cost begins as a bound.
    Cells(const Questions& questions, WorldList list, int proposal, ListStack& stack);

    WorldList worldsIn(std::size_t cell) const { return lists_[cell]; }
    Cost cost(std::size_t cell) const { return costs_[cell]; }
    Cost sum() const { return sum_; }
    void raise(std::size_t cell, Cost cost) {
        sum_ += cost - costs_[cell];
        costs_[cell] = cost;
    }

private:
    std::array<WorldList, most> lists_;
    std::array<Cost, most> costs_{};
    Cost sum_ = 0;
};

/// A round in any set of worlds.
class LargeRound {
public:
    using Set = WorldList;

    /// Without cells bounds are weaker.
    LargeRound(const Questions& questions, const std::uint8_t* answers, const Cells* cells)
        : questions_(questions), answers_(answers), cells_(cells) {}

    std::size_t size(Set set) const { return set.size(); }
    std::optional<SplitBounds> bounds(Set set, int verifier, std::size_t cases) const;
    std::array<Set, 2> split(Set set, int verifier, ListStack& stack) const;
    WorldList listOf(Set set, ListStack&) const { return set; }

private:
    const Questions& questions_;
    const std::uint8_t* answers_;
    const Cells* cells_;
};

}  // namespace parlour::turing_machine
