// The same trees as in the exact search, with greedy play instead of what is best after a round.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/look_ahead.h"

#include "games/turing_machine/search/candidates.h"

namespace parlour::turing_machine {

LookAhead::Played LookAhead::play(WorldList list, const OpenRound& round) {
    const Played greedy{greedyCost(questions_, list, round), greedyMove(questions_, list, round)};
    if (list.size() > mostWorldsInFrame) return greedy;
    const Played played = withFrame(questions_, list, Proposals::all(),
                                    [&](auto& frame) { return round.begins() ? begin(frame) : goOn(frame, round); });
    return played.cost < greedy.cost ? played : greedy;
}

Cost LookAhead::costOf(WorldList list) {
    if (list.empty() || questions_.sameCode(list)) return 0;
    if (list.size() == 2) return 2 * (oneRound + oneQuestion);
    const Mark mark = marks_.of([&](auto visit) { std::ranges::for_each(list, visit); });
    if (const auto known = known_.find(mark); known.exact) return known.value;
    const Cost cost = play(list, {}).cost;
    known_.store(mark, cost, true);
    return cost;
}

template <std::size_t Words>
LookAhead::Played LookAhead::begin(Frame<Words>& frame) {
    Candidates<Words> candidates(frame, frame.all());
    const auto size = static_cast<Cost>(frame.list().size());
    const Twins twins = Words == 1 ? noTwins : marks_.symmetry().twinsIn(frame.list());
    const unsigned every = (1U << frame.verifiers()) - 1;
    const Trees::Lent<Words> tree(trees_);
    Cost least = unknownCost;
    int best = -1;
    for (int tried = 0; tried < mostProposals; ++tried) {
        const Candidate* const candidate = candidates.next(~0U);
        if (candidate == nullptr) break;
        tree->grow(frame, frame.all(), candidate->proposal, every, mostQuestionsInRound, twins);
        tree->countQuestions(false);
        settle(*tree, frame, least);
        if (tree->value() >= least) continue;
        least = tree->value();
        best = candidate->proposal;
    }
    tree->grow(frame, frame.all(), best, every, mostQuestionsInRound, twins);
    tree->countQuestions(false);
    settle(*tree, frame, unknownCost);
    return {size * oneRound + playOut(*tree, frame), {best, tree->next(), true}};
}

template <std::size_t Words>
LookAhead::Played LookAhead::goOn(Frame<Words>& frame, const OpenRound& round) {
    const Trees::Lent<Words> tree(trees_);
    tree->grow(frame, frame.all(), round.proposal, round.open, round.left, noTwins);
    tree->countQuestions(true);
    settle(*tree, frame, unknownCost);
    if (tree->next() < 0) return begin(frame);
    return {playOut(*tree, frame), {round.proposal, tree->next(), false}};
}

template <std::size_t Words>
void LookAhead::settle(RoundTree<Words>& tree, Frame<Words>& frame, Cost limit) {
    while (tree.value() < limit) {
        auto* const node = tree.open();
        if (node == nullptr) return;
        tree.raise(*node, greedyCost(questions_, frame.listOf(node->set), {}), true);
    }
}

/// What the best way costs when each of its ends is looked at in the same way.
template <std::size_t Words>
Cost LookAhead::playOut(RoundTree<Words>& tree, Frame<Words>& frame) {
    Cost cost = tree.value();
    std::vector<std::vector<std::uint32_t>> ends;  // the tree is not ours while they are played
    tree.forEachEnd([&](const auto& node) {
        if (node.rounds == 0) return;  // the code is known
        cost -= node.bound;
        ends.push_back(frame.listOf(node.set));
    });
    for (const auto& end : ends) cost += costOf(end);
    return cost;
}

}  // namespace parlour::turing_machine
