// How the three minds think.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/mind.h"

#include "games/turing_machine/notes.h"

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

class Careless final : public Mind {
public:
    explicit Careless(const Layout& layout) : blank_(layout) {}

    std::optional<Advice> next(const Position& position, std::optional<Code> composed) override {
        Notes notes = blank_;
        for (const Answer& answer : position.answers) notes.hear(answer);
        if (notes.codes().isSingle()) return {};
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
        const bool hasOwnWay = means_.first != 0 && position.answers.empty() && !composed;
        if (!hasOwnWay && list.size() <= means_.mostWorlds) {
            const Solution solution = solver_.solve(position, means_.effort);
            proven_ = proven_ && solution.optimal;
            const bool suits = !composed || position.askedThisRound > 0 || solution.next->proposal == *composed;
            if (suits) return solution.next;
        }
        proven_ = false;
        return adviceOf(greedyMove(solver_.questions(), list, openRound(position, composed), means_.first));
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
