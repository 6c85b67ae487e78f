// The best strategy as a tree that one can walk: some levels from any position, each node as wide as it has worlds.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/coach/next_question.h"

namespace parlour::turing_machine::coach {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

struct StrategyAsk {
    Code proposal{};
    Verifier verifier = Verifier::A;
    bool newRound = true;
};
/// Nodes come in the order of a walk: a node, then all below it for a no, then all below it for a yes.
struct StrategyNode {
    std::uint8_t depth = 0;
    bool yes = false;          // the answer that leads here
    std::uint32_t before = 0;  // so many worlds are to the left of it, in a picture
    Left left{};
    std::optional<StrategyAsk> ask{};  // none if the code is known
};
struct Strategy {
    bool proven = true;
    std::vector<StrategyNode> nodes{};
};

WIRE(StrategyAsk, proposal, verifier, newRound)
WIRE(StrategyNode, depth, yes, before, left, ask)
WIRE(Strategy, proven, nodes)

Strategy strategyFrom(const Position& position, int levels, const Effort& effort);

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::coach
