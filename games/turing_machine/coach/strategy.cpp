// Walks the strategy that the solver advises.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/strategy.h"

namespace parlour::turing_machine::coach {
namespace {

class Walk {
public:
    Walk(const Layout& layout, int levels, Effort effort)
        : solver_(layout, std::size_t{128} << 20), levels_(levels), effort_(std::move(effort)) {}

    void visit(const Position& position, std::uint8_t depth, bool yes, std::uint32_t before) {
        const std::vector<std::uint32_t> list = fitting(solver_.worlds(), position.answers);
        StrategyNode node{depth, yes, before, leftIn(solver_.worlds(), list), {}};
        if (list.empty()) return;
        if (node.left.code) return strategy_.nodes.push_back(node);
        const Solution solution = solver_.solve(position, effort_);
        strategy_.proven = strategy_.proven && solution.optimal;
        const Advice& next = *solution.next;
        node.ask = StrategyAsk{next.proposal, Verifier(next.verifier), next.newRound};
        strategy_.nodes.push_back(node);
        if (depth + 1 >= levels_) return;
        for (const bool answer : {false, true}) {
            Position after = position;
            after.answers.push_back({next.proposal, static_cast<std::uint8_t>(next.verifier), answer});
            after.askedThisRound = next.newRound ? 1 : position.askedThisRound + 1;
            const std::size_t at = strategy_.nodes.size();
            visit(after, static_cast<std::uint8_t>(depth + 1), answer, before);
            if (at < strategy_.nodes.size()) before += strategy_.nodes[at].left.worlds;
        }
    }

    Strategy strategy() { return std::move(strategy_); }

private:
    Solver solver_;
    int levels_;
    Effort effort_;
    Strategy strategy_;
};

}  // namespace

Strategy strategyFrom(const Position& position, int levels, const Effort& effort) {
    Walk walk(position.layout, levels, effort);
    walk.visit(position, 0, false, 0);
    return walk.strategy();
}

}  // namespace parlour::turing_machine::coach
