// The MACHINE at play. It sees what a player sees and asks the problem for answers.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/machine.h"

#include <algorithm>

namespace parlour::turing_machine {
namespace {

/// Keeps, for each verifier on its own, the criteria that fit its answers. A code is possible while every verifier
/// still has a criterion that accepts it.
class CarelessPlayer {
public:
    explicit CarelessPlayer(const Layout& layout) : verifiers_(layout.verifiers) {
        for (int verifier = 0; verifier < verifiers_; ++verifier) {
            for (int row = 0; row < verifiers_; ++row) {
                if (layout.mode != Mode::nightmare && row != verifier) continue;
                for (const Option& option : optionsOf(layout, row)) add(verifier, option.function);
            }
        }
    }

    bool knowsCode() const { return possibleCodes().isSingle(); }

    /// The proposal whose three best questions strike out most criteria, on average.
    Code propose() const {
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
    int choose(Code proposal, unsigned open) const {
        int best = -1;
        std::uint64_t most = 0;
        for (int v = 0; v < verifiers_; ++v) {
            if ((open >> v & 1) == 0 || gain(v, proposal) <= most) continue;
            most = gain(v, proposal);
            best = v;
        }
        return best;
    }

    void hear(const Answer& answer) {
        std::erase_if(left_[answer.verifier],
                      [&](Function function) { return codesOf(function).has(answer.proposal) != answer.yes; });
    }

private:
    void add(int verifier, Function function) {
        auto& functions = left_[static_cast<std::size_t>(verifier)];
        if (std::ranges::find(functions, function) == functions.end()) functions.push_back(function);
    }

    CodeSet possibleCodes() const {
        CodeSet codes = CodeSet::all();
        for (int v = 0; v < verifiers_; ++v) {
            CodeSet accepted;
            for (const Function function : left_[static_cast<std::size_t>(v)]) accepted = accepted | codesOf(function);
            codes = codes & accepted;
        }
        return codes;
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

/// Asks the problem and keeps the score.
class Asking {
public:
    explicit Asking(const Problem& problem) : problem_(problem) {}

    Answer ask(Code proposal, int verifier, bool newRound) {
        const Answer answer{proposal, static_cast<std::uint8_t>(verifier), problem_.answer(verifier, proposal)};
        play.answers.push_back(answer);
        play.score.rounds += newRound ? 1 : 0;
        ++play.score.questions;
        return answer;
    }

    MachinePlay play;

private:
    const Problem& problem_;
};

MachinePlay playCareless(const Problem& problem) {
    CarelessPlayer player(problem.layout);
    Asking asking(problem);
    while (!player.knowsCode()) {
        const Code proposal = player.propose();
        unsigned open = (1U << problem.layout.verifiers) - 1;
        for (int asked = 0; asked < mostQuestionsInRound && !player.knowsCode(); ++asked) {
            const int verifier = player.choose(proposal, open);
            if (verifier < 0) break;
            player.hear(asking.ask(proposal, verifier, asked == 0));
            open &= ~(1U << verifier);
        }
    }
    return asking.play;
}

MachinePlay playThorough(const Problem& problem) {
    const Worlds worlds(problem.layout);
    const Questions questions(worlds);
    std::vector<std::uint32_t> list(worlds.size());
    for (std::uint32_t world = 0; world < worlds.size(); ++world) list[world] = world;
    Asking asking(problem);
    for (OpenRound round; !questions.sameCode(list);) {
        const Move move = greedyMove(questions, list, round);
        const Answer answer = asking.ask(Code{static_cast<std::uint8_t>(move.proposal)}, move.verifier, move.newRound);
        std::erase_if(list, [&](std::uint32_t world) {
            return (questions.answersTo(move.proposal)[world] >> move.verifier & 1) != (answer.yes ? 1 : 0);
        });
        round = round.after(move, questions.verifiers());
    }
    return asking.play;
}

MachinePlay playPerfect(const Problem& problem, const Effort& effort) {
    Solver solver(problem.layout);
    Asking asking(problem);
    Position position{.layout = problem.layout, .answers = {}, .askedThisRound = 0};
    for (;;) {
        const Solution solution = solver.solve(position, effort);
        asking.play.proven = asking.play.proven && solution.optimal;
        if (!solution.next) return asking.play;
        const Advice& next = *solution.next;
        position.answers.push_back(asking.ask(next.proposal, next.verifier, next.newRound));
        position.askedThisRound = next.newRound ? 1 : position.askedThisRound + 1;
    }
}

}  // namespace

MachinePlay playMachine(const Problem& problem, Strength strength, const Effort& effort) {
    switch (strength) {
        case Strength::careless:
            return playCareless(problem);
        case Strength::thorough:
            return playThorough(problem);
        case Strength::perfect:
            return playPerfect(problem, effort);
    }
    return {};
}

}  // namespace parlour::turing_machine
