// See reference_test.h. Nothing here is clever, on purpose.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/reference_test.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace parlour::turing_machine::reference {
namespace {

using Table = std::vector<bool>;

std::vector<Table> tablesOfRow(const Layout& layout, int row) {
    std::set<Table> tables;  // a criterion on both cards counts once
    for (const int card : layout.cards[static_cast<std::size_t>(row)]) {
        if (card == 0) continue;
        for (const Criterion& criterion : criteriaOn(card)) {
            Table table;
            for (int code = 0; code < codeCount; ++code) {
                table.push_back(meets(Code{static_cast<std::uint8_t>(code)}, criterion));
            }
            tables.insert(table);
        }
    }
    return {tables.begin(), tables.end()};
}

/// The codes that all but one of the tables accept; leave out -1 for all.
std::vector<int> accepted(const std::vector<Table>& tables, int leftOut) {
    std::vector<int> codes;
    for (int code = 0; code < codeCount; ++code) {
        bool all = true;
        for (int i = 0; i < static_cast<int>(tables.size()) && all; ++i) {
            all = i == leftOut || tables[static_cast<std::size_t>(i)][static_cast<std::size_t>(code)];
        }
        if (all) codes.push_back(code);
    }
    return codes;
}

bool valid(const std::vector<Table>& tables) {
    if (accepted(tables, -1).size() != 1) return false;
    for (int i = 0; i < static_cast<int>(tables.size()); ++i) {
        if (accepted(tables, i).size() < 2) return false;
    }
    return true;
}

void choose(const std::vector<std::vector<Table>>& rows, std::vector<Table>& chosen, std::vector<World>& worlds) {
    if (chosen.size() == rows.size()) {
        if (valid(chosen)) worlds.push_back({chosen, accepted(chosen, -1).front()});
        return;
    }
    for (const Table& table : rows[chosen.size()]) {
        chosen.push_back(table);
        if (!accepted(chosen, -1).empty()) choose(rows, chosen, worlds);
        chosen.pop_back();
    }
}

std::vector<World> rearranged(const std::vector<World>& worlds) {
    std::vector<World> all;
    for (const World& world : worlds) {
        std::vector<std::size_t> order(world.says.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        do {
            World& other = all.emplace_back();
            other.code = world.code;
            for (const std::size_t row : order) other.says.push_back(world.says[row]);
        } while (std::ranges::next_permutation(order).found);
    }
    return all;
}

Cost plus(Cost a, Cost b) { return {a.first + b.first, a.second + b.second}; }

}  // namespace

std::vector<World> worldsOf(const Layout& layout) {
    std::vector<std::vector<Table>> rows;
    for (int row = 0; row < layout.verifiers; ++row) rows.push_back(tablesOfRow(layout, row));
    std::vector<World> worlds;
    std::vector<Table> chosen;
    choose(rows, chosen, worlds);
    return layout.mode == Mode::nightmare ? rearranged(worlds) : worlds;
}

std::vector<World> fitting(std::vector<World> worlds, std::span<const Answer> answers) {
    std::erase_if(worlds, [&](const World& world) {
        return std::ranges::any_of(answers, [&](const Answer& answer) {
            return world.says[answer.verifier][answer.proposal.index] != answer.yes;
        });
    });
    return worlds;
}

Solver::Set Solver::everything() const {
    Set set(worlds_.size());
    std::iota(set.begin(), set.end(), 0);
    return set;
}

bool Solver::knowsCode(const Set& set) const {
    return std::ranges::all_of(set, [&](int world) {
        return worlds_[static_cast<std::size_t>(world)].code == worlds_[static_cast<std::size_t>(set.front())].code;
    });
}

/// Proposals to which all verifiers answer alike in all these worlds are the same proposal.
std::vector<int> Solver::differentProposals(const Set& set) const {
    std::vector<int> proposals;
    std::set<std::vector<bool>> seen;
    for (int proposal = 0; proposal < codeCount; ++proposal) {
        std::vector<bool> answers;
        for (const int world : set) {
            for (const auto& says : worlds_[static_cast<std::size_t>(world)].says) {
                answers.push_back(says[static_cast<std::size_t>(proposal)]);
            }
        }
        if (seen.insert(answers).second) proposals.push_back(proposal);
    }
    return proposals;
}

Cost Solver::startRound(const Set& set) {
    if (knowsCode(set)) return {0, 0};
    if (const auto found = known_.find(set); found != known_.end()) return found->second;
    Cost least{1'000'000'000, 0};
    std::vector<int> all(worlds_[static_cast<std::size_t>(set.front())].says.size());
    std::iota(all.begin(), all.end(), 0);
    const Cost beginning{static_cast<long>(set.size()), 0};
    for (const int proposal : differentProposals(set)) {
        least = std::min(least, plus(beginning, ask(set, proposal, all, mostQuestionsInRound, {1'000'000'000, 0})));
    }
    known_[set] = least;
    return least;
}

Cost Solver::inRound(const Set& set, int proposal, const std::vector<int>& notAsked, int left) {
    if (knowsCode(set)) return {0, 0};
    return ask(set, proposal, notAsked, left, startRound(set));
}

Cost Solver::ask(const Set& set, int proposal, const std::vector<int>& notAsked, int left, Cost least) {
    if (left == 0) return least;
    for (const int verifier : notAsked) {
        std::array<Set, 2> parts;
        for (const int world : set) {
            const auto& says = worlds_[static_cast<std::size_t>(world)].says[static_cast<std::size_t>(verifier)];
            parts[says[static_cast<std::size_t>(proposal)] ? 1 : 0].push_back(world);
        }
        if (parts[0].empty() || parts[1].empty()) continue;  // it would tell nothing, and cost a question
        std::vector<int> others = notAsked;
        std::erase(others, verifier);
        Cost cost{0, static_cast<long>(set.size())};
        for (const Set& part : parts) cost = plus(cost, inRound(part, proposal, others, left - 1));
        least = std::min(least, cost);
    }
    return least;
}

}  // namespace parlour::turing_machine::reference
