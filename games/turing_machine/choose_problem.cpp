// A problem by its printed number, its code, or the cards and numbers of a box; what is wrong with it is known here,
// and told whole. SPDX-License-Identifier: MIT
#include "games/turing_machine/choose_problem.h"

#include "games/turing_machine/generate.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/share_code.h"

namespace parlour::turing_machine {
namespace {

OrFault<Problem> fromBox(const ProblemChoice& choice) {
    std::vector<int> first, second, numbers(choice.numbers.begin(), choice.numbers.end());
    for (std::size_t i = 0; i < choice.cards.size(); ++i)
        (choice.mode == Mode::extreme && i % 2 == 1 ? second : first).push_back(choice.cards[i]);  // M-C7
    return problemFromNumbers(layoutOf(choice.mode, first, second), numbers);
}

OrRefusal<Problem> named(const ProblemChoice& choice) {
    if (choice.printed) {  // M-C9
        if (const PrintedProblem* printed = printedProblem(*choice.printed)) return problemOf(*printed);
        return std::unexpected(Refusal{"M-C9", "noSuchProblem", "the printed problems are 1 to 20"});
    }
    if (choice.code) {
        if (auto problem = problemFromShareCode(*choice.code)) return *std::move(problem);
        return std::unexpected(Refusal{"M-C10", "noSuchCode", "no problem has that code; look for a typing error"});
    }
    auto problem = fromBox(choice);
    if (problem) return *std::move(problem);
    return std::unexpected(
        Refusal{"M-C5", "numbers", "these cards and numbers make no valid problem", ": " + problem.error().says});
}

int waysToName(const ProblemChoice& choice) {
    return (choice.printed ? 1 : 0) + (choice.code ? 1 : 0) + (choice.cards.empty() ? 0 : 1);
}

}  // namespace

MaybeRefusal whyNotProblem(const ProblemChoice& choice) {
    if (waysToName(choice) > 1)
        return Veto{"M-C10", "oneWay", "name the problem in one way: printed, code, or cards with numbers"};
    if (choice.cards.empty() != choice.numbers.empty())
        return Veto{"M-C10", "together", "cards and numbers go together"};
    if (choice.printed && choice.mode != Mode::classic)
        return Veto{"M-C9", "classic", "the printed problems are classic"};
    if (waysToName(choice) == 1)
        if (auto problem = named(choice); !problem) return std::move(problem.error());
    if (choice.verifiers < fewestVerifiers || choice.verifiers > mostVerifiers)
        return Veto{"M-C3", "verifiers", "a machine has 4, 5 or 6 verifiers"};
    return {};
}

Problem problemFor(const ProblemChoice& choice, Chance& chance) {
    if (waysToName(choice) == 1) return *named(choice);
    return generate(choice.mode, choice.verifiers, choice.difficulty, [&](int n) { return chance.below(n); });  // M-C10
}

}  // namespace parlour::turing_machine
