// All that one round about one proposal can come to: which verifiers were asked, in whatever order, and what they said.
// There are few such sets (32 after three of four verifiers, 160 after three of six), so the round's best order of
// questions is looked up among bounds of what comes after it, and a set is searched only while it stands in the best
// order. It replaced depth first within a round. Of the sets in that order each is glanced at, then the smallest is
// searched first: most orders are too dear before a large one has to be. With the largest first it took nearly twice
// as long.
// SPDX-License-Identifier: MIT
#pragma once
#include <memory>
#include <tuple>

#include "games/turing_machine/search/frame.h"
#include "games/turing_machine/search/symmetry.h"

namespace parlour::turing_machine {

template <std::size_t Words>
class RoundTree {
public:
    using Set = Bits<Words>;

    struct Node {
        Set set;
        unsigned size = 0;
        unsigned rounds = 0;     // at least so many are needed from here, if the round ends here
        Cost questions = 0;      // and so many questions, however many rounds there are
        Cost bound = 0;          // and so much in all, in what is being counted
        Cost value = 0;          // what going on in the best way costs at least
        std::uint32_t made = 0;  // for which round
        std::uint8_t asked = 0;  // which verifiers
        int next = -1;           // the best one to ask now; -1 to end the round
        bool exact = false;      // the bound is what it costs
        bool examined = false;   // the bound is more than what the sizes alone say
    };

    /// The round is about to begin, or goes on with `open` verifiers and `left` questions. Asking is free at first.
    void grow(Frame<Words>& frame, const Set& set, int proposal, unsigned open, int left, const Twins& twins);
    /// From now on a question costs one for each world, and a round may be ended before its end.
    void countQuestions(bool mayEndAtOnce);

    Cost value() const { return nodes_[0].value; }
    int next() const { return nodes_[0].next; }
    /// Of the sets that the best way leads to and whose bound is not exact, one that was not looked at before, else the
    /// smallest; none if all are exact.
    Node* open();
    /// Calls visit(node) for each end of the best way.
    template <class Visit>
    void forEachEnd(Visit visit) {
        forEachEndBelow(0, visit);
    }
    /// What a node's bound must reach so that the way which leads there costs `limit`.
    Cost room(const Node& node, Cost limit) const { return limit - (nodes_[0].value - node.bound); }
    void raise(Node& node, Cost bound, bool exact);

private:
    /// Nodes are numbered in base three: a digit for each verifier, not asked, no, yes.
    static constexpr std::array<std::size_t, mostVerifiers + 1> place{1, 3, 9, 27, 81, 243, 729};

    /// The verifiers that may be asked when these have been.
    unsigned offered(unsigned asked) const;
    void create(const Frame<Words>& frame, std::size_t at, const Set& set, unsigned asked, bool isKnown);
    void choose(std::size_t at);
    Node* openBelow(std::size_t at);
    template <class Visit>
    void forEachEndBelow(std::size_t at, Visit& visit) {
        Node& node = nodes_[at];
        if (node.next < 0) return visit(node);
        forEachEndBelow(at + place[static_cast<std::size_t>(node.next)], visit);
        forEachEndBelow(at + 2 * place[static_cast<std::size_t>(node.next)], visit);
    }

    std::array<Node, place[mostVerifiers]> nodes_;
    std::array<std::uint16_t, place[mostVerifiers]> order_;  // in which they were made: those before come first
    std::size_t count_ = 0;
    std::uint32_t made_ = 0;
    unsigned verifiers_ = 0;  // that can be asked
    int left_ = 0;
    Twins twins_ = noTwins;
    bool hasTwins_ = false;
    Cost question_ = 0;
    bool mayEndAtOnce_ = false;
};

/// Trees that are used again and again: one for each search within a search.
class Trees {
    template <std::size_t Words>
    struct Shelf {
        std::vector<std::unique_ptr<RoundTree<Words>>> trees;
        std::size_t lent = 0;
    };

public:
    template <std::size_t Words>
    class Lent {
    public:
        explicit Lent(Trees& trees) : shelf_(std::get<Shelf<Words>>(trees.shelves_)) {
            if (shelf_.lent == shelf_.trees.size()) shelf_.trees.push_back(std::make_unique<RoundTree<Words>>());
            tree_ = shelf_.trees[shelf_.lent++].get();
        }
        ~Lent() { --shelf_.lent; }
        Lent(const Lent&) = delete;
        Lent& operator=(const Lent&) = delete;
        RoundTree<Words>& operator*() const { return *tree_; }
        RoundTree<Words>* operator->() const { return tree_; }

    private:
        Shelf<Words>& shelf_;
        RoundTree<Words>* tree_;
    };

private:
    std::tuple<Shelf<1>, Shelf<4>, Shelf<16>, Shelf<64>, Shelf<512>> shelves_;
};

}  // namespace parlour::turing_machine
