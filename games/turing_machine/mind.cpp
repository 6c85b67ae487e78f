// How the three minds think.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/mind.h"

#include <algorithm>

namespace parlour::turing_machine {
namespace {

/// The round as it stands, where nothing may have been asked yet about what was composed.
OpenRound openRound(const Position& position, std::optional<Code> composed) {
    if (!composed || position.askedThisRound != 0) return roundOf(position);
    return {composed->index, (1U << position.layout.verifiers) - 1, mostQuestionsInRound};
}

Advice adviceOf(const Move& move) {
    return {Code{static_cast<std::uint8_t>(move.proposal)}, move.verifier, move.newRound};
}

// ---- Careless ----------------------------------------------------------------------------------------

/// Keeps, for each verifier on its own, the criteria that fit its answers. A code is possible while every verifier
/// still has a criterion that accepts it.
class Notes {
public:
    explicit Notes(const Layout& layout) : verifiers_(layout.verifiers) {
        for (int verifier = 0; verifier < verifiers_; ++verifier) {
            for (int row = 0; row < verifiers_; ++row) {
                if (layout.mode != Mode::nightmare && row != verifier) continue;
                for (const RowCriterion& criterion : criteriaOfRow(layout, row)) add(verifier, criterion.function);
            }
        }
    }

    void hear(const Answer& answer) {
        std::erase_if(left_[answer.verifier],
                      [&](Function function) { return codesOf(function).has(answer.proposal) != answer.yes; });
    }

    bool knowCode() const {
        CodeSet codes = CodeSet::all();
        for (int v = 0; v < verifiers_; ++v) {
            CodeSet accepted;
            for (const Function function : left_[static_cast<std::size_t>(v)]) accepted = accepted | codesOf(function);
            codes = codes & accepted;
        }
        return codes.isSingle();
    }

    /// The proposal whose three best questions strike out most criteria, on average.
    Code proposal() const {
        Code best;
        std::uint64_t most = 0;
        forEachCode(CodeSet::all(), [&](Code proposal) {
            std::array<std::uint64_t, mostVerifiers> gains{};
            for (int v = 0; v < verifiers_; ++v) gains[static_cast<std::size_t>(v)] = gain(v, proposal);
            std::ranges::sort(gains, std::greater{});
            const std::uint64_t total = gains[0] + gains[1] + gains[2];
            if (total <= most) return;
            most = total;
            best = proposal;
        });
        return best;
    }

    /// The open verifier that tells most about the proposal, or -1 if none tells anything.
    int verifier(Code proposal, unsigned open) const {
        int best = -1;
        std::uint64_t most = 0;
        for (int v = 0; v < verifiers_; ++v) {
            if ((open >> v & 1) == 0 || gain(v, proposal) <= most) continue;
            most = gain(v, proposal);
            best = v;
        }
        return best;
    }

private:
    void add(int verifier, Function function) {
        auto& functions = left_[static_cast<std::size_t>(verifier)];
        if (std::ranges::find(functions, function) == functions.end()) functions.push_back(function);
    }

    /// How many criteria the question strikes out on average, in millionths.
    std::uint64_t gain(int verifier, Code proposal) const {
        const auto& functions = left_[static_cast<std::size_t>(verifier)];
        const auto yes = static_cast<std::uint64_t>(
            std::ranges::count_if(functions, [&](Function function) { return codesOf(function).has(proposal); }));
        return 2'000'000 * yes * (functions.size() - yes) / functions.size();
    }

    int verifiers_;
    std::array<std::vector<Function>, mostVerifiers> left_;
};

class Careless final : public Mind {
public:
    explicit Careless(const Layout& layout) : blank_(layout) {}

    std::optional<Advice> next(const Position& position, std::optional<Code> composed) override {
        Notes notes = blank_;
        for (const Answer& answer : position.answers) notes.hear(answer);
        if (notes.knowCode()) return {};
        const OpenRound round = openRound(position, composed);
        if (!round.begins()) {
            const Code proposal{static_cast<std::uint8_t>(round.proposal)};
            if (const int verifier = notes.verifier(proposal, round.open); verifier >= 0)
                return Advice{proposal, verifier, false};
        }
        const Code proposal = notes.proposal();
        return Advice{proposal, notes.verifier(proposal, (1U << position.layout.verifiers) - 1), true};
    }

private:
    Notes blank_;
};

// ---- Thorough and perfect ----------------------------------------------------------------------------

class Thorough final : public Mind {
public:
    explicit Thorough(const Layout& layout) : worlds_(layout), questions_(worlds_) {}

    std::optional<Advice> next(const Position& position, std::optional<Code> composed) override {
        const std::vector<std::uint32_t> list = fitting(worlds_, position.answers);
        if (questions_.sameCode(list)) return {};
        return adviceOf(greedyMove(questions_, list, openRound(position, composed)));
    }

private:
    Worlds worlds_;
    Questions questions_;
};

class Perfect final : public Mind {
public:
    Perfect(const Layout& layout, Means means) : solver_(layout, means.mostBytes), means_(std::move(means)) {}

    std::optional<Advice> next(const Position& position, std::optional<Code> composed) override {
        const std::vector<std::uint32_t> list = fitting(solver_.worlds(), position.answers);
        if (solver_.questions().sameCode(list)) return {};
        if (list.size() <= means_.mostWorlds) {
            const Solution solution = solver_.solve(position, means_.effort);
            proven_ = proven_ && solution.optimal;
            const bool suits = !composed || position.askedThisRound > 0 || solution.next->proposal == *composed;
            if (suits) return solution.next;
        }
        proven_ = false;
        return adviceOf(greedyMove(solver_.questions(), list, openRound(position, composed)));
    }
    bool isProven() const override { return proven_; }

private:
    Solver solver_;
    Means means_;
    bool proven_ = true;
};

}  // namespace

std::unique_ptr<Mind> newMind(const Layout& layout, Strength strength, const Means& means) {
    switch (strength) {
        case Strength::careless:
            return std::make_unique<Careless>(layout);
        case Strength::thorough:
            return std::make_unique<Thorough>(layout);
        case Strength::perfect:
            return std::make_unique<Perfect>(layout, means);
    }
    return {};
}

}  // namespace parlour::turing_machine
