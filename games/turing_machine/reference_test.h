// Slow and obviously right: worlds by trying everything, and the best strategy by trying everything.
// For tests only. It shares nothing with the engine but the criteria themselves.
// SPDX-License-Identifier: MIT
#pragma once
#include <map>

#include "games/turing_machine/deduce.h"

namespace parlour::turing_machine::reference {

/// What each verifier checks, as a table of 125 answers, and the code.
struct World {
    std::vector<std::vector<bool>> says;  // [verifier][code index]
    int code = 0;
};

/// All worlds of a layout; in nightmare the same criteria in another order are another world.
std::vector<World> worldsOf(const Layout& layout);
/// Those that fit the answers.
std::vector<World> fitting(std::vector<World> worlds, std::span<const Answer> answers);

/// Rounds and questions, summed over worlds; less is fewer rounds, then fewer questions.
using Cost = std::pair<long, long>;

class Solver {
public:
    explicit Solver(std::vector<World> worlds) : worlds_(std::move(worlds)) {}

    /// At the start of a round, and in the middle of one.
    Cost best() { return startRound(everything()); }
    Cost bestInRound(int proposal, const std::vector<int>& notAsked, int left) {
        return inRound(everything(), proposal, notAsked, left);
    }

private:
    using Set = std::vector<int>;

    Set everything() const;
    bool knowsCode(const Set& set) const;
    Cost startRound(const Set& set);
    Cost inRound(const Set& set, int proposal, const std::vector<int>& notAsked, int left);
    Cost ask(const Set& set, int proposal, const std::vector<int>& notAsked, int left, Cost least);
    std::vector<int> differentProposals(const Set& set) const;

    std::vector<World> worlds_;
    std::map<Set, Cost> known_;
};

}  // namespace parlour::turing_machine::reference
