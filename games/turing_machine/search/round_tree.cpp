// Values are worked out from the last questions to the first; a raised bound changes only the few nodes before it.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/round_tree.h"

#include <utility>

namespace parlour::turing_machine {
namespace {

/// What the number of codes alone says: eight cases can be told apart in a round.
unsigned leastRounds(unsigned worlds, unsigned codes) { return worlds + (codes > 8 ? codes - 7 : 0); }

}  // namespace

/// Verifiers that may be exchanged are asked in one order only.
template <std::size_t Words>
unsigned RoundTree<Words>::offered(unsigned asked) const {
    const unsigned open = verifiers_ & ~asked;
    if (!hasTwins_) return open;
    unsigned offered = 0;
    std::array<bool, mostVerifiers> taken{};
    for (unsigned rest = open; rest != 0; rest &= rest - 1) {
        const auto verifier = static_cast<std::size_t>(std::countr_zero(rest));
        if (!std::exchange(taken[twins_[verifier]], true)) offered |= 1U << verifier;
    }
    return offered;
}

/// `isKnown`: the code was known before this question.
template <std::size_t Words>
void RoundTree<Words>::create(const Frame<Words>& frame, std::size_t at, const Set& set, unsigned asked, bool isKnown) {
    Node& node = nodes_[at];
    node.set = set;
    node.asked = static_cast<std::uint8_t>(asked);
    node.next = -1;
    node.examined = false;
    node.made = made_;
    node.size = isKnown ? (set.empty() ? 0 : 1) : set.size();  // nobody asks how many they are
    isKnown = isKnown || node.size <= 1 || frame.sameCode(set);
    node.exact = isKnown || node.size == 2;
    node.rounds = 0;
    node.questions = 0;
    if (!isKnown) {
        const bool isLast = std::popcount(asked) == left_;  // others are rarely where a round ends
        const unsigned codes = node.size <= 8 || !isLast ? 0 : frame.codes(set);
        node.rounds = leastRounds(node.size, codes);
        node.questions = node.size;
    }
    node.bound = node.rounds * oneRound;
    node.value = node.bound;
    order_[count_++] = static_cast<std::uint16_t>(at);
}

template <std::size_t Words>
void RoundTree<Words>::grow(Frame<Words>& frame, const Set& set, int proposal, unsigned open, int left,
                            const Twins& twins) {
    count_ = 0;
    ++made_;
    verifiers_ = open;
    left_ = left;
    twins_ = twins;
    hasTwins_ = twins != noTwins;
    question_ = 0;
    mayEndAtOnce_ = false;
    create(frame, 0, set, 0, false);
    std::array<const Set*, mostVerifiers> yes{};
    const auto verifiers = static_cast<std::size_t>(frame.verifiers());
    for (std::size_t v = 0; v < verifiers; ++v) {
        if ((open >> v & 1) == 0) continue;
        yes[v] = &frame.yes(proposal, static_cast<int>(v));
        const Set said = set & *yes[v];
        if (said.empty() || said == set) verifiers_ &= ~(1U << v);  // it would tell nothing
    }
    std::size_t inner = 0;
    for (; inner < count_; ++inner) {
        const std::size_t at = order_[inner];
        const unsigned asked = nodes_[at].asked;
        if (std::popcount(asked) == left) break;
        const bool isKnown = nodes_[at].rounds == 0;
        for (unsigned rest = offered(asked) >> std::bit_width(asked) << std::bit_width(asked); rest != 0;
             rest &= rest - 1) {
            const auto v = static_cast<std::size_t>(std::countr_zero(rest));
            const Set said = nodes_[at].set & *yes[v];
            create(frame, at + place[v], nodes_[at].set ^ said, asked | 1U << v, isKnown);
            create(frame, at + 2 * place[v], said, asked | 1U << v, isKnown);
        }
    }
    while (inner-- > 0) choose(order_[inner]);  // after the last question there is nothing to choose
}

template <std::size_t Words>
void RoundTree<Words>::choose(std::size_t at) {
    Node& node = nodes_[at];
    if (node.size == 0 || node.rounds == 0) return;  // the code is known: nothing is to come
    node.next = -1;
    const bool isLast = std::popcount(unsigned{node.asked}) == left_;
    Cost least = unknownCost;
    for (unsigned rest = isLast ? 0 : offered(node.asked); rest != 0; rest &= rest - 1) {
        const auto v = static_cast<std::size_t>(std::countr_zero(rest));
        const Node& no = nodes_[at + place[v]];
        const Node& yes = nodes_[at + 2 * place[v]];
        if (no.size == 0 || yes.size == 0) continue;
        const Cost cost = node.size * question_ + no.value + yes.value;
        if (cost >= least) continue;
        least = cost;
        node.next = static_cast<int>(v);
    }
    const bool mayEnd = at == 0 ? mayEndAtOnce_ : question_ > 0;
    if (node.next < 0 || (mayEnd && node.bound <= least)) {
        least = node.bound;
        node.next = -1;
    }
    node.value = least;
}

template <std::size_t Words>
void RoundTree<Words>::countQuestions(bool mayEndAtOnce) {
    question_ = oneQuestion;
    mayEndAtOnce_ = mayEndAtOnce;
    for (std::size_t i = count_; i-- > 0;) {
        Node& node = nodes_[order_[i]];
        if (node.rounds != 0) {
            node.rounds = static_cast<unsigned>(node.bound / oneRound);
            node.bound += node.questions;
            node.examined = false;
            node.exact = node.size == 2;
            if (node.size == 2) node.bound = 2 * (oneRound + oneQuestion);
        }
        choose(order_[i]);
    }
}

template <std::size_t Words>
typename RoundTree<Words>::Node* RoundTree<Words>::openBelow(std::size_t at) {
    Node& node = nodes_[at];
    if (node.size == 0 || node.rounds == 0) return nullptr;
    if (node.next < 0) return node.exact ? nullptr : &node;
    const auto v = static_cast<std::size_t>(node.next);
    Node* const no = openBelow(at + place[v]);
    Node* const yes = openBelow(at + 2 * place[v]);
    if (no == nullptr || yes == nullptr) return no == nullptr ? yes : no;
    if (no->examined != yes->examined) return no->examined ? yes : no;
    return no->size < yes->size ? no : yes;
}

template <std::size_t Words>
typename RoundTree<Words>::Node* RoundTree<Words>::open() {
    return openBelow(0);
}

template <std::size_t Words>
void RoundTree<Words>::raise(Node& node, Cost bound, bool exact) {
    node.exact = exact;
    node.bound = std::max(node.bound, bound);
    const auto at = static_cast<std::size_t>(&node - nodes_.data());
    // All nodes with fewer of its verifiers asked, from more to fewer.
    const unsigned asked = node.asked;
    for (int fewer = std::popcount(asked); fewer >= 0; --fewer) {
        for (unsigned some = asked;; some = (some - 1) & asked) {
            if (std::popcount(some) == fewer) {
                std::size_t before = 0;
                for (std::size_t v = 0, rest = at; rest != 0; ++v, rest /= 3) {
                    if ((some >> v & 1) != 0) before += rest % 3 * place[v];
                }
                if (nodes_[before].made == made_) choose(before);
            }
            if (some == 0) break;
        }
    }
}

template class RoundTree<1>;
template class RoundTree<4>;
template class RoundTree<16>;
template class RoundTree<64>;
template class RoundTree<512>;

}  // namespace parlour::turing_machine
