// Filters worlds by answers and sums up what the rest have in common.
// Outside nightmare an answer strikes out criteria before any world is built.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/deduce.h"

#include <algorithm>
#include <numeric>

namespace parlour::turing_machine {
namespace {

bool fits(Function function, int verifier, std::span<const Answer> answers) {
    return std::ranges::all_of(answers, [&](const Answer& answer) {
        return answer.verifier != verifier || codesOf(function).has(answer.proposal) == answer.yes;
    });
}

PossibleWorlds nightmareWorlds(const Layout& layout, std::span<const Answer> answers) {
    PossibleWorlds possible{Worlds(layout), {}};
    std::array<std::array<bool, functionCount>, mostVerifiers> fitting{};
    for (int verifier = 0; verifier < layout.verifiers; ++verifier) {
        for (int function = 0; function < functionCount; ++function) {
            fitting[static_cast<std::size_t>(verifier)][static_cast<std::size_t>(function)] =
                fits(static_cast<Function>(function), verifier, answers);
        }
    }
    const Worlds& universe = possible.universe;
    for (std::uint32_t world = 0; world < universe.size(); ++world) {
        bool fitsAll = true;
        for (int verifier = 0; verifier < layout.verifiers && fitsAll; ++verifier) {
            fitsAll = fitting[static_cast<std::size_t>(verifier)][universe.functionOf(world, verifier)];
        }
        if (fitsAll) possible.worlds.push_back(world);
    }
    return possible;
}

}  // namespace

std::optional<std::string> whyNot(const Position& position) {
    if (auto reason = whyNot(position.layout)) return reason;
    for (const Answer& answer : position.answers) {
        if (answer.verifier >= position.layout.verifiers) {
            return "There is no verifier " + std::string(1, letterOf(answer.verifier)) + " here.";
        }
    }
    const int asked = position.askedThisRound;
    if (asked < 0 || asked > mostQuestionsInRound || asked > static_cast<int>(position.answers.size())) {
        return "A round has at most 3 questions.";  // M-R2
    }
    const std::span round = std::span(position.answers).last(static_cast<std::size_t>(asked));
    for (std::size_t i = 1; i < round.size(); ++i) {
        if (round[i].proposal != round[0].proposal) return "A round has one proposal.";  // M-R1
        for (std::size_t j = 0; j < i; ++j) {
            if (round[i].verifier == round[j].verifier) return "A verifier answers once in a round.";  // M-R2
        }
    }
    return std::nullopt;
}

PossibleWorlds possibleWorlds(const Layout& layout, std::span<const Answer> answers) {
    if (layout.mode == Mode::nightmare && !answers.empty()) return nightmareWorlds(layout, answers);
    Places places{};
    for (int row = 0; row < layout.verifiers; ++row) {
        const std::vector<RowCriterion> options = criteriaOfRow(layout, row);
        for (std::size_t place = 0; place < options.size(); ++place) {
            if (!fits(options[place].function, row, answers)) continue;
            places[static_cast<std::size_t>(row)] |= std::uint32_t{1} << place;
        }
    }
    PossibleWorlds possible{Worlds(layout, places), {}};
    possible.worlds.resize(possible.universe.size());
    std::iota(possible.worlds.begin(), possible.worlds.end(), 0U);
    return possible;
}

Deduction deduce(const PossibleWorlds& possible) {
    const Worlds& universe = possible.universe;
    Deduction deduction;
    deduction.worlds = static_cast<std::uint32_t>(possible.worlds.size());
    std::array<CodeSet, mostVerifiers> always{};
    always.fill(CodeSet::all());
    for (const std::uint32_t world : possible.worlds) {
        const Selection& selection = universe.selectionOf(world);
        deduction.codes.add(selection.code);
        for (std::size_t verifier = 0; verifier < universe.layout().verifiers; ++verifier) {
            const auto row = static_cast<std::size_t>(universe.rowOf(world, static_cast<int>(verifier)));
            std::uint32_t& places = deduction.possible[verifier][row];
            const std::uint32_t place = std::uint32_t{1} << selection.places[row];
            if ((places & place) != 0) continue;
            places |= place;
            const CodeSet codes = codesOf(selection.functions[row]);
            deduction.telling[verifier] = deduction.telling[verifier] | codes;
            always[verifier] = always[verifier] & codes;
        }
    }
    for (std::size_t verifier = 0; verifier < universe.layout().verifiers; ++verifier) {
        deduction.telling[verifier] = deduction.telling[verifier].without(always[verifier]);
    }
    return deduction;
}

Deduction deduce(const Layout& layout, std::span<const Answer> answers) {
    return deduce(possibleWorlds(layout, answers));
}

}  // namespace parlour::turing_machine
