// Looks for a code that is excluded by both rules together and not by one of them alone.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/atlas/traits.h"

namespace parlour::turing_machine::atlas {
namespace {

/// All ways to choose a criterion of each card so that some code is left.
class Choices {
public:
    explicit Choices(const Worlds& worlds) : rows_(static_cast<std::size_t>(worlds.verifiers())) {
        for (const Selection& selection : worlds.selections()) known_.add(selection.code);
        for (std::size_t row = 0; row < rows_; ++row) functions_[row] = functionsOn(worlds.layout().cards[row][0]);
    }

    /// Whether one that is good leaves a code that no world has. `isGood(left, others)` is told the codes that are left
    /// and, for each row, those that the others leave.
    template <class IsGood>
    bool anyNewCode(IsGood isGood) {
        return extend(0, CodeSet::all(), isGood);
    }

private:
    template <class IsGood>
    bool extend(std::size_t row, CodeSet left, IsGood isGood) {
        if (left.without(known_).empty()) return false;
        if (row == rows_ || row == mostVerifiers) return isGood(left, std::span(others_[row]).first(rows_));
        for (const Function function : functions_[row]) {
            const CodeSet codes = codesOf(function);
            const CodeSet then = left & codes;
            if (then.empty()) continue;
            for (std::size_t i = 0; i < row; ++i) others_[row + 1][i] = others_[row][i] & codes;
            others_[row + 1][row] = left;
            if (extend(row + 1, then, isGood)) return true;
        }
        return false;
    }

    std::size_t rows_;
    CodeSet known_;
    std::array<std::span<const Function>, mostVerifiers> functions_;
    std::array<std::array<CodeSet, mostVerifiers>, mostVerifiers + 1> others_{};
};

}  // namespace

bool needsUniqueness(const Worlds& worlds) {
    return Choices(worlds).anyNewCode([](CodeSet left, std::span<const CodeSet> others) {
        for (const CodeSet& other : others)
            if (other == left) return false;
        return true;
    });
}

bool needsSuperfluity(const Worlds& worlds) {
    return Choices(worlds).anyNewCode([](CodeSet left, std::span<const CodeSet>) { return left.isSingle(); });
}

}  // namespace parlour::turing_machine::atlas
