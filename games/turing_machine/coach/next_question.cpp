// Asks the solver, for as long as a person waits without noticing.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/next_question.h"

namespace parlour::turing_machine::coach {
namespace {

constexpr std::uint64_t mostNodes = 300;
constexpr std::size_t mostWorlds = 1200;  // above, what tells most now is advised

Mean meanOf(const Fraction& fraction) {
    return {static_cast<std::uint32_t>(fraction.numerator), static_cast<std::uint32_t>(fraction.denominator)};
}

/// The verifiers that can be asked about a proposal now: all, if it begins a round.
unsigned openTo(const OpenRound& round, Code proposal, int verifiers) {
    if (round.begins()) return (1U << verifiers) - 1;
    return round.proposal == proposal.index ? round.open : 0;
}

}  // namespace

Left leftIn(const Worlds& worlds, WorldList list) {
    CodeSet codes;
    for (const std::uint32_t world : list) codes.add(worlds.codeOf(world));
    Left left{static_cast<std::uint32_t>(list.size()), static_cast<std::uint8_t>(codes.size()), {}};
    if (codes.isSingle()) left.code = codes.first();
    return left;
}

QuestionWorth worthOf(const Worlds& worlds, WorldList list, Code proposal, int verifier, bool newRound) {
    std::array<std::vector<std::uint32_t>, 2> parts;
    for (const std::uint32_t world : list)
        parts[codesOf(worlds.functionOf(world, verifier)).has(proposal) ? 1 : 0].push_back(world);
    return {proposal, Verifier(verifier), newRound, leftIn(worlds, parts[1]), leftIn(worlds, parts[0])};
}

NextQuestion nextQuestion(const Position& position, std::optional<Code> own) {
    Solver solver(position.layout, std::size_t{64} << 20);
    const Worlds& worlds = solver.worlds();
    const std::vector<std::uint32_t> list = fitting(worlds, position.answers);
    NextQuestion next{
        .now = leftIn(worlds, list), .best = {}, .rounds = {}, .questions = {}, .proven = true, .mine = {}};
    if (list.empty()) return next;
    const OpenRound round = roundOf(position);
    if (!next.now.code) {
        if (list.size() <= mostWorlds) {
            const Solution solution =
                solver.solve(position, {.mostNodes = mostNodes, .keepGoing = {}, .lookAhead = false});
            next.rounds = meanOf(solution.upper.rounds), next.questions = meanOf(solution.upper.questions);
            next.proven = solution.optimal;
            next.best =
                worthOf(worlds, list, solution.next->proposal, solution.next->verifier, solution.next->newRound);
        } else {
            const Move move = greedyMove(solver.questions(), list, round);
            next.proven = false;
            next.best =
                worthOf(worlds, list, Code{static_cast<std::uint8_t>(move.proposal)}, move.verifier, move.newRound);
        }
    }
    if (!own) return next;
    const unsigned open = openTo(round, *own, worlds.verifiers());
    for (int verifier = 0; verifier < worlds.verifiers(); ++verifier)
        if ((open >> verifier & 1) != 0) next.mine.push_back(worthOf(worlds, list, *own, verifier, round.begins()));
    return next;
}

}  // namespace parlour::turing_machine::coach
