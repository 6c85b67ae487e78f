// A set of worlds within which a search goes on for a while: its worlds are bits, and what the verifiers say about
// each proposal is worked out once, for all smaller sets that come up in it.
// Measured together with rounds first and round_tree.h only: docs/performance.md.
// SPDX-License-Identifier: MIT
#pragma once
#include <memory>

#include "games/turing_machine/search/bits.h"
#include "games/turing_machine/search/bounds.h"
#include "games/turing_machine/search/worthwhile.h"

namespace parlour::turing_machine {

/// Which proposals confuse which worlds of a small set, worked out for all 125 proposals at once: a set of proposals is
/// a set of codes, so that one operation on two machine words treats them all. A proposal confuses a world with those
/// of other codes about which all verifiers say the same: they must wait for another round.
class Apart {
public:
    Apart(const Questions& questions, WorldList list);

    /// The proposals about which some verifier says something else in one world than in the other.
    Proposals between(std::size_t more, std::size_t less) const { return pairs_[more * (more - 1) / 2 + less]; }
    bool sameCode(std::size_t world, std::size_t other) const { return codes_[world] == codes_[other]; }

private:
    std::array<std::uint8_t, 64> codes_;
    std::vector<Proposals> pairs_;
};

class Confusion {
public:
    Confusion(const Apart& apart, std::uint64_t set, Proposals proposals);

    /// The least number of worlds that a proposal confuses.
    unsigned fewest() const;
    /// The proposals that confuse exactly so many.
    Proposals confusing(unsigned worlds) const;

private:
    Proposals proposals_;
    // How many worlds each proposal confuses: plane k holds the proposals whose number has bit k.
    static constexpr std::size_t planes = 7;
    std::array<Proposals, planes> counts_{};
};

template <std::size_t Words>
class Frame {
public:
    using Set = Bits<Words>;

    /// At most Set::most worlds; `proposals` are those worth looking at. The list must stay where it is.
    Frame(const Questions& questions, WorldList list, Proposals proposals);

    WorldList list() const { return list_; }
    Proposals proposals() const { return proposals_; }
    int verifiers() const { return questions_.verifiers(); }
    const Set& all() const { return all_; }

    bool sameCode(const Set& set) const { return set.isWithin(withCode_[codes_[set.first()]]); }
    Shares shares(Set set) const;
    /// How many codes are possible.
    unsigned codes(Set set) const;

    /// The worlds in which a verifier says yes to a proposal.
    const Set& yes(int proposal, int verifier);

    /// In a frame of 64 worlds: which proposals tell which of them apart.
    const Apart& apart() const { return apart_; }
    /// The worlds of a set, one after the other.
    std::vector<std::uint32_t> listOf(const Set& set) const;

private:
    struct Criteria {
        std::uint64_t present = 0;
        CodeSet known;                         // kinds of proposals whose worlds are worked out
        std::array<Set, 64> worlds;            // by criterion, only of those present
        std::array<Set, codeCount> accepting;  // by kind of proposal, only of those known
    };

    const Questions& questions_;
    WorldList list_;
    Proposals proposals_;
    Apart apart_;  // of no worlds in wider frames
    Set all_;
    Set lastOfCode_;                             // of the worlds with each code the last
    std::array<std::uint8_t, Set::most> codes_;  // of each world, its place among the codes that are possible
    std::array<Set, codeCount> withCode_;        // by that place
    std::array<Criteria, mostVerifiers> criteria_;
};

/// More worlds than this have no frame. Only nightmare has them.
inline constexpr std::size_t mostWorldsInFrame = Bits<512>::most;

/// How many worlds the next narrower frame holds: so few are searched there, and not in this one.
template <std::size_t Words>
inline constexpr std::size_t mostInNarrower = Words == 512 ? Bits<64>::most : Bits<Words>::most / 4;

/// Calls `work(frame)` with a frame that these worlds fill.
template <class Work>
auto withFrame(const Questions& questions, WorldList list, Proposals proposals, Work work) {
    if (list.size() <= Bits<1>::most) {
        Frame<1> frame(questions, list, proposals);
        return work(frame);
    }
    proposals = worthwhile(questions, list, proposals);
    const auto wide = [&]<std::size_t Words>(std::integral_constant<std::size_t, Words>) {
        const auto frame = std::make_unique<Frame<Words>>(questions, list, proposals);
        return work(*frame);
    };
    if (list.size() <= Bits<4>::most) return wide(std::integral_constant<std::size_t, 4>{});
    if (list.size() <= Bits<16>::most) return wide(std::integral_constant<std::size_t, 16>{});
    if (list.size() <= Bits<64>::most) return wide(std::integral_constant<std::size_t, 64>{});
    return wide(std::integral_constant<std::size_t, 512>{});
}

}  // namespace parlour::turing_machine
