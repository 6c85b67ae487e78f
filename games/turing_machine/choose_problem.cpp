// A problem by its printed number, its code, or the cards and numbers of a box; what is wrong with it is known here,
// and told whole. SPDX-License-Identifier: MIT
#include "games/turing_machine/choose_problem.h"

#include "games/turing_machine/generate.h"
#include "games/turing_machine/grade.h"
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
    if (choice.level && (*choice.level < 1 || *choice.level > levelCount))
        return Veto{"M-C10", "level", "levels of difficulty are 1 to 5"};
    if (choice.level &&
        (*choice.level < lowestLevel(choice.mode, choice.verifiers) || *choice.level > highestLevel(choice.mode)))
        return Veto{"M-C10", "levelOfMode", "the cards of this mode are never that easy, or that hard"};
    if (choice.obvious && choice.level)
        return Veto{"M-C10", "obviousLevel", "what needs no question has no level of difficulty"};
    if (choice.obvious && choice.mode == Mode::extreme)
        return Veto{"M-C10", "obvious", "in extreme the cards hardly ever tell the code by themselves"};
    return {};
}

Problem problemFor(const ProblemChoice& choice, Chance& chance) {
    if (waysToName(choice) == 1) return *named(choice);
    const Below below = [&](int n) { return chance.below(n); };  // M-C10
    if (choice.obvious) return generateObvious(choice.mode, choice.verifiers, choice.difficulty, below);
    if (choice.level) return generateOfLevel(choice.mode, choice.verifiers, *choice.level, below);
    return generate(choice.mode, choice.verifiers, choice.difficulty, below);
}

}  // namespace parlour::turing_machine
