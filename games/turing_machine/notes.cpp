// Striking out, verifier by verifier; see notes.h.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/notes.h"

#include <algorithm>
#include <utility>

namespace parlour::turing_machine {

Notes::Notes(const Layout& layout) : verifiers_(layout.verifiers) {
    for (int verifier = 0; verifier < verifiers_; ++verifier) {
        for (int row = 0; row < verifiers_; ++row) {
            if (layout.mode != Mode::nightmare && row != verifier) continue;
            for (const RowCriterion& criterion : criteriaOfRow(layout, row)) add(verifier, criterion.function);
        }
    }
}

void Notes::add(int verifier, Function function) {
    auto& functions = left_[static_cast<std::size_t>(verifier)];
    if (std::ranges::find(functions, function) == functions.end()) functions.push_back(function);
}

void Notes::hear(const Answer& answer) {
    std::erase_if(left_[answer.verifier],
                  [&](Function function) { return codesOf(function).has(answer.proposal) != answer.yes; });
}

CodeSet Notes::codes() const {
    CodeSet codes = CodeSet::all();
    for (int v = 0; v < verifiers_; ++v) {
        CodeSet accepted;
        for (const Function function : left(v)) accepted = accepted | codesOf(function);
        codes = codes & accepted;
    }
    return codes;
}

double Notes::waysFor(Code code) const {
    double ways = 1;
    for (int v = 0; v < verifiers_; ++v)
        ways *= static_cast<double>(
            std::ranges::count_if(left(v), [&](Function function) { return codesOf(function).has(code); }));
    return ways;
}

std::uint64_t Notes::gain(int verifier, Code proposal) const {
    const auto functions = left(verifier);
    const auto yes = static_cast<std::uint64_t>(
        std::ranges::count_if(functions, [&](Function function) { return codesOf(function).has(proposal); }));
    return 2'000'000 * yes * (functions.size() - yes) / functions.size();
}

std::uint64_t Notes::gain(Code proposal) const {
    std::array<std::uint64_t, mostVerifiers> gains{};
    for (int v = 0; v < verifiers_; ++v) gains[static_cast<std::size_t>(v)] = gain(v, proposal);
    std::uint64_t sum = 0;
    for (int question = 0; question < mostQuestionsInRound; ++question)
        sum += std::exchange(*std::ranges::max_element(gains), 0);
    return sum;
}

Code Notes::proposal() const {
    Code best;
    std::uint64_t most = 0;
    forEachCode(CodeSet::all(), [&](Code proposal) {
        const std::uint64_t total = gain(proposal);
        if (total <= most) return;
        most = total;
        best = proposal;
    });
    return best;
}

int Notes::verifier(Code proposal, unsigned open) const {
    int best = -1;
    std::uint64_t most = 0;
    for (int v = 0; v < verifiers_; ++v) {
        if ((open >> v & 1) == 0 || gain(v, proposal) <= most) continue;
        most = gain(v, proposal);
        best = v;
    }
    return best;
}

}  // namespace parlour::turing_machine
