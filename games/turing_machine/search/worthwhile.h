// Which proposals are worth asking about in a set of worlds: of those that split the worlds alike only one, none that
// tells less than another, none that tells nothing. Used by frame.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/search/bounds.h"

namespace parlour::turing_machine {

/// Proposals as the codes they are.
using Proposals = CodeSet;

/// Those of `proposals` that are worth asking about in these worlds, and so in any of them.
Proposals worthwhile(const Questions& questions, WorldList list, Proposals proposals);

/// A proposal as the set of splits that its verifiers offer. A split is any number that names it.
class Worthwhile {
public:
    struct Item {
        std::array<std::uint64_t, mostVerifiers> splits;  // sorted, without repetition
        std::uint64_t marks = 0;  // one bit for each split, perhaps shared: a quick test for subsets
        std::uint8_t count = 0;
        std::uint8_t proposal = 0;
    };

    /// Adds a proposal unless one with the same splits is there. 0 is no split.
    void consider(std::uint8_t proposal, std::span<const std::uint64_t> splits);
    /// Those whose splits are not all among the splits of another one.
    CodeSet best() const;

private:
    bool isDominated(const Item& item, std::size_t mostSplits) const;
    std::span<const Item> items() const { return std::span(items_).first(size_); }

    static constexpr std::size_t slots = 256;
    std::array<Item, codeCount> items_;
    std::array<std::uint8_t, slots> table_{};  // a place in items_, plus one
    std::size_t size_ = 0;
};

}  // namespace parlour::turing_machine
